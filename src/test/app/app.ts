import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import type { Email } from 'postal-mime'
import { decodeReading } from '#contract/directory/search-reading.ts'
import { addressOf, type AnyEndpoint, type Output, type CallerInput } from '#contract/endpoint/endpoint.ts'
import { compose, type ComposeOptions, type App as Composed } from '#server/app/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { printingLog } from './log.ts'
import { newAddress } from '#test/people/new-address.ts'
import { outboxIn } from './outbox.ts'
import { giveQueues, keepQueues } from '#test/database/kept-queues.ts'
import { reusedDatabase } from '#test/database/reused-database.ts'

export type TestApp = Composed & {
  /** Calls an endpoint over HTTP; an error response throws `status: body`, as in the browser. */
  call<E extends AnyEndpoint>(endpoint: E, input: CallerInput<E>, headers?: Record<string, string>): Promise<Output<E>>
  /** Inserts a listing with a unique name and email address. */
  supplier(fields?: Record<string, unknown>): Promise<{ id: number; email: string }>
  /** Returns every email in the outbox, oldest first, once all due emails are delivered; those scheduled for later are not included. */
  emails(): Promise<Email[]>
}

/**
 * Creates the whole application on a copy of the migrated database, in a folder of its own: on a database server in the project "server",
 * otherwise embedded (vitest.config.ts). `settings` are environment variables, `logTo` receives the log lines, which
 * otherwise are printed: a test that provokes some reads them. The time of comparisons stands still unless a test gives another clock.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
  {
    logTo = printingLog,
    ...choices
  }: Pick<ComposeOptions, 'now' | 'metrics' | 'onDemoOwner' | 'addRoutes' | 'comparisonClock'> & { logTo?: DestinationStream } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-test-'))
  const outbox = outboxIn(folder)
  const database = settings.DATABASE_URL ? undefined : await reusedDatabase()
  const config = readConfig({
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    ...(database?.addresses && onServer(database.addresses.url)),
    ...settings,
  })
  if (database) await giveQueues(database.pool)
  const app = await compose(config, { comparisonClock: () => 0, ...choices, ...(database && { database }), log: createLog(config, logTo) })
  const { db, pool } = app.context
  if (database) await keepQueues(pool)
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
      return outbox()
    },
    stop: async () => {
      await app.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const onServer = (address: string) => ({ DATABASE_URL: address, SESSION_SECRET: 'the secret of an app that is under test' })

async function callOn<E extends AnyEndpoint>({ server }: Composed, endpoint: E, input: CallerInput<E>, headers = {}): Promise<Output<E>> {
  const { method } = endpoint
  const payload = endpoint.body
    ? Object.fromEntries(Object.keys(endpoint.body.shape).map((name) => [name, (input as Record<string, unknown>)[name]]))
    : undefined
  // Each read comes from an address of its own, so that no limit of searches applies.
  const client = method === 'GET' ? { remoteAddress: newAddress() } : {}
  const response = await server.inject({ method, url: addressOf(endpoint, input), headers, ...client, ...(payload && { payload }) })
  if (response.statusCode >= 400) throw new Error(`${response.statusCode}: ${response.body}`)
  const body = response.body === '' ? undefined : response.json()
  const reading = decodeReading(response.headers['x-search-reading']?.toString() ?? null)
  return (
    endpoint.paged ? { items: body, total: Number(response.headers['x-total-count']), ...(reading && { reading }) } : body
  ) as Output<E>
}

async function delivered({ context: { pool } }: Composed): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(OPEN)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Selects the emails to deliver, except those scheduled for later, and jobs that may enqueue one. */
const OPEN = `
  select from emails where status = 'queued' and (due_at <= now() or attempts > 0)
  union all select from jobs.job where name = 'forgotten-passwords' and state in ('created', 'retry', 'active') limit 1`
