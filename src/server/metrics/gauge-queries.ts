import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Reading } from './metrics.ts'

/** Returns the emails that wait or were given up, by state; each state has an index of its own. */
export async function emailsByStatus(db: Db): Promise<Reading> {
  const { rows } = await sql<{ status: string; count: number }>`
    select 'queued' as status, count(*) as count from emails where status = 'queued'
    union all select 'held', count(*) from emails where status = 'held'
    union all select 'failed', count(*) from emails where status = 'failed'`.execute(db)
  return rows.map(({ status, count }) => ({ labels: { status }, value: count }))
}

/** Returns the bytes of the database. */
export async function databaseBytes(db: Db): Promise<Reading> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows.map(({ bytes }) => ({ labels: {}, value: bytes }))
}
