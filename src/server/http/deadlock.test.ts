import type { FastifyError } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, openDb, createPool, type Db } from '#server/db/db.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { problemOf } from './problem-of.ts'

const skipped = !hasPostgres()

test.skipIf(skipped)(
  `of two transactions that wait for each other, the one that gives way asks to be sent again${skipped ? `: skipped, ${NO_SERVER}` : ''}`,
  async () => {
    const server = (await startPostgres())!
    const db = openDb(createPool({ connectionString: server.url }))
    await sql`create table pair (id integer primary key); insert into pair values (1), (2)`.execute(db)
    const lock = (tx: Db, id: number) => sql`select from pair where id = ${id} for update`.execute(tx)
    let [arrived, bothLocked] = [0, () => {}]
    const both = new Promise<void>((resolve) => (bothLocked = resolve))
    const crossing = (first: number, second: number) =>
      inTransaction(db, async (tx) => {
        await lock(tx, first)
        if (++arrived === 2) bothLocked()
        await both
        await lock(tx, second)
      })
    const outcomes = await Promise.allSettled([crossing(1, 2), crossing(2, 1)])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [problemOf(outcome.reason as FastifyError)] : []))
    expect(refused).toMatchObject([{ status: 503, message: expect.stringContaining('Please try again.') }])
    await db.destroy()
    await server.stop()
  },
)
