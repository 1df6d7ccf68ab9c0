import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { CategoryName, Sort, StateCode } from '#contract/options.ts'
import { keysOf } from '#shared/objects.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { answersAtOnce } from '#server/features/suppliers/answers-at-once-sql.ts'
import { hasPromotion } from '#server/features/suppliers/promotions-sql.ts'
import { isListed, ROW } from '#server/features/suppliers/queries.ts'
import { deliversBy } from './deliver-by-sql.ts'
import type { PlaceFilter } from './place.ts'
import { awayFrom, deliversAt, deliversOrNull, foundAt, type Group, kilometresFrom } from './reach-sql.ts'

/** Conditions on suppliers; a missing one is not applied. An unknown category or state matches no supplier. */
export type Filter = {
  category?: string
  state?: string
  place?: PlaceFilter
  /** Restricts the suppliers found at the place to one group. */
  group?: Group
  minRating?: number
  verified?: true
  maxMinimumCents?: number
  onOffer?: true
  answersAtOnce?: true
  /** What `deliverBySlots` made of a day by which suppliers shall deliver. */
  deliverBy?: string
}
export type PageRange = { limit: number; offset: number }

/** What a list of suppliers is ordered by. `distance` requires a place. */
export type ListOrder = Sort | 'quality'

/** The order of "Highest Rated", and of equally good matches; migration 013 defines `quality`. */
const BEST_RATED = sql`quality desc, total_reviews desc, id`

/** The SQL of each order. Each ends with the id, so that pages never overlap, and has an index (migrations 011, 013 and 063). */
export const ORDERS = {
  rating: BEST_RATED,
  reviews: sql`total_reviews desc, average_rating desc, id`,
  name: sql`name_order, id`,
  distance: sql`away, id`,
  quality: BEST_RATED,
} satisfies Record<ListOrder, unknown>

/**
 * The SQL condition of each filter except the place; `suppliers` and `supplier_search` both have the columns, except for the id of the
 * supplier, which is given.
 */
export const CONDITIONS = {
  category: (value) => sql`category = ${value}`,
  state: (value) => sql`state = ${value}`,
  verified: (value) => sql`is_verified = ${value}`,
  minRating: (value) => sql`average_rating >= ${value}`,
  maxMinimumCents: (value) => sql`(minimum_order_cents is null or minimum_order_cents <= ${value})`,
  onOffer: (_, supplierId) => hasPromotion(supplierId),
  answersAtOnce: (_, supplierId) => answersAtOnce(supplierId),
  deliverBy: (value, supplierId) => deliversBy(value, supplierId),
} satisfies { [name in keyof Filter]?: (value: RawBuilder<unknown>, supplierId: RawBuilder<unknown>) => RawBuilder<boolean> }
export const CONDITION_NAMES = keysOf(CONDITIONS)

/** Every supplier that is listed; `supplier_reach` and `supplier_search` have no others (migration 025). */
const everySupplier = (db: Db) => db.selectFrom('suppliers').where(isListed)

/** Selects suppliers by a filter; with a place each row also has `delivers`, `distance_km` and `away`, which no other table here has. */
export const suppliersIn = (db: Db, filter: Filter) =>
  CONDITION_NAMES.filter((name) => filter[name] !== undefined).reduce(
    (query, name) => query.where(CONDITIONS[name](sql`${filter[name]}`, sql`suppliers.id`)),
    filter.place ? suppliersAt(db, filter.place, filter) : everySupplier(db),
  )

/**
 * Selects the suppliers found at a place, with whether they deliver there and how far away they are. Category and state are conditions on this
 * narrow table, where they are cheapest: it has an index of who of a category delivers to a place.
 */
export const supplierReachAt = (db: Db, place: PlaceFilter, { group, category, state }: Filter) =>
  db
    .selectFrom('supplierReach')
    .select([
      'supplierId',
      (group === 'anywhere' ? deliversAt(place) : deliversOrNull).as('delivers'),
      kilometresFrom(place).as('distanceKm'),
      awayFrom(place).as('away'),
    ])
    .where(foundAt(place, group))
    // PostgreSQL compares any text with the columns; an unknown one matches no supplier.
    .$if(!!category, (query) => query.where('category', '=', category as CategoryName))
    .$if(!!state, (query) => query.where('state', '=', state as StateCode))

/** Joins the suppliers found at a place. */
function suppliersAt(db: Db, place: PlaceFilter, filter: Filter) {
  const there = supplierReachAt(db, place, filter)
  // The joined columns are read by name below, so that a list with a place has the type of one without.
  return everySupplier(db).innerJoin(there.as('there'), 'there.supplierId', 'suppliers.id') as unknown as ReturnType<typeof everySupplier>
}

/** Returns the columns of a row that depend on the place, in their wire shape; none without a place. */
export const atPlace = ({ place }: Filter) =>
  place ? [sql<SupplierRow['delivers']>`delivers`.as('delivers'), sql<SupplierRow['distanceKm']>`distance_km`.as('distanceKm')] : []

