import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import type { Email } from 'postal-mime'
import { addressOf, type AnyEndpoint, type Output, type Sent } from '#contract/endpoint.ts'
import { compose, type ComposeOptions, type App as Composed } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { databaseOf } from '#server/db/database.ts'
import { copiedDatabase } from './database-server.ts'
import { emailsIn } from './outbox.ts'
import { template } from './template.ts'

export type TestApp = Composed & {
  /** Calls an endpoint over HTTP; a refusal throws `status: body`, as in the browser. */
  call<E extends AnyEndpoint>(endpoint: E, input: Sent<E>, headers?: Record<string, string>): Promise<Output<E>>
  /** A listing of its own name and address. */
  supplier(fields?: Record<string, unknown>): Promise<{ id: number; email: string }>
  /** Every email in the outbox, oldest first, once nothing is left to deliver; one that waits for its time is not. */
  emails(): Promise<Email[]>
}

/**
 * The whole application on a copy of the migrated database, in a folder of its own: on a server in the project "server", else embedded
 * (vitest.config.ts). `settings` are environment variables, `logTo` takes
 * the lines of its log, which are on stderr else.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
  { logTo, ...choices }: Pick<ComposeOptions, 'now' | 'onDemoOwner' | 'addRoutes'> & { logTo?: DestinationStream } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-test-'))
  const address = settings.DATABASE_URL ?? (await copiedDatabase())
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'false', ...(address && onServer(address)), ...settings })
  const database = address ? {} : { database: databaseOf(await openEmbedded({ dataDir: null, loadFrom: await template() })) }
  const app = await compose(config, { ...choices, ...database, log: openLog(config, logTo) })
  const { db } = app.context
  return {
    ...app,
    call: (endpoint, input, headers) => callOn(app, endpoint, input, headers),
    supplier: async (fields = {}) => {
      const name = `Supplier ${randomUUID().slice(0, 8)}`
      const values = { businessName: name, category: 'Coffee' as const, email: `${name.slice(9)}@supplier.example`, ...fields }
      const { id } = await db.insertInto('suppliers').values(values).returning('id').executeTakeFirstOrThrow()
      await app.context.changes.publish(db)
      return { id, email: values.email }
    },
    emails: async () => {
      await delivered(app)
      return emailsIn(folder)
    },
    stop: async () => {
      await app.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const onServer = (address: string) => ({ DATABASE_URL: address, SESSION_SECRET: 'the secret of an app under test' })

async function callOn<E extends AnyEndpoint>({ server }: Composed, endpoint: E, input: Sent<E>, headers = {}): Promise<Output<E>> {
  const { method } = endpoint
  const payload = endpoint.body
    ? Object.fromEntries(Object.keys(endpoint.body.shape).map((name) => [name, (input as Record<string, unknown>)[name]]))
    : undefined
  const response = await server.inject({ method, url: addressOf(endpoint, input), headers, ...(payload && { payload }) })
  if (response.statusCode >= 400) throw new Error(`${response.statusCode}: ${response.body}`)
  const body = response.body === '' ? undefined : response.json()
  return (endpoint.paged ? { items: body, total: Number(response.headers['x-total-count']) } : body) as Output<E>
}

async function delivered({ context: { pool } }: Composed): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(OPEN)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Emails to deliver, but for those that wait for their time, and jobs that may write one. */
const OPEN = `
  select from emails where status = 'queued' and not exists (
    select from jobs.job where name = 'emails' and singleton_key = emails.id::text and state = 'created' and start_after > now())
  union all select from jobs.job where name = 'forgotten-passwords' and state in ('created', 'retry', 'active') limit 1`
