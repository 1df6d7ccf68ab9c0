import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#test/programs/free-port.ts'
import { newcomer } from '#test/people/people.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { childrenOf } from '#test/programs/children-of.ts'
import { runProgram, temporaryFolder, usedFolder } from '#test/programs/program.ts'

// Each starts programs twice.
const POSTS = Array.from({ length: 50 }, (_, at) => `Post ${String(at).padStart(2, '0')} [slow]`)
/** Posts after which processes are killed: others are on their way then, or have arrived without an answer. */
const ENOUGH = 4
const JSON_BODY = { 'content-type': 'application/json' }
/** A connection that is kept would break with its process. */
const NOT_KEPT = { connection: 'close' }

type PublishedRow = { text?: string; status?: string }

async function start(settings: Record<string, string>) {
  const program = runProgram('src/server/commands/main.ts', { DEMO_DATA: 'false', ...settings })
  const address = `http://localhost:${settings.PORT}`
  await program.line(address)
  return { ...program, address }
}

/** Registers a supplier, and returns what calls its endpoints. */
async function newSupplier(address: string) {
  const account = newcomer('supplier')
  const send = (path: string, body: object, headers = {}) =>
    fetch(address + path, { method: 'POST', headers: { ...JSON_BODY, ...NOT_KEPT, ...headers }, body: JSON.stringify(body) })
  await send('/api/register', account)
  const login = await send('/api/login', account)
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  const { user } = (await login.json()) as { user: { supplierId: number } }
  const url = (path: string) => `/api/suppliers/${user.supplierId}/${path}`
  return {
    /** Schedules the posts, which are due as soon as they are there. */
    async schedule() {
      const scheduledFor = new Date(Date.now() + 4_000).toISOString()
      const posts = POSTS.map((content) => ({ platform: 'facebook', content, scheduledFor }))
      expect((await send(url('social-posts/together'), { posts }, { cookie })).status).toBe(201)
    },
    list: async (path: 'social-posts' | 'social-feed') =>
      (await (await fetch(`${address}${url(path)}?limit=100`, { headers: { cookie, ...NOT_KEPT } })).json()) as PublishedRow[],
  }
}
type Supplier = Awaited<ReturnType<typeof newSupplier>>

const untilSome = async ({ list }: Supplier) =>
  await expect.poll(async () => (await list('social-feed')).length, { interval: 20 }).toBeGreaterThan(ENOUGH)

async function expectAllOnce({ list }: Supplier) {
  const open = async () => (await list('social-posts')).filter(({ status }) => status !== 'posted').length
  await expect.poll(open, { interval: 200 }).toBe(0)
  expect((await list('social-feed')).map(({ text }) => text).toSorted()).toEqual(POSTS)
}

describe('A process that is killed while it publishes fifty posts', () => {
  test('after its restart on the embedded database every post is published exactly once', async () => {
    const settings = { DATA_DIR: await usedFolder(), PORT: String(await freePort()) }
    const killed = await start(settings)
    const beans = await newSupplier(killed.address)
    await beans.schedule()
    await untilSome(beans)
    killed.signal('SIGKILL')
    await killed.exit
    const { signal, exit } = await start(settings)
    await expectAllOnce(beans)
    signal('SIGTERM')
    expect(await exit).toBe(0)
  })

  describe.skipIf(!hasPostgres())(`on a database server${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
    let server: { url: string; stop(): Promise<void> }
    beforeAll(async () => void (server = (await startPostgres())!))
    afterAll(() => server.stop())

    test('or two that share the work, those that replace them go on, and every post is published exactly once', async () => {
      const secret = { SESSION_SECRET: 'the secret of a site that is under test' }
      const settings = { DATA_DIR: await temporaryFolder(), PORT: String(await freePort()), WEB_CONCURRENCY: '2', ...secret }
      const { address, pid, signal, exit } = await start({ ...settings, DATABASE_URL: server.url })
      const beans = await newSupplier(address)
      await beans.schedule()
      await untilSome(beans)
      const workers = childrenOf({ pid })
      expect(workers).toHaveLength(2)
      for (const worker of workers) process.kill(worker, 'SIGKILL')
      const answers = () =>
        fetch(`${address}/healthz`, { headers: NOT_KEPT }).then(
          () => true,
          () => false,
        )
      await expect.poll(answers).toBe(true)
      await expectAllOnce(beans)
      signal('SIGTERM')
      expect(await exit).toBe(0)
    })
  })
})
