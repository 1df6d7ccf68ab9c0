import { sql, type SelectQueryBuilder } from 'kysely'
import type { CategoryName, Sort, StateCode } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import type { Place } from './place.ts'
import { everyPlace } from './search-sql.ts'

/** Which suppliers; what is left out does not matter. Names and codes that nobody has match nobody. */
export type Filter = { category?: string; state?: string; place?: Place }
export type Stretch = { limit: number; offset: number }

/** What a list without a place can be ordered by. */
export type ListOrder = Exclude<Sort, 'distance'> | 'quality'

/** "Highest Rated", and what counts between equally good matches; migration 013 says what `quality` is. */
const BEST_RATED = sql`quality desc, total_reviews desc, id`

/** Every order ends with the id, so that pages never overlap; each has an index (migrations 001 and 013). */
export const ORDERS = {
  rating: BEST_RATED,
  reviews: sql`total_reviews desc, average_rating desc, id`,
  name: sql`lower(business_name), id`,
  quality: BEST_RATED,
} satisfies Record<ListOrder, unknown>

export const suppliersIn = (db: Db, { category, state, place }: Filter) =>
  db
    .selectFrom('suppliers')
    .$if(!!category, (query) => query.where('category', '=', category as CategoryName))
    .$if(!!state, (query) => query.where('state', '=', state as StateCode))
    .$if(!!place, (query) =>
      query.where('state' in place! ? sql<boolean>`state = ${place.state}` : sql<boolean>`headline @@ ${everyPlace(place!.terms)}`),
    )

/** One page: its ids out of an index alone, then those rows. */
export const suppliersBy = (db: Db, filter: Filter, sort: ListOrder, stretch: Stretch) => rowsOf(db, suppliersIn(db, filter), sort, stretch)

/** One page of what a place narrows to a few: found first and then sorted, where walking the whole order would meet few of them. */
export const fewSuppliersBy = (db: Db, filter: Filter, sort: ListOrder, stretch: Stretch) => {
  const few = db.with(
    (cte) => cte('few').materialized(),
    () => suppliersIn(db, filter).select(['id', 'businessName', 'averageRating', 'totalReviews', 'quality']),
  )
  return rowsOf(db, few.selectFrom('few'), sort, stretch)
}

const rowsOf = (db: Db, found: SelectQueryBuilder<never, never, object>, sort: ListOrder, { limit, offset }: Stretch) =>
  db
    .selectFrom(
      found
        .select(sql<number>`id`.as('found'))
        .orderBy(ORDERS[sort])
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('suppliers', 'suppliers.id', 'page.found')
    .select(ROW)
    .orderBy(ORDERS[sort])
    .execute()

export const countsOf = (db: Db, filter: Filter) =>
  suppliersIn(db, filter)
    .select(['category', 'state', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .groupBy(['category', 'state'])
    .execute()

/** Active subscribers first, then the best rated. */
export async function featuredSuppliers(db: Db, limit: number): Promise<SupplierRow[]> {
  const best = (isFeatured: boolean, most: number) =>
    suppliersIn(db, {}).where('isFeatured', '=', isFeatured).select(ROW).orderBy(ORDERS.rating).limit(most).execute()
  const subscribers = await best(true, limit)
  return subscribers.length === limit ? subscribers : [...subscribers, ...(await best(false, limit - subscribers.length))]
}
