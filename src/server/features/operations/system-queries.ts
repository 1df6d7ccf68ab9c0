import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

/** Returns what the database says of itself, and of the pictures that it knows of. */
export async function databaseFacts(db: Db) {
  const { rows } = await sql<{ version: string; migration: string; bytes: number; files: number; uploadBytes: number }>`
    select current_setting('server_version') as version, (select max(name) from migrations) as migration,
      pg_database_size(current_database()) as bytes, count(*) as files, coalesce(sum(bytes), 0)::bigint as "uploadBytes"
    from uploads`.execute(db)
  // An aggregate of all rows is one row.
  return required(rows[0], 'The row of the database')
}
