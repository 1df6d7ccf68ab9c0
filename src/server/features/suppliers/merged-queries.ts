import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Whether a listing is part of another one by now. */
export const isMerged = sql<boolean>`exists (select from supplier_merges m where m.merged_id = suppliers.id and m.undone_at is null)`

/** Returns which of the listings are part of another one, and of which. */
export const mergedAmong = (db: Db, ids: number[]) =>
  db
    .selectFrom('supplierMerges')
    .select(['mergedId', 'mergedName', 'keptId', 'keptName'])
    .where('mergedId', 'in', ids)
    .where('undoneAt', 'is', null)
    .execute()

/** Returns the listings that are part of this one, over several merges too, in the order of their ids. */
export async function mergedInto(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive part as (
      select merged_id as id from supplier_merges where kept_id = ${id} and undone_at is null
      union select m.merged_id from part join supplier_merges m on m.kept_id = part.id and m.undone_at is null
    ) select id from part order by id`.execute(db)
  return rows.map((part) => part.id)
}