/**
 * Returns the prefix of every order at a place: suppliers that deliver there come before those that do not say; of suppliers anywhere, the
 * nearest come first.
 */
export const groupFirst = ({ place, group }: Filter): RawBuilder<unknown> =>
  !place ? sql`` : group === 'anywhere' ? sql`distance_km nulls last, ` : sql`delivers, `

/** Returns one page: its ids from an index alone, then the rows of these ids. */
export const suppliersBy = (db: Db, filter: Filter, sort: ListOrder, range: PageRange) =>
  rowsOf(db, filter, suppliersIn(db, filter), sort, range)

/** Returns one page of a place with few suppliers: they are found first and then sorted, as a scan in order would meet few of them. */
export const fewSuppliersBy = (db: Db, filter: Filter, sort: ListOrder, range: PageRange) =>
  rowsAmong(db, filter, placedSuppliers(db, filter), sort, range)

/** Returns one page of the suppliers around a point, nearest first. Only as many as the page needs, with ties, are found and sorted. */
export const nearestSuppliers = (db: Db, filter: Filter, { limit, offset }: PageRange) => {
  const nearest = placedSuppliers(db, filter)
    .orderBy(sql`away`)
    .fetch(offset + limit, 'with ties')
  return rowsAmong(db, filter, nearest, 'distance', { limit, offset })
}

/** Selects suppliers with the columns that they may be sorted by. */
const placedSuppliers = (db: Db, filter: Filter) =>
  suppliersIn(db, filter)
    .select(['id', 'nameOrder', 'averageRating', 'totalReviews', 'quality'])
    .select(atPlace(filter))
    .select(sql<number>`away`.as('away'))

const rowsAmong = (db: Db, filter: Filter, suppliers: ReturnType<typeof placedSuppliers>, sort: ListOrder, range: PageRange) => {
  const few = db.with(
    (cte) => cte('few').materialized(),
    () => suppliers,
  )
  return rowsOf(db, filter, few.selectFrom('few'), sort, range)
}

const rowsOf = (
  db: Db,
  filter: Filter,
  found: SelectQueryBuilder<never, never, object>,
  sort: ListOrder,
  { limit, offset }: PageRange,
): Promise<SupplierRow[]> =>
  db
    .selectFrom(
      found
        .select(sql<number>`id`.as('found'))
        .select(atPlace(filter))
        .$if(sort === 'distance', (query) => query.select(sql<number>`away`.as('away')))
        .orderBy(ORDERS[sort])
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('suppliers', 'suppliers.id', 'page.found')
    .select(ROW)
    .select(atPlace(filter))
    .orderBy(ORDERS[sort])
    .execute()

export type Count = { category: CategoryName; state: StateCode | null; delivers?: boolean | null; suppliers: number }

/** Counts suppliers by category and state, and with a place also by whether they deliver there. */
export const countsOf = (db: Db, filter: Filter): Promise<Count[]> =>
  suppliersIn(db, filter)
    .select(['category', 'state', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .$if(!!filter.place, (query) => query.select(sql<boolean | null>`delivers`.as('delivers')).groupBy(sql`delivers`))
    .groupBy(['category', 'state'])
    .execute()

/** Counts the suppliers of a place in the same way from the narrow table alone. */
export const countsAt = (db: Db, place: PlaceFilter): Promise<Count[]> =>
  db
    .selectFrom('supplierReach')
    .select(['category', 'state', deliversOrNull.as('delivers'), (eb) => eb.fn.countAll<number>().as('suppliers')])
    .where(foundAt(place, undefined))
    .groupBy(['category', 'state', deliversOrNull])
    .execute()

/** Returns the featured suppliers: those with an active subscription first, then the others, each group by rating. */
export async function featuredSuppliers(db: Db, limit: number): Promise<SupplierRow[]> {
  const best = (isFeatured: boolean, most: number) =>
    suppliersIn(db, {}).where('isFeatured', '=', isFeatured).select(ROW).orderBy(ORDERS.rating).limit(most).execute()
  const subscribers = await best(true, limit)
  return subscribers.length === limit ? subscribers : [...subscribers, ...(await best(false, limit - subscribers.length))]
}

/** Returns the suburb of that name that most suppliers have in their address; an unknown state matches none. */
export const ownSuburb = (db: Db, suburb: string, state: string | null) =>
  db
    .selectFrom('supplierReach')
    .innerJoin('suppliers', 'suppliers.id', 'supplierReach.supplierId')
    .select(['suppliers.suburb', 'suppliers.state', 'suppliers.postcode'])
    .where('supplierReach.suburb', '=', suburb.toLowerCase())
    .$if(!!state, (query) => query.where('supplierReach.state', '=', state as StateCode))
    .groupBy(['suppliers.suburb', 'suppliers.state', 'suppliers.postcode'])
    .orderBy(sql`count(*) desc, suppliers.state, suppliers.postcode`)
    .limit(1)
    .executeTakeFirst()
