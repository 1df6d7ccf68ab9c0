import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { listingById } from './queries.ts'

/** Whether a listing is part of another one by now. */
const isMerged = sql<boolean>`exists (select from supplier_merges m where m.merged_id = suppliers.id and m.undone_at is null)`

/** Whether the owner has deleted a listing, which can be undone for some days: it is gone for everybody. */
const isDeleted = sql<boolean>`exists (select from supplier_deletions d where d.supplier_id = suppliers.id)`

/** Whether a listing is none of its own any more, for the owner neither. */
export const isUnseen = sql<boolean>`(${isMerged} or ${isDeleted})`

export const isNotDeleted = sql<boolean>`not ${isDeleted}`

/**
 * Whether what refers to a listing by this column can wait for the owner: not while the listing is deleted. What counts it and what lists it ask the same
 * question.
 */
export const canWait = (column: string) =>
  sql<boolean>`not exists (select from supplier_deletions gone where gone.supplier_id = ${sql.ref(column)})`

/** Returns which of the listings the owner has deleted, with their names. */
export const deletedAmong = (db: Db, ids: number[]) =>
  db
    .selectFrom('supplierDeletions')
    .innerJoin('suppliers', 'suppliers.id', 'supplierDeletions.supplierId')
    .select(['suppliers.id', 'businessName'])
    .where('suppliers.id', 'in', ids)
    .execute()

/** A listing as a resource of what the owner does with listings, suspended or not. */
export const listingOfOwner = {
  what: listingById.what,
  async load(db: Db, path: { id: number }) {
    const [deleted] = await deletedAmong(db, [path.id])
    return deleted ? undefined : listingById.load(db, path)
  },
}

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
