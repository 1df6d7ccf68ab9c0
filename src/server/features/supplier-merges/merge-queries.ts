import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'
import type { FilledGaps } from './fill-gaps.ts'

/**
 * Locks the accounts that a merge of two listings, or its undo, concerns: those that manage one of them, and buyers who have reviewed both or
 * whose review has made room. Everything else locks accounts before listings.
 */
export const lockConcerned = async (tx: Db, ids: number[]): Promise<string[]> =>
  (
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', sql<string>`(${concerned(ids)})`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(({ id }) => id)
export const concernedOf = async (tx: Db, ids: number[]): Promise<string[]> =>
  (await sql<{ id: string }>`select id from (${concerned(ids)}) concerned (id)`.execute(tx)).rows.map(({ id }) => id)

const concerned = ([one, other]: number[]) => sql<string>`
  select id from accounts where supplier_id in (${one}, ${other})
  union select a.account_id from reviews a join reviews b on b.account_id = a.account_id where a.supplier_id = ${one} and b.supplier_id = ${other}`

/** Locks two listings against everything that refers to them, in the order of their ids; deleted ones are missing, also those that may come back. */
export const lockForMerge = (tx: Db, ids: number[]) =>
  tx
    .selectFrom('suppliers as s')
    .select(['s.id', 's.businessName', 's.inquiries', 's.averageRating', 's.totalReviews', 's.suspendedAt', 's.suspensionReason'])
    .where('s.id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('supplierDeletions as d').select('d.supplierId').whereRef('d.supplierId', '=', 's.id'))),
    )
    .orderBy('s.id')
    .forUpdate('s')
    .execute()
export type LockedListing = Awaited<ReturnType<typeof lockForMerge>>[number]

/**
 * Returns what else decides whether a listing can be merged with another, read under their locks. A claim by the account of the other one is what the
 * merge approves.
 */
export const mergeFactsOf = (tx: Db, id: number, otherId: number) =>
  tx
    .selectNoFrom((eb) => [
      eb.selectFrom('accounts').select('id').where('supplierId', '=', id).as('accountId'),
      sql<boolean>`exists (select from claims c join accounts a on a.id = c.account_id
        where c.supplier_id = ${id} and c.status = 'open' and a.supplier_id is distinct from ${otherId})`.as('hasOpenClaim'),
      eb.exists(eb.selectFrom('subscriptions').select('id').where('supplierId', '=', id).where('status', '!=', 'canceled')).as('hasPlan'),
    ])
    .executeTakeFirstOrThrow()

/** Waits for a lock no longer than a moment, in this transaction: whoever is writing to one of the listings goes first. */
export const waitBriefly = (tx: Db) => sql`set local lock_timeout = '200ms'`.execute(tx)

const COLUMNS = [
  'id',
  'keptId',
  'keptName',
  'mergedId',
  'mergedName',
  'mergedAt',
  'mergedBy',
  'moved',
  'remaining',
  'filled',
  'undoUntil',
  'undoneAt',
  'undoneBy',
  'isFinal',
] as const
const merges = (db: Db) => db.selectFrom('supplierMerges').select(COLUMNS)
export type MergeRow = Awaited<ReturnType<typeof mergeRow>>

export const mergeRow = (db: Db, id: string) => merges(db).where('id', '=', id).executeTakeFirstOrThrow()
/** A merge as a resource of an access rule. */
export const mergeById = {
  what: 'This merge',
  load: (db: Db, { id }: { id: string }) => merges(db).where('id', '=', id).executeTakeFirst(),
}

export const lockMerge = (tx: Db, id: string) =>
  merges(tx).select(['inquiries', 'suspendedAt', 'suspensionReason']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export async function mergePage(db: Db, limit: number, offset: number) {
  const rows = await merges(db).orderBy('mergedAt', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('supplierMerges')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

type NewMerge = Omit<NewRow<'supplierMerges'>, 'moved' | 'remaining' | 'filled' | 'inquiries'>
/** Inserts a merge whose counts are set once its rows have moved. */
export const insertMerge = (tx: Db, merge: NewMerge) =>
  tx
    .insertInto('supplierMerges')
    .values({ ...merge, moved: '{}', remaining: '{}', inquiries: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()

export const setCounts = (tx: Db, id: string, { moved, remaining, inquiries }: { moved: object; remaining: object; inquiries: number }) =>
  tx
    .updateTable('supplierMerges')
    .set({ moved: JSON.stringify(moved), remaining: JSON.stringify(remaining), inquiries })
    .where('id', '=', id)
    .execute()

export const setFilled = (tx: Db, id: string, filled: FilledGaps) =>
  tx
    .updateTable('supplierMerges')
    .set({ filled: JSON.stringify(filled) })
    .where('id', '=', id)
    .execute()

export const setUndone = (tx: Db, id: string, undoneBy: string, undoneAt: Date) =>
  tx.updateTable('supplierMerges').set({ undoneBy, undoneAt }).where('id', '=', id).execute()

/** Forgets which rows a merge has moved, once they are back. */
export const forgetRows = (tx: Db, mergeId: string) => tx.deleteFrom('supplierMergeRows').where('mergeId', '=', mergeId).execute()

/** Returns whether the account that a merge has moved manages the kept listing still, and that listing has a plan that came later. */
export async function hasLaterPlan(tx: Db, mergeId: string, keptId: number): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions s where s.supplier_id = ${keptId} and s.status <> 'canceled'
      and s.id::text not in (select key from supplier_merge_rows where merge_id = ${mergeId} and kind = 'subscriptions')
      and exists (select from accounts a join supplier_merge_rows r on r.key = a.id::text
        where a.supplier_id = ${keptId} and r.merge_id = ${mergeId} and r.kind = 'accounts')`.execute(tx)
  return rows.length > 0
}

/** Forgets which rows the merges have moved that cannot be undone any more; returns the listings that they have merged, in order. */
export async function finishMerges(tx: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ mergedId: number }>`
    with ended as (
      update supplier_merges set is_final = true where undone_at is null and not is_final and undo_until <= ${now} returning id, merged_id
    ), forgotten as (delete from supplier_merge_rows where merge_id in (select id from ended))
    select merged_id from ended order by merged_id`.execute(tx)
  return rows.map(({ mergedId }) => mergedId)
}

/**
 * Returns the listing that a merged one has become, with what became of that in turn, and whether every merge on the way is for good;
 * undefined for a listing that is not merged, or where the last one is not listed.
 */
export async function successorOf(db: Db, id: number): Promise<{ id: number; isFinal: boolean } | undefined> {
  const { rows } = await sql<{ id: number; isFinal: boolean }>`
    with recursive way as (
      select kept_id, is_final, 1 as step from supplier_merges where merged_id = ${id} and undone_at is null
      union all
      select m.kept_id, way.is_final and m.is_final, step + 1 from way join supplier_merges m on m.merged_id = way.kept_id and m.undone_at is null
    )
    select s.id, way.is_final from way join suppliers s on s.id = way.kept_id and s.suspended_at is null order by step desc limit 1`.execute(
    db,
  )
  return rows[0]
}
