import { sql, type RawBuilder } from 'kysely'
import type { MovedByMerge, RemainingAfterMerge } from '#contract/owner/supplier-merges.ts'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'
import { KINDS, kindsOf, OLDER_REVIEWS, type MovedKind } from './moving-sql.ts'

/** The listing that rows move from, and the one that they move to. */
export type Direction = { mergeId: string; from: number; to: number }

/**
 * Moves what follows a merged listing, and notes each row. Rows whose place is taken stay; of two reviews of one buyer the published one
 * moves or stays with the kept listing, of two such the newer one. The caller has locked both listings, and the buyers (`lockPair`).
 */
export async function moveRows(tx: Db, direction: Direction, withAccount: boolean): Promise<MovedByMerge> {
  const older = await parkOlderReviews(tx, direction)
  const counts: Partial<Record<MovedKind, number>> = {}
  for (const kind of kindsOf({ withAccount })) counts[kind] = await moveKind(tx, direction, kind)
  await placeReviews(tx, direction.from, older)
  await noteRows(
    tx,
    direction.mergeId,
    OLDER_REVIEWS,
    older.map(({ id }) => id),
  )
  const { reviews = 0, requests = 0, inquiries = 0, saved = 0 } = counts
  const { accounts = 0, subscriptions = 0, documents = 0, savedAnswers = 0 } = counts
  const { socialAccounts = 0, socialPosts = 0, socialTemplates = 0 } = counts
  const ofAccount = { accounts, subscriptions, documents, savedAnswers, socialAccounts, socialPosts, socialTemplates }
  return { reviews, requests, inquiries, saved, ...ofAccount }
}

/** Moves back what a merge has moved, as far as it is still there and its place is free; its account comes first, with what it has made since. */
export async function moveRowsBack(tx: Db, { mergeId, from, to }: Direction): Promise<void> {
  const older = await parkMovedReviews(tx, mergeId, to)
  const made = (at: RawBuilder<unknown>) => sql`${at} > (select merged_at from supplier_merges where id = ${mergeId})
    and not exists (select from accounts where supplier_id = ${from})`
  for (const kind of kindsOf({ withAccount: true })) {
    const { table, key, isTaken, madeAt } = KINDS[kind]
    await sql`update ${table} t set supplier_id = ${to} where t.supplier_id = ${from} and not ${isTaken?.(to) ?? sql`false`}
      and (${key} in (select r.key from supplier_merge_rows r where r.merge_id = ${mergeId} and r.kind = ${kind})
        or ${madeAt ? made(madeAt) : sql`false`})`.execute(tx)
  }
  for (const review of older) await placeReviews(tx, (await hasReview(tx, from, review.accountId)) ? to : from, [review])
}

async function moveKind(tx: Db, { mergeId, from, to }: Direction, kind: MovedKind): Promise<number> {
  const { table, key, isTaken } = KINDS[kind]
  const { numAffectedRows } = await sql`
    with moved as (
      update ${table} t set supplier_id = ${to} where t.supplier_id = ${from} and not ${isTaken?.(to) ?? sql`false`} returning ${key} as key
    )
    insert into supplier_merge_rows (merge_id, kind, key) select ${mergeId}::uuid, ${kind}, key from moved`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

const noteRows = (tx: Db, mergeId: string, kind: string, keys: string[]) =>
  sql`insert into supplier_merge_rows (merge_id, kind, key) select ${mergeId}::uuid, ${kind}, unnest(${keys}::text[])`.execute(tx)

// A buyer has one review of a supplier. A review that changes places with another is nobody's for a moment, within the transaction.
type Parked = { id: string; accountId: string | null }

const parkOlderReviews = async (tx: Db, { from, to }: Direction): Promise<Parked[]> =>
  (
    await sql<Parked>`
      with older as (
        select k.id, k.account_id from reviews k join reviews m on m.account_id = k.account_id
        where k.supplier_id = ${to} and m.supplier_id = ${from}
          and (m.status = 'published', m.created_at) > (k.status = 'published', k.created_at)
      )
      update reviews r set account_id = null from older where r.id = older.id returning r.id, older.account_id`.execute(tx)
  ).rows

/** Returns the older ones of the kept listing's reviews that the merge has moved to `supplierId`. */
const parkMovedReviews = async (tx: Db, mergeId: string, supplierId: number): Promise<Parked[]> =>
  (
    await sql<Parked>`
      with older as (
        select id, account_id from reviews where supplier_id = ${supplierId} and id::text in (
          select key from supplier_merge_rows where merge_id = ${mergeId} and kind = ${OLDER_REVIEWS})
      )
      update reviews r set account_id = null from older where r.id = older.id returning r.id, older.account_id`.execute(tx)
  ).rows

const placeReviews = async (tx: Db, supplierId: number, parked: Parked[]): Promise<void> => {
  for (const { id, accountId } of parked) await tx.updateTable('reviews').set({ supplierId, accountId }).where('id', '=', id).execute()
}

const hasReview = async (tx: Db, supplierId: number, accountId: string | null): Promise<boolean> =>
  accountId !== null &&
  (await tx
    .selectFrom('reviews')
    .select('id')
    .where('supplierId', '=', supplierId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()) !== undefined

/** Counts what has stayed with a merged listing. */
export async function remainingOf(tx: Db, supplierId: number): Promise<RemainingAfterMerge> {
  const count = (table: string) => sql`(select count(*)::integer from ${sql.table(table)} where supplier_id = ${supplierId})`
  const { rows } = await sql<RemainingAfterMerge>`select ${count('reviews')} as reviews, ${count('inquiries')} as inquiries,
    ${count('saved_suppliers')} as saved, ${count('products')} as products, ${count('images')} as pictures, ${count('venues')} as venues,
    ${count('supplier_documents')} as documents, ${count('saved_answers')} as saved_answers, ${count('social_accounts')} as social_accounts,
    ${count('social_posts')} as social_posts, ${count('social_templates')} as social_templates`.execute(tx)
  // A select without a table has one row.
  return required(rows[0], 'The row of what is moved')
}
