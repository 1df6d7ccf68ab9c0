import { sql, type RawBuilder } from 'kysely'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Evidence, listOwnerSuppliers, OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { SupplierOrder } from '#contract/owner/owner-supplier-options.ts'
import type { Plan } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/db.ts'
import { isUnseen } from '#server/features/suppliers/merged-queries.ts'
import { hasAccount, suspensionOf } from '#server/features/suppliers/queries.ts'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'
import { wordsCondition } from './words-sql.ts'

/** Which suppliers a table or file shows. */
export type TableFilter = Omit<Input<typeof listOwnerSuppliers>, 'sort' | 'limit' | 'offset'>

/** A search is counted up to here; one more means that there are more (docs/behaviour/owner-suppliers.md, Table of suppliers). */
const COUNTED = 1000
/** Rows of a file that are read at a time. */
const STEP = 500

/** The SQL of each order. Each ends with the id, so that pages never overlap. Those by name and age have an index. */
const ORDERS: Record<SupplierOrder, RawBuilder<unknown>> = {
  name: sql`name_order, id`,
  '-name': sql`name_order desc, id desc`,
  newest: sql`id desc`,
  oldest: sql`id`,
  category: sql`category, id`,
  '-category': sql`category desc, id`,
  state: sql`state, id`,
  '-state': sql`state desc nulls last, id`,
  rating: sql`average_rating, total_reviews, id`,
  '-rating': sql`average_rating desc, total_reviews desc, id`,
  reviews: sql`total_reviews, id`,
  '-reviews': sql`total_reviews desc, id`,
  views: sql`profile_views, id`,
  '-views': sql`profile_views desc, id`,
  inquiries: sql`inquiries, id`,
  '-inquiries': sql`inquiries desc, id`,
}

const COLUMNS = [
  'id',
  'businessName',
  'email',
  'category',
  'state',
  'phone',
  'website',
  'address',
  'suburb',
  'postcode',
  'description',
  'abn',
  'isVerified',
  'averageRating',
  'totalReviews',
  'profileViews',
  'inquiries',
  'version',
  'createdAt',
] as const

/** The plan that a listing pays for. A listing has one live subscription at most. */
const activePlan = sql<Plan | null>`(select plan from subscriptions p where p.supplier_id = suppliers.id and p.status = 'active')`
const evidence = sql<Evidence | null>`(select json_build_object('what', e.what, 'documentId', e.document_id, 'checkedBy', e.checked_by,
  'checkedAt', to_char(e.checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'expiresOn', e.expires_on)
  from supplier_evidence e where e.supplier_id = suppliers.id)`
/** Suspended listings are in no search, so theirs is found out anew. */
const isPlaced = sql<boolean>`coalesce((select r.stands_at is not null from supplier_reach r where r.supplier_id = suppliers.id),
  place_of(suburb, state, postcode) is not null)`

function conditionsOf({ search, ids, category, state, status, verified, claimed, plan }: TableFilter): RawBuilder<boolean>[] {
  // A merged listing is the other's, and a deleted one has a list of its own.
  const conditions: RawBuilder<boolean>[] = [sql`not ${isUnseen}`]
  if (search) conditions.push(wordsCondition(search))
  if (ids) conditions.push(sql`id = any(${ids}::int[])`)
  if (category) conditions.push(sql`category = ${category}`)
  if (state) conditions.push(sql`state = ${state}`)
  if (status) conditions.push(status === 'suspended' ? sql`suspended_at is not null` : sql`suspended_at is null`)
  if (verified !== undefined) conditions.push(verified ? sql`is_verified` : sql`not is_verified`)
  if (claimed !== undefined) conditions.push(claimed ? hasAccount : sql`not ${hasAccount}`)
  if (plan) conditions.push(plan === 'none' ? sql`${activePlan} is null` : sql`${activePlan} = ${plan}`)
  return conditions
}

const matching = (db: Db, filter: TableFilter) =>
  conditionsOf(filter).reduce((query, condition) => query.where(condition), db.selectFrom('suppliers'))

/** Returns the columns of a row; the two of the suspension become one value in `shown`. */
const rows = (db: Db) =>
  db
    .selectFrom('suppliers')
    .select(COLUMNS)
    .select([
      hasAccount.as('isClaimed'),
      activePlan.as('plan'),
      evidence.as('evidence'),
      isPlaced.as('isPlaced'),
      'suspendedAt',
      'suspensionReason',
    ])

type ListedSupplierRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
const shown = ({ suspendedAt, suspensionReason, ...row }: ListedSupplierRow): OwnerSupplier => ({
  ...row,
  suspension: suspensionOf({ suspendedAt, suspensionReason }),
})

type TableQuery = Input<typeof listOwnerSuppliers>

/** Returns a page of the table and how many suppliers there are. What is not indexed is read for the rows of the page only. */
export async function tablePage(
  db: Db,
  { sort, limit, offset, ...filter }: TableQuery,
): Promise<{ items: OwnerSupplier[]; total: number }> {
  // A search is carried out once: few matches are then sorted, and many are met soon enough in the order of the table.
  const found = filter.search === undefined ? undefined : await matchesOf(db, filter)
  const areFew = found !== undefined && found.length <= COUNTED
  const page = matching(db, areFew ? { ids: found } : filter)
    .select('id as found')
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset)
  const items = await rows(db).innerJoin(page.as('page'), 'page.found', 'suppliers.id').orderBy(ORDERS[sort]).execute()
  return { items: items.map(shown), total: found?.length ?? (await totalOf(db, filter)) }
}

/** Returns the ids of the matches, up to one more than are counted. */
const matchesOf = async (db: Db, filter: TableFilter): Promise<number[]> =>
  (
    await matching(db, filter)
      .select('id')
      .limit(COUNTED + 1)
      .execute()
  ).map(({ id }) => id)

async function totalOf(db: Db, filter: TableFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Yields every supplier of the table, in the order of their ids. */
export const everySupplierOf = (db: Db, filter: TableFilter): AsyncGenerator<OwnerSupplier, void> =>
  rowsInSteps<OwnerSupplier>(async (last) => {
    const page = matching(db, filter)
      .select('id as found')
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(STEP)
    const step = await rows(db).innerJoin(page.as('page'), 'page.found', 'suppliers.id').orderBy('id').execute()
    return step.map(shown)
  })

/** Returns suppliers as the owner sees them, merged ones too, in no order; unknown ones are missing. */
export const ownerSuppliersById = async (db: Db, ids: number[]): Promise<OwnerSupplier[]> =>
  (await rows(db).where('id', 'in', ids).execute()).map(shown)

/** Returns one supplier as the owner sees it. */
export const ownerSupplier = async (db: Db, id: number): Promise<OwnerSupplier> =>
  shown(await rows(db).where('id', '=', id).executeTakeFirstOrThrow())
