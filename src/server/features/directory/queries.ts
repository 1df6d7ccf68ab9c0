import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { CategoryName, Sort, StateCode } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import type { PlaceFilter } from './place.ts'
import { awayFrom, deliversOrNull, foundAt, type Group, kilometresFrom } from './reach-sql.ts'

/** Which suppliers; what is left out does not matter. Names and codes that nobody has match nobody. */
export type Filter = {
  category?: string
  state?: string
  place?: PlaceFilter
  /** Of those found at the place. */
  group?: Group
  minRating?: number
  verified?: true
  maxMinimumCents?: number
}
export type PageRange = { limit: number; offset: number }

/** `distance` orders only what is found at a place. */
export type ListOrder = Sort | 'quality'

/** "Highest Rated", and what counts between equally good matches; migration 013 says what `quality` is. */
const BEST_RATED = sql`quality desc, total_reviews desc, id`

/** Every order ends with the id, so that pages never overlap; each has an index (migrations 001, 011 and 013). */
export const ORDERS = {
  rating: BEST_RATED,
  reviews: sql`total_reviews desc, average_rating desc, id`,
  name: sql`lower(business_name), id`,
  distance: sql`away, id`,
  quality: BEST_RATED,
} satisfies Record<ListOrder, unknown>

/** What a supplier must be beside where it stands, by the value that is asked for; `suppliers` and `supplier_search` both have the columns. */
export const CONDITIONS = {
  category: (value) => sql`category = ${value}`,
  state: (value) => sql`state = ${value}`,
  verified: (value) => sql`is_verified = ${value}`,
  minRating: (value) => sql`average_rating >= ${value}`,
  maxMinimumCents: (value) => sql`(minimum_order_cents is null or minimum_order_cents <= ${value})`,
} satisfies { [name in keyof Filter]?: (value: RawBuilder<unknown>) => RawBuilder<boolean> }
export const CONDITION_NAMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]

const everySupplier = (db: Db) => db.selectFrom('suppliers')

/** With a place each row also has `delivers`, `distance_km` and `away`, which no other table here has. */
export const suppliersIn = (db: Db, filter: Filter) =>
  CONDITION_NAMES.filter((name) => filter[name] !== undefined).reduce(
    (query, name) => query.where(CONDITIONS[name](sql`${filter[name]}`)),
    filter.place ? suppliersAt(db, filter.place, filter) : everySupplier(db),
  )

/** Who is found at a place, whether it delivers there and how far away it stands. */
export const foundThere = (db: Db, place: PlaceFilter, group: Group | undefined) =>
  db
    .selectFrom('supplierReach')
    .select(['supplierId', deliversOrNull.as('delivers'), kilometresFrom(place).as('distanceKm'), awayFrom(place).as('away')])
    .where(foundAt(place, group))

/** Category and state are asked of the narrow table too, where they cost least. */
function suppliersAt(db: Db, place: PlaceFilter, { group, category, state }: Filter) {
  const there = foundThere(db, place, group)
    .$if(!!category, (query) => query.where('category', '=', category as CategoryName))
    .$if(!!state, (query) => query.where('state', '=', state as StateCode))
  // Its columns are read by name below, so that a list with a place has the type of one without.
  return everySupplier(db).innerJoin(there.as('there'), 'there.supplierId', 'suppliers.id') as unknown as ReturnType<typeof everySupplier>
}

/** What a row says of itself and the place, in its wire shape; nothing where there is no place. */
export const atPlace = ({ place }: Filter) =>
  place ? [sql<SupplierRow['delivers']>`delivers`.as('delivers'), sql<SupplierRow['distanceKm']>`distance_km`.as('distanceKm')] : []

/** What stands before every other order: at a place who deliver there come before who have not said. */
export const groupFirst = ({ place }: Filter): RawBuilder<unknown> => (place ? sql`delivers, ` : sql``)

/** One page: its ids out of an index alone, then those rows. */
export const suppliersBy = (db: Db, filter: Filter, sort: ListOrder, range: PageRange) =>
  rowsOf(db, filter, suppliersIn(db, filter), sort, range)

/** One page of what a place narrows to a few: found first and then sorted, where walking the whole order would meet few of them. */
export const fewSuppliersBy = (db: Db, filter: Filter, sort: ListOrder, range: PageRange) =>
  rowsAmong(db, filter, placedSuppliers(db, filter), sort, range)

/** One page of who is found around a point, the nearest first: as many of them as it takes are found and, with whoever is as near, sorted. */
export const nearestSuppliers = (db: Db, filter: Filter, { limit, offset }: PageRange) => {
  const nearest = placedSuppliers(db, filter)
    .orderBy(sql`away`)
    .fetch(offset + limit, 'with ties')
  return rowsAmong(db, filter, nearest, 'distance', { limit, offset })
}

/** With what they may be sorted by. */
const placedSuppliers = (db: Db, filter: Filter) =>
  suppliersIn(db, filter)
    .select(['id', 'businessName', 'averageRating', 'totalReviews', 'quality'])
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

export const countsOf = (db: Db, filter: Filter): Promise<Count[]> =>
  suppliersIn(db, filter)
    .select(['category', 'state', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .$if(!!filter.place, (query) => query.select(sql<boolean | null>`delivers`.as('delivers')).groupBy(sql`delivers`))
    .groupBy(['category', 'state'])
    .execute()

/** The same of a place alone, out of the narrow table. */
export const countsAt = (db: Db, place: PlaceFilter): Promise<Count[]> =>
  db
    .selectFrom('supplierReach')
    .select(['category', 'state', deliversOrNull.as('delivers'), (eb) => eb.fn.countAll<number>().as('suppliers')])
    .where(foundAt(place, undefined))
    .groupBy(['category', 'state', deliversOrNull])
    .execute()

/** Active subscribers first, then the best rated. */
export async function featuredSuppliers(db: Db, limit: number): Promise<SupplierRow[]> {
  const best = (isFeatured: boolean, most: number) =>
    suppliersIn(db, {}).where('isFeatured', '=', isFeatured).select(ROW).orderBy(ORDERS.rating).limit(most).execute()
  const subscribers = await best(true, limit)
  return subscribers.length === limit ? subscribers : [...subscribers, ...(await best(false, limit - subscribers.length))]
}

/** The suburb of that name where most suppliers say that they stand. */
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
