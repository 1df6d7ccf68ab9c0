import { COUNTED } from '#contract/options.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import { atPlace, type Filter, groupFirst, type ListOrder, ORDERS, type Stretch, suppliersIn } from './queries.ts'
import { likelihood, points, tsquery } from './ranking.ts'
import type { SearchQuery } from './search-terms.ts'

export type Search = { filter: Filter; query: SearchQuery }

/** As many of the likeliest matches are ranked exactly; those behind them stay in the order of likelihood, whatever the page. */
const RANKED = 60

const matching = (db: Db, { filter, query }: Search) =>
  suppliersIn(db, filter).where(sql<boolean>`document @@ ${tsquery(query.everything)}`)

/** How many match, counted up to one more than COUNTED. Without a filter the index alone knows. */
const countedMatches = (db: Db, search: Search) =>
  db
    .selectFrom(
      matching(db, search)
        .select(sql`1`.as('match'))
        .limit(COUNTED + 1)
        .as('matches'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))

/**
 * A page of what matches, best first, with its number: exact up to COUNTED. Past COUNTED there are no items: too many to rank one by one.
 * The page's few are fetched whole at the end.
 */
export async function ranked(db: Db, search: Search, { limit, offset }: Stretch): Promise<Page<SupplierRow>> {
  const { filter, query } = search
  const there = atPlace(filter)
  const likeliestFirst = sql`${groupFirst(filter)}likelihood desc, quality desc, total_reviews desc, matches.id`
  const rows = await db
    .with(
      (cte) => cte('counted').materialized(),
      () => countedMatches(db, search),
    )
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        matching(db, search)
          .select(['id', 'quality', 'totalReviews', 'headline', 'document', likelihood(query).as('likelihood')])
          .select(there)
          .where(sql<boolean>`(select total from counted) <= ${COUNTED}`),
    )
    .with(
      (cte) => cte('best').materialized(),
      (ctes) =>
        ctes
          .selectFrom(ctes.selectFrom('matches').selectAll().orderBy(likeliestFirst).limit(RANKED).as('likeliest'))
          .select(['id', points(query).as('points')]),
    )
    .with('page', (ctes) =>
      ctes
        .selectFrom('matches')
        .leftJoin('best', 'best.id', 'matches.id')
        .select(['matches.id', bestFirst(filter, likeliestFirst).as('place')])
        .select(there)
        .orderBy('place')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('counted')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('suppliers', 'suppliers.id', 'page.id')
    .select(['counted.total', ...ROW.map((column) => `suppliers.${column}` as const)])
    .select(there)
    .orderBy('page.place')
    .execute()
  return { total: rows[0]!.total, items: rows.filter(({ id }) => id !== null) as SupplierRow[] }
}

const bestFirst = (filter: Filter, likeliestFirst: RawBuilder<unknown>) =>
  sql<number>`row_number() over (order by ${groupFirst(filter)}best.points desc nulls last, ${likeliestFirst})`

/** A page of what matches in the order of a sort, with its number likewise. */
export async function sorted(db: Db, search: Search, sort: ListOrder, stretch: Stretch): Promise<Page<SupplierRow>> {
  const { total } = await countedMatches(db, search).executeTakeFirstOrThrow()
  return { total, items: total === 0 ? [] : await pageOf(db, search, ORDERS[sort], stretch) }
}

/** A page of very many matches: those whose headline matches, then the others, each by quality. */
export async function headlineFirst(db: Db, search: Search, stretch: Stretch): Promise<SupplierRow[]> {
  const inHeadline = sql<boolean>`headline @@ ${tsquery(search.query.everything)}`
  // A place has narrowed them to those that can be sorted at once.
  if (search.filter.place) return pageOf(db, search, sql`${inHeadline} desc, ${ORDERS.quality}`, stretch)
  const { limit, offset } = stretch
  const strong = suppliersIn(db, search.filter).where(inHeadline)
  const first = await strong.select(ROW).orderBy(ORDERS.quality).limit(limit).offset(offset).execute()
  if (first.length === limit) return first
  const { total } = await strong.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rest = await matching(db, search)
    .where(sql<boolean>`not ${inHeadline}`)
    .select(ROW)
    .orderBy(ORDERS.quality)
    .limit(limit - first.length)
    .offset(Math.max(0, offset - total))
    .execute()
  return [...first, ...rest]
}

/** At a place its groups one after the other, each in the order. */
const pageOf = (db: Db, search: Search, order: RawBuilder<unknown>, { limit, offset }: Stretch): Promise<SupplierRow[]> =>
  matching(db, search)
    .select(ROW)
    .select(atPlace(search.filter))
    .orderBy(sql`${groupFirst(search.filter)}${order}`)
    .limit(limit)
    .offset(offset)
    .execute()

/** How many match in each category that has any. */
export const matchesPerCategory = (db: Db, search: Search) =>
  matching(db, search)
    .select(['category', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .groupBy('category')
    .execute()
