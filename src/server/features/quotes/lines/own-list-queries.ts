import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Returns those of the ids that are lines of an account's own order lists. */
export async function ownLineIds(db: Db, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select line ->> 'id' as id from order_lists, jsonb_array_elements(lines) as line
    where account_id = ${accountId} and line ->> 'id' = any(${[...ids]})
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
