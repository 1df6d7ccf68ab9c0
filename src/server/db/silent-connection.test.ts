import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { problemOf } from '#server/http/problem-of.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { createTcpProxy, placesOf, type TcpProxy } from '#test/programs/tcp-proxy.ts'
import { createChanges } from './changes.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './db.ts'
import { withoutTimeout } from './session-settings.ts'

let server: { url: string; stop(): Promise<void> }
let proxy: TcpProxy
let address: string

const statusOf = (call: Promise<unknown>) => call.then(() => 200).catch((error) => problemOf(error).status)

describe.skipIf(!hasPostgres())(`A connection that dies silently${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => {
    server = (await startPostgres())!
    const { socketPath, urlAt } = placesOf(server.url)
    proxy = await createTcpProxy(socketPath)
    address = urlAt(proxy.port)
  })
  afterAll(async () => {
    await proxy.cut()
    await server.stop()
  })
  async function open(statementMs: number) {
    const database = await openDatabase({ databaseUrl: address, dataDir: '', statementMs })
    onTestFinished(() => database.close())
    return database
  }

  test('statements on it, in a transaction or not, give up with 503, and the next ones get another connection', async () => {
    const { db, pool } = await open(1_000)
    await sql`select 1`.execute(db)
    proxy.silence()
    expect(await statusOf(sql`select 1`.execute(db))).toBe(503)
    expect(await statusOf(sql`select 1`.execute(db))).toBe(200)
    const inMiddle = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      proxy.silence()
      await sql`select 1`.execute(tx)
    })
    expect(await statusOf(inMiddle)).toBe(503)
    await pool.query('select 1')
    proxy.silence()
    expect(await statusOf(pool.query('select 1'))).toBe(503)
    expect(await statusOf(pool.query('select 1'))).toBe(200)
    expect(pool.totalCount).toBe(1)
  })

  test('a server ends what takes too long and transactions that nothing comes of; a migration may take longer', async () => {
    const { db } = await open(1_000)
    expect(await statusOf(sql`select pg_sleep(60)`.execute(db))).toBe(503)
    const idle = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      const ended = `select count(*)::int as others from pg_stat_activity where state like 'idle in transaction%'`
      await expect.poll(async () => (await sql.raw<{ others: number }>(ended).execute(db)).rows[0]!.others).toBe(0)
      await sql`select 1`.execute(tx)
    })
    expect(await statusOf(idle)).toBe(503)
    await db.transaction().execute((tx) => sql.raw(`${withoutTimeout} select pg_sleep(3)`).execute(tx))
  })

  test('while a server is gone, what is known of it may be shown; once it is back, it is forgotten', async () => {
    const { pool } = await open(1_000)
    const changes = createChanges({ addresses: { url: address, direct: address }, pool }, { heartbeatMs: 100, replyMs: 1_000 })
    onTestFinished(() => changes.stop())
    let forgotten = 0
    changes.listen(() => void forgotten++)
    await expect.poll(changes.isConnected).toBe(true)
    const before = forgotten
    await proxy.cut()
    await expect.poll(changes.isServerGone).toBe(true)
    expect(changes.isConnected()).toBe(false)
    expect(forgotten).toBe(before)
    await proxy.restore()
    await expect.poll(changes.isConnected).toBe(true)
    expect(changes.isServerGone()).toBe(false)
    expect(forgotten).toBeGreaterThan(before)
  })

  test('the listener for changes notices, forgets what it knows and hears of the next change on another connection', async () => {
    const { db, pool } = await open(30_000)
    const changes = createChanges({ addresses: { url: address, direct: address }, pool }, { heartbeatMs: 100, replyMs: 1_000 })
    onTestFinished(() => changes.stop())
    let heard = 0
    changes.listen(() => void heard++)
    await expect.poll(changes.isConnected).toBe(true)
    const before = heard
    proxy.silence()
    await expect.poll(changes.isConnected).toBe(false)
    await expect.poll(changes.isConnected).toBe(true)
    expect(heard).toBeGreaterThan(before)
    const reconnected = heard
    await sql`select pg_notify('public_change', '')`.execute(db)
    await expect.poll(() => heard).toBeGreaterThan(reconnected)
  })
})
