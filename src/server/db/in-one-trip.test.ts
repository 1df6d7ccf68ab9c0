import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { inOneTrip, inTransaction, precompiledQuery, whileSending, type Db } from './db.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await app.context.pool.query('create table counters (name text primary key, count integer not null)')
  await app.context.pool.query(`insert into counters values ('tea', 0)`)
})
afterAll(async () => {
  // The next app of this process gets the same database, in which only rows are removed.
  await app.context.pool.query('drop table counters')
  await app.stop()
})

type Counted = { theCount: number }
const locking = precompiledQuery((db, name: string) => ({
  compile: () => sql<Counted>`select count as the_count from counters where name = ${name} for update`.compile(db),
}))
const adding = precompiledQuery((db, name: string) => ({
  compile: () => sql<Counted>`update counters set count = count + 1 where name = ${name} returning count as the_count`.compile(db),
}))
const reading = precompiledQuery((db, name: string) => ({
  compile: () => sql<Counted>`select max(count) as the_count from counters where name = ${name}`.compile(db),
}))
const add = (tx: Db) => inOneTrip(tx, [locking(tx, 'tea'), adding(tx, 'tea'), reading(tx, 'tea')])

describe('inOneTrip', () => {
  test('each query has its rows, as if it had been sent alone', async () => {
    const [before] = await inTransaction(app.context.db, (tx) => inOneTrip(tx, [reading(tx, 'tea')]))
    const { theCount } = before[0]!
    expect(await inTransaction(app.context.db, add)).toEqual([[{ theCount }], [{ theCount: theCount + 1 }], [{ theCount: theCount + 1 }]])
  })

  test('a query sees what the one before it has waited for', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, () => inTransaction(app.context.db, add)))
    const read = counts.map(([locked, , [read]]) => [locked[0]!.theCount + 1, read!.theCount])
    for (const [expected, seen] of read) expect(seen).toBe(expected)
    expect(new Set(read.map(([, seen]) => seen)).size).toBe(6)
  })

  test('what a query throws is thrown, and the transaction with it', async () => {
    const count = async () => (await inTransaction(app.context.db, (tx) => inOneTrip(tx, [reading(tx, 'tea')])))[0][0]!.theCount
    const before = await count()
    const failing = (tx: Db) => inOneTrip(tx, [adding(tx, 'tea'), sql`select 1 / 0`.compile(tx), reading(tx, 'tea')])
    await expect(inTransaction(app.context.db, failing)).rejects.toThrow('division by zero')
    expect(await count()).toBe(before)
  })

  test('a database server has all of them before it answers the first', async () => {
    if (app.context.config.databaseUrl === null) return
    const query = pg.Client.prototype.query as (...sent: unknown[]) => Promise<unknown>
    const log: string[] = []
    const queries = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
      log.push('sent')
      return query.apply(this, sent).finally(() => log.push('answered'))
    } as never)
    await inTransaction(app.context.db, add)
    queries.mockRestore()
    // The opening of the transaction, the three, and its end.
    expect(log.slice(0, 4)).toEqual(['sent', 'sent', 'sent', 'sent'])
  })
})

describe('whileSending', () => {
  const count = async () => (await inTransaction(app.context.db, (tx) => inOneTrip(tx, [reading(tx, 'tea')])))[0][0]!.theCount

  test('the statements after the query see what it has written', async () => {
    const before = await count()
    const addThenRead = (tx: Db) => whileSending(tx, adding(tx, 'tea'), async () => (await tx.executeQuery(reading(tx, 'tea'))).rows)
    expect(await inTransaction(app.context.db, addThenRead)).toEqual([[{ theCount: before + 1 }], [{ theCount: before + 1 }]])
  })

  test('the failure of the query is thrown, not that of what comes after it', async () => {
    const before = await count()
    const failing = (tx: Db) => whileSending(tx, sql`select 1 / 0`.compile(tx), async () => tx.executeQuery(adding(tx, 'tea')))
    await expect(inTransaction(app.context.db, failing)).rejects.toThrow('division by zero')
    expect(await count()).toBe(before)
  })

  test('a failure of what comes after it takes the query back', async () => {
    const before = await count()
    const failing = (tx: Db) => whileSending(tx, adding(tx, 'tea'), async () => Promise.reject(new Error('Nobody to tell')))
    await expect(inTransaction(app.context.db, failing)).rejects.toThrow('Nobody to tell')
    expect(await count()).toBe(before)
  })
})
