import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { freePort } from '#test/programs/free-port.ts'
import { emailsIn } from '#test/app/outbox.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { childrenOf } from '#test/programs/children-of.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/programs/program.ts'

// Each starts programs and sends a thousand emails.
const SUBJECT = 'A letter to a thousand'
const RECEIVERS = Array.from({ length: 1000 }, (_, at) => `reader-${String(at).padStart(3, '0')}@readers.example`)
/** Emails after which processes are killed: some batches are queued then, others are not, and most emails have not left. */
const ENOUGH = 4
const OWNER = { OWNER_EMAIL: 'boss@backdock.example', OWNER_PASSWORD: 'seven green crates' }
const JSON_BODY = { 'content-type': 'application/json' }
/** A connection that is kept would break with its process. */
const NOT_KEPT = { connection: 'close' }

/** Adds the receivers, and others who must get nothing. */
const SUBSCRIBE = `insert into newsletter_subscribers (email, confirmed_at, removed_at)
  select r, now(), null from unnest($1::text[]) r
  union all values ('unconfirmed@readers.example', null, null), ('removed@readers.example', now(), now())`

async function start(settings: Record<string, string>) {
  const program = runProgram('src/server/commands/main.ts', { DEMO_DATA: 'false', ...OWNER, ...settings })
  const address = `http://localhost:${settings.PORT}`
  await program.line(address)
  return { ...program, address }
}

/** Signs in and returns what calls the owner's endpoints. */
async function signedIn(address: string) {
  const body = JSON.stringify({ email: OWNER.OWNER_EMAIL, password: OWNER.OWNER_PASSWORD })
  const login = await fetch(`${address}/api/login`, { method: 'POST', headers: { ...JSON_BODY, ...NOT_KEPT }, body })
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  const { ownerToken } = (await (await fetch(`${address}/api/me`, { headers: { cookie, ...NOT_KEPT } })).json()) as { ownerToken: string }
  const headers = { cookie, 'x-owner-authorization': ownerToken, ...JSON_BODY, ...NOT_KEPT }
  return async (method: string, path: string, input?: object) => {
    const response = await fetch(`${address}/api/admin/newsletter-issues${path}`, {
      method,
      headers,
      ...(input && { body: JSON.stringify(input) }),
    })
    expect(response.status).toBeLessThan(300)
    return (await response.json()) as { id: string; status: string; queued: number; waiting: number }
  }
}

/** Writes an issue and begins its sending. */
async function begin(address: string): Promise<string> {
  const call = await signedIn(address)
  const { id } = await call('POST', '', { subject: SUBJECT, introduction: 'Hello', resourceIds: ['supplier-scorecard'] })
  await call('POST', `/${id}/send`, {})
  return id
}

const untilSome = async (dataDir: string) =>
  await expect.poll(async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length, { interval: 10 }).toBeGreaterThan(ENOUGH)

/** Expects the sending to go on to its end, and every receiver to have got one email. */
async function expectAllOnce({ address, id, dataDir }: { address: string; id: string; dataDir: string }) {
  const call = await signedIn(address)
  const progress = async () => {
    const { status, queued, waiting } = await call('GET', `/${id}`)
    return { status, queued, waiting }
  }
  await expect.poll(progress, { interval: 200 }).toEqual({ status: 'sent', queued: RECEIVERS.length, waiting: 0 })
  const letters = (await emailsIn(dataDir)).filter(({ subject }) => subject === SUBJECT)
  expect(letters.map(({ to }) => to![0]!.address!).toSorted()).toEqual(RECEIVERS)
}

describe('A process that is killed while it sends an issue to a thousand addresses', () => {
  test('after its restart on the embedded database every address has got it exactly once', async () => {
    const dataDir = await usedFolder()
    const embedded = await openEmbedded({ dataDir })
    const pool = createPool(embedded.pool)
    await pool.query(SUBSCRIBE, [RECEIVERS])
    await pool.end()
    await embedded.close()
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) }
    const killed = await start(settings)
    const id = await begin(killed.address)
    await untilSome(dataDir)
    killed.signal('SIGKILL')
    await killed.exit
    expect((await emailsIn(dataDir)).length).toBeLessThan(RECEIVERS.length)
    const { address, signal, exit } = await start(settings)
    await expectAllOnce({ address, id, dataDir })
    signal('SIGTERM')
    expect(await exit).toBe(0)
  })

  describe.skipIf(!hasPostgres())(`on a database server${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
    let server: { url: string; stop(): Promise<void> }
    beforeAll(async () => void (server = (await startPostgres())!))
    afterAll(() => server.stop())

    test('or two that share the work, those that replace them go on, and every address has got it exactly once', async () => {
      const dataDir = await temporaryFolder()
      const secret = { SESSION_SECRET: 'the secret of a site that is under test' }
      const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL: server.url, WEB_CONCURRENCY: '2', ...secret }
      const { address, pid, signal, exit } = await start(settings)
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(SUBSCRIBE, [RECEIVERS])
      await client.end()
      const id = await begin(address)
      await untilSome(dataDir)
      const workers = childrenOf({ pid })
      expect(workers).toHaveLength(2)
      for (const worker of workers) process.kill(worker, 'SIGKILL')
      const answers = () =>
        fetch(`${address}/healthz`, { headers: NOT_KEPT }).then(
          () => true,
          () => false,
        )
      await expect.poll(answers).toBe(true)
      await expectAllOnce({ address, id, dataDir })
      signal('SIGTERM')
      expect(await exit).toBe(0)
    })
  })
})
