import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type CategoryName } from '#contract/options.ts'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { type TsQuery, tsquery, tsqueryOrNull } from '#server/features/directory/dictionary/tsquery-sql.ts'
import {
  atPlace,
  type Filter,
  groupFirst,
  type ListOrder,
  ORDERS,
  type PageRange,
  suppliersIn,
} from '#server/features/directory/filter/queries.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import type { GoodsMatch } from './goods-match.ts'
import type { SearchQuery } from './search-terms.ts'

export type Search = {
  filter: Filter
  query: SearchQuery
  /** Matches only what a supplier is and sells, not what its description mentions. */
  isOffered?: boolean
  /** Where goods are looked for, who matches by which words. */
  goods?: GoodsMatch | undefined
  /** By these keys a price list that its supplier shows has it (ranges/range-search.ts); empty for none. */
  inRange?: TsQuery | undefined
  /** Only these suppliers match. */
  among?: number[]
  /** All suppliers of the filter's category match, those by the words of the query first. */
  isOfCategory?: true
  /** Somebody of another category is known to have the goods. */
  isAnswered?: true
}

/** The part of the document that says what a supplier is and sells; an index covers this expression (migration 014). */
export const OFFER = sql`ts_filter(document, '{a,b,c}')`
/** Returns the part of the document that a search matches. */
export const partOf = (isOffered = false) => (isOffered ? OFFER : sql`document`)

/** Returns whether goods are of a supplier's trade, or the search is for its name. */
const isSeller = ({ soldBy, byName }: GoodsMatch) =>
  sql<boolean>`(category = any (${soldBy}::text[]) or coalesce(document @@ ${tsqueryOrNull(byName)}, false))`

/** Returns whether a supplier of the trade says that it has the goods: without one, a search finds nobody. */
const isAnswer = (goods: GoodsMatch) => sql<boolean>`(${isSeller(goods)} and coalesce(document @@ ${tsqueryOrNull(goods.ownNames)}, true))`

/** Returns whether a supplier sells the goods of a search, rather than using their word for something else. */
const sells = (goods: GoodsMatch) => sql<boolean>`(${isSeller(goods)} or coalesce(document @@ ${tsqueryOrNull(goods.asGoods)}, false))`

type Found = { found: number; isAnswer: boolean }

/** Selects the ids of the matches, each once, with whether it says that it has the goods. */
function idsOf(db: Db, { query, isOffered, goods, isOfCategory, among, inRange }: Omit<Search, 'filter'>) {
  const own = db
    .selectFrom('supplierSearch')
    .select(['supplierId as found', (goods ? isAnswer(goods) : sql<boolean>`true`).as('isAnswer')])
    .$if(!isOfCategory, (found) => found.where(sql<boolean>`${partOf(isOffered)} @@ ${tsquery(query.everything)}`))
    .$if(!!among, (found) => found.where(isAmong(sql`supplier_id`, among)))
    .$if(!!goods, (found) => (goods ? found.where(sells(goods)) : found))
  if (!inRange) return sql<Found>`(${own})`
  // Who is found by its own words is known by then, so that the document of nobody else is read.
  return sql<Found>`(with own as materialized (${own})
    select found, is_answer from own
    union all
    select listed, true from ranges_with(${tsquery(inRange)}) ranged (listed)
    where listed not in (select found from own) and ${among ? isAmong(sql`listed`, among) : sql`true`})`
}

const matching = (db: Db, { filter, ...search }: Search) =>
  suppliersIn(db, filter).innerJoin(idsOf(db, search).as<'found'>(sql`found`), (join) => join.onRef('found.found', '=', 'suppliers.id'))

const isAmong = (id: RawBuilder<unknown>, ids: number[] = []) => sql<boolean>`${id} = any (${ids}::integer[])`

/** Returns a page of the matches in the order of `sort`, by group at a place, with their total, counted up to COUNTED + 1. */
export async function sorted(db: Db, search: Search, sort: ListOrder, { limit, offset }: PageRange): Promise<ListPage<SupplierRow>> {
  const counted = matching(db, search)
    .select('found.isAnswer')
    .limit(COUNTED + 1)
  const { total, hasAnswer } = await db
    .selectFrom(counted.as('matches'))
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<boolean | null>`bool_or(is_answer)`.as('hasAnswer')])
    .executeTakeFirstOrThrow()
  if (!hasAnswer && !search.isAnswered) return { total: 0, items: [] }
  const items = await matching(db, search)
    .select(ROW)
    .select(atPlace(search.filter))
    .orderBy(sql`${groupFirst(search.filter)}${ORDERS[sort]}`)
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, items }
}

/** Counts the matches of each category that has any; none where no seller says that it has the goods. */
export async function matchesPerCategory(db: Db, search: Search): Promise<{ category: CategoryName; suppliers: number }[]> {
  const counts = await matching(db, search)
    .select(['category', (eb) => eb.fn.countAll<number>().as('suppliers'), sql<boolean>`bool_or(is_answer)`.as('hasAnswer')])
    .groupBy('category')
    .execute()
  const isAnswered = search.isAnswered || counts.some(({ hasAnswer }) => hasAnswer)
  return isAnswered ? counts.map(({ category, suppliers }) => ({ category, suppliers })) : []
}
