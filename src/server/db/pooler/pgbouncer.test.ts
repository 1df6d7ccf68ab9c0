import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DatabaseUnreachable, openDatabase } from '#server/db/database.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { ALL_KEPT, hearsNotifications, probePooler } from './probe-pooler.ts'
import { hasPgBouncer, NO_POOLER, startPgBouncer } from '#test/database/pgbouncer.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'

const missing = hasPostgres() ? (hasPgBouncer() ? null : NO_POOLER) : NO_SERVER
let server: { url: string; stop(): Promise<void> }

const IGNORED = { refuses: '', forgets: 'options' }
const PROBES = 20

async function behind(pooler: keyof typeof IGNORED) {
  const { url, stop } = await startPgBouncer(server.url, IGNORED[pooler])
  const database = await openDatabase({ databaseUrl: url, directUrl: server.url, dataDir: '' })
  onTestFinished(async () => {
    await database.close()
    await stop()
  })
  return { url, ...database }
}

const SHOWN = sql<{ alike: string; longest: string }>`
  select current_setting('pg_trgm.similarity_threshold') as alike, current_setting('statement_timeout') as longest`
const shown = async (db: Db) => (await SHOWN.execute(db)).rows

describe.skipIf(missing !== null)(`Behind PgBouncer in transaction mode${missing === null ? '' : `: skipped, ${missing}`}`, () => {
  beforeAll(async () => {
    server = (await startPostgres())!
  })
  afterAll(() => server?.stop())

  for (const pooler of ['refuses', 'forgets'] as const) {
    test(`that ${pooler} settings, each statement and each transaction has them, and leaves none behind`, async () => {
      const { db, pool, kept } = await behind(pooler)
      expect(kept).toEqual({ settings: false, statements: false })
      const all = [{ alike: '0.25', longest: '30s' }]
      expect(await shown(db)).toEqual(all)
      expect(await inTransaction(db, (tx) => shown(tx))).toEqual(all)
      const { rows } = await pool.query(`select current_setting('statement_timeout') as longest`)
      expect(rows).toEqual([{ longest: '0' }])
    })
  }

  test('it is found out again and again, while others use the pooler, and that a server itself keeps all', async () => {
    const { url, db } = await behind('forgets')
    for (let probe = 0; probe < PROBES; probe++) {
      const [behindPooler, itself] = await Promise.all([probePooler(url), probePooler(server.url), shown(db), shown(db)])
      expect([behindPooler, itself]).toEqual([{ settings: false, statements: false }, ALL_KEPT])
      expect(await hearsNotifications(server.url, url)).toBe(true)
    }
  })

  test('what is repeated on all connections at once is answered, and what fails leaves its connection usable', async () => {
    const { db } = await behind('refuses')
    await sql`create table things (id int primary key)`.execute(db)
    const things = (by: Db) => by.withTables<{ things: { id: number } }>()
    const insert = (id: number, by = db) => things(by).insertInto('things').values({ id }).execute()
    const ids = Array.from({ length: 200 }, (_, at) => at)
    await Promise.all(ids.map((id) => (id % 2 ? insert(id) : inTransaction(db, (tx) => insert(id, tx)))))
    const again = await Promise.allSettled(ids.map((id) => insert(id)))
    expect(again.every(({ status }) => status === 'rejected')).toBe(true)
    const count = () =>
      things(db)
        .selectFrom('things')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    expect(await Promise.all(ids.map(count))).toEqual(ids.map(() => ({ all: 200 })))
  })

  test('a transaction that fails is taken back, and one whose last statement fails as well', async () => {
    const { db } = await behind('refuses')
    await sql`create table kept (id int primary key)`.execute(db)
    const failing = inTransaction(db, async (tx) => {
      await sql`insert into kept values (1)`.execute(tx)
      await sql`select 1 / 0`.execute(tx)
    })
    await expect(failing).rejects.toThrow('division by zero')
    await expect(sql`with one as (insert into kept values (2) returning id) select id / 0 from one`.execute(db)).rejects.toThrow(
      'division by zero',
    )
    expect((await sql`select id from kept`.execute(db)).rows).toEqual([])
  })

  test('a start without the address of the server itself stops, and names the setting that mends it', async () => {
    const { url, stop } = await startPgBouncer(server.url)
    onTestFinished(stop)
    const opened = openDatabase({ databaseUrl: url, dataDir: '' })
    await expect(opened).rejects.toThrow(DatabaseUnreachable)
    await expect(opened).rejects.toThrow(/pooler that does not pass notifications on: set DATABASE_DIRECT_URL to the address of/)
  })

  test('a start whose two addresses are of two databases stops', async () => {
    const { url } = await behind('refuses')
    await sql`create database elsewhere`.execute((await behind('refuses')).direct.db)
    const other = new URL(server.url)
    other.pathname = '/elsewhere'
    const opened = openDatabase({ databaseUrl: url, directUrl: other.href, dataDir: '' })
    await expect(opened).rejects.toThrow(
      /^DATABASE_DIRECT_URL does not hear what is notified at DATABASE_URL: set both to the same database/,
    )
  })
})
