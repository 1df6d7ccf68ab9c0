import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { siteOf } from '#test/app/site-of.ts'
import { collectLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { askServer } from '#test/database/ask-server.ts'
import { hasPostgres, NO_SERVER, startPostgres, startStandby, type PostgresServer } from '#test/database/postgres.ts'
import { triesInTurn } from '#test/clock/turns.ts'
import { newAddress } from '#test/people/new-address.ts'
import { supplier } from '#test/people/people.ts'

const PEOPLE = 10
const WRITES = triesInTurn(200)
const READS_AFTER_EACH = 50

let primary: PostgresServer
let replica: PostgresServer
/** Two processes of one site. */
let apps: TestApp[]
/** Their site: each answers every second request. */
let site: TestApp
let people: Awaited<ReturnType<typeof supplier>>[]
let read = 0

/** How often a process has found the primary silent. */
let silences = 0
async function countSilences({ context }: TestApp): Promise<never> {
  for (;;) await context.replicas!.silence().catch(() => silences++)
}
const isSilent = () => apps.some(({ context }) => context.replicas!.isPrimarySilent())

const summaries = () => apps.map(({ context }) => context.replicas!.summary())
/** What no process caches. */
const item = () => `/api/suppliers/${people[++read % PEOPLE]!.supplierId}`
const readsOf = (app: TestApp) => app.context.replicas!.summary().answered

/** Reads until all processes read from the replica. */
async function untilUsed() {
  await expect.poll(summaries).toEqual(apps.map(() => expect.objectContaining({ used: 1, behind: 0, gone: 0 })))
  for (const app of apps) {
    const before = readsOf(app)
    await expect.poll(async () => ((await app.server.inject(item())).statusCode, readsOf(app))).toBeGreaterThan(before)
  }
}

describe.skipIf(!hasPostgres())(`A site with a replica${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => {
    primary = (await startPostgres())!
    replica = await startStandby(primary)
    const settings = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
      SESSION_SECRET: 'the secret of an app that is under test',
    }
    const start = () => createTestApp(settings, { logTo: collectLog() })
    apps = [await start(), await start()]
    for (const app of apps) void countSilences(app)
    site = siteOf(apps)
    people = []
    for (let each = 0; each < PEOPLE; each++) people.push(await supplier(site))
    return async () => {
      for (const app of apps) await app.stop()
      await replica.stop()
      await primary.stop()
    }
  })

  test('reads public lists and pages from it, and what is private or written from the primary', async () => {
    await untilUsed()
    const app = apps[0]!
    const page = await app.server.inject(`/suppliers?search=nobody${++read}`)
    expect([page.statusCode, page.headers['set-cookie'], page.headers['cache-control']]).toEqual([200, undefined, 'no-cache'])
    const before = summaries()
    expect((await people[0]!.ask({ url: '/api/me' })).json().user).toMatchObject({ role: 'supplier' })
    expect(summaries()).toEqual(before)
  })

  test(
    'shows nobody what was there before their own write, in any process, however far behind the replica is',
    { timeout: 600_000 },
    async () => {
      await askServer(replica.url, 'select pg_wal_replay_pause()')
      let stale = 0
      for (let write = 1; write <= WRITES; write++) {
        const writer = people[write % PEOPLE]!
        const url = `/api/suppliers/${writer.supplierId}`
        const businessName = `Roasters ${write}`
        const saved = await writer.ask({ method: 'PUT', url, payload: { businessName }, remoteAddress: `192.0.2.${write}` })
        expect([write, saved.statusCode]).toEqual([write, 200])
        for (let n = 0; n < READS_AFTER_EACH; n++) {
          const address = n % 10 < 8 ? url : `/api/suppliers?search=roasters&limit=${50 + (n % 3)}`
          const [wasSilent, silencesBefore] = [isSilent(), silences]
          const isFresh = async () => (await writer.ask({ url: address, remoteAddress: newAddress() })).body.includes(`"${businessName}"`)
          if (await isFresh()) continue
          // A primary that a slow machine keeps from answering for a second counts as gone, and then any replica is better than nothing.
          if (!wasSilent && silences === silencesBefore) stale++
          else await vi.waitUntil(isFresh, PATIENCE_MS)
        }
      }
      expect(stale).toBe(0)
      expect(summaries()).toEqual(apps.map(() => expect.objectContaining({ used: 0, behind: 1 })))
      await askServer(replica.url, 'select pg_wal_replay_resume()')
      await untilUsed()
    },
  )

  test('does not take the primary for gone where this process was held up itself', async () => {
    await untilUsed()
    const before = silences
    for (let times = 0; times < 4; times++) {
      // Longer than between two looks: what the primary answers comes while nobody here reads it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100)
      await setImmediate()
    }
    expect(silences).toBe(before)
  })

  test('loses no read when the replica is killed, and reads from it again when it is back', async () => {
    const statuses: number[] = []
    const over = new AbortController()
    const reading = apps.map(async (app) => {
      while (!over.signal.aborted) {
        const url = item()
        statuses.push((await app.server.inject({ url, remoteAddress: `10.${read >> 8}.${read & 255}.1` })).statusCode)
        // What is answered without a wait must not keep everything else waiting.
        await setImmediate()
      }
    })
    const further = async () => {
      const before = statuses.length
      await expect.poll(() => statuses.length).toBeGreaterThan(before + 20)
    }
    try {
      await further()
      await replica.kill()
      await expect.poll(summaries).toEqual(apps.map(() => expect.objectContaining({ gone: 1 })))
      await further()
      await replica.restart()
      await untilUsed()
      await further()
    } finally {
      over.abort()
      await Promise.all(reading)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('is read from the replica alone while the primary is gone', async () => {
    await untilUsed()
    await primary.kill()
    for (const app of apps)
      for (const url of [item(), `/suppliers?search=nobody${++read}`])
        expect([url, (await app.server.inject(url)).statusCode]).toEqual([url, 200])
    await primary.restart()
    await untilUsed()
  })
})
