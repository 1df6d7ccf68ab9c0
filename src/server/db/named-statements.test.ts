import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { openDb, createPool, precompiled, precompiledWrite, type Db } from './db.ts'
import { withNamedStatements } from './named-statements.ts'

const skipped = !hasPostgres()
let db: Db
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  if (skipped) return
  const server = (await startPostgres())!
  ;({ url, stop } = server)
  // One connection, since each has its own statements.
  db = openDb(withNamedStatements(createPool({ connectionString: server.url, max: 1, pipeline: true })))
})
afterAll(async () => {
  await db?.destroy()
  await stop?.()
})

const namesOf = precompiled((db, type: string, limit: number, offset: number) =>
  db
    .withTables<{ pgType: { typname: string; typcategory: string } }>()
    .selectFrom('pgType')
    .select('typname as typeName')
    .where('typcategory', '=', type)
    .orderBy('typname')
    .limit(limit)
    .offset(offset),
)
const statements = () =>
  db.withTables<{ pgPreparedStatements: { statement: string } }>().selectFrom('pgPreparedStatements').select('statement').execute()

describe('withNamedStatements', () => {
  test.skipIf(skipped)(`a query that differs only in its values is prepared once${skipped ? `: skipped, ${NO_SERVER}` : ''}`, async () => {
    const all = await namesOf(db, 'B', 100, 0)
    expect(all).toContainEqual({ typeName: 'bool' })
    expect(await namesOf(db, 'B', 100, 1)).toEqual(all.slice(1))
    expect(await namesOf(db, 'nobody', 1, 0)).toEqual([])
    expect(await db.transaction().execute((tx) => namesOf(tx, 'B', 100, 0))).toEqual(all)
    expect(await statements()).toEqual([{ statement: expect.stringContaining('"typcategory" = $1') }])
  })
  test.skipIf(skipped)(
    `a write that is repeated is prepared, and one that is sent once is not${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
    async () => {
      const things = db.withTables<{ things: { name: string } }>()
      await things.schema.createTable('things').addColumn('name', 'text').execute()
      for (const name of ['tea', 'milk', 'beans', 'cups']) await things.insertInto('things').values({ name }).execute()
      await things.deleteFrom('things').where('name', '=', 'cups').execute()
      expect(await things.selectFrom('things').select('name').execute()).toEqual([{ name: 'tea' }, { name: 'milk' }, { name: 'beans' }])
      const prepared = (await statements()).map(({ statement }) => statement)
      expect(prepared).toContainEqual(expect.stringContaining('insert into "things"'))
      expect(prepared).not.toContainEqual(expect.stringContaining('delete from "things"'))
    },
  )
  test.skipIf(skipped)(
    `a read that transactions repeat is prepared, and one outside of them is not${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
    async () => {
      const numbered = (tx: Db, number: number) => sql<{ number: number }>`select ${number}::integer as number`.execute(tx)
      for (const number of [1, 2, 3, 4]) expect((await numbered(db, number)).rows).toEqual([{ number }])
      const prepared = async () => (await statements()).filter(({ statement }) => statement.includes('::integer as number')).length
      expect(await prepared()).toBe(0)
      for (const number of [1, 2, 3, 4]) expect((await db.transaction().execute((tx) => numbered(tx, number))).rows).toEqual([{ number }])
      expect(await prepared()).toBe(1)
    },
  )
  test.skipIf(skipped)(
    `a transaction is open from its first statement on, and gone when that fails or there is none${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
    async () => {
      const isOpen = async (tx: Db) =>
        (await sql<{ isOpen: boolean }>`select pg_catalog.now() is distinct from statement_timestamp() as is_open`.execute(tx)).rows[0]!
          .isOpen
      const things = db.withTables<{ marks: { name: string } }>()
      await things.schema
        .createTable('marks')
        .addColumn('name', 'text', (name) => name.unique())
        .execute()
      const add = (tx: typeof things, name: string) => tx.insertInto('marks').values({ name }).execute()
      await things.transaction().execute(async () => {})
      await expect(things.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
      await expect(
        things.transaction().execute(async (tx) => {
          await add(tx, 'first')
          expect(await isOpen(tx as unknown as Db)).toBe(true)
          await add(tx, 'first')
        }),
      ).rejects.toThrow('duplicate key')
      expect(await isOpen(db)).toBe(false)
      await add(things, 'second')
      expect(await things.selectFrom('marks').select('name').execute()).toEqual([{ name: 'second' }])
    },
  )
  test.skipIf(skipped)(
    `a notification is sent with the commit, and one that fails rolls the transaction back${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
    async () => {
      const things = db.withTables<{ notes: { name: string } }>()
      await things.schema.createTable('notes').addColumn('name', 'text').execute()
      const heard: unknown[] = []
      const listener = new pg.Client({ connectionString: url })
      listener.on('notification', ({ payload }) => heard.push(payload))
      await listener.connect()
      await listener.query('listen notes')
      const write = (name: string) =>
        things.transaction().execute(async (tx) => {
          await tx.insertInto('notes').values({ name }).execute()
          await sql`select pg_notify('notes', ${name})`.execute(tx)
        })
      await write('short')
      await expect(write('long'.repeat(2_000))).rejects.toThrow('payload string too long')
      expect(await things.selectFrom('notes').select('name').execute()).toEqual([{ name: 'short' }])
      await listener.query('select 1')
      expect(heard).toEqual(['short'])
      await listener.end()
    },
  )
  test.skipIf(skipped)(
    `a write that nobody reads is sent with the next statement, which fails with it, and not at all before a rollback${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
    async () => {
      const things = db.withTables<{ drafts: { name: string } }>()
      await things.schema
        .createTable('drafts')
        .addColumn('name', 'text', (name) => name.unique())
        .execute()
      const add = precompiledWrite((on, name: string) => ({ compile: () => sql`insert into drafts (name) values (${name})`.compile(on) }))
      const names = (on: Db) => sql<{ name: string }>`select name from drafts`.execute(on).then(({ rows }) => rows.map(({ name }) => name))
      await add(db, 'alone')
      expect(await names(db)).toEqual(['alone'])
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      const inserts = () => sent.mock.calls.filter(([query]) => (query as unknown as { text: string }).text.startsWith('insert')).length
      await db.transaction().execute(async (tx) => {
        await add(tx, 'first')
        expect(inserts()).toBe(0)
        expect(await names(tx)).toEqual(['alone', 'first'])
        await add(tx, 'last')
      })
      expect(await names(db)).toEqual(['alone', 'first', 'last'])
      sent.mockClear()
      const refused = db.transaction().execute(async (tx) => {
        await names(tx)
        await add(tx, 'never')
        throw new Error('refused')
      })
      await expect(refused).rejects.toThrow('refused')
      expect(inserts()).toBe(0)
      sent.mockRestore()
      const twice = db.transaction().execute(async (tx) => {
        await add(tx, 'second')
        await add(tx, 'first')
      })
      await expect(twice).rejects.toThrow('duplicate key')
      expect(await names(db)).toEqual(['alone', 'first', 'last'])
    },
  )
})
