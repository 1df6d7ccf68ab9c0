import { COUNTED } from '#contract/options.ts'
import { sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import { type Filter, type ListOrder, ORDERS, type Stretch, suppliersIn } from './queries.ts'
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
  const rows = await db
    .with(
      (cte) => cte('counted').materialized(),
      () => countedMatches(db, search),
    )
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        matching(db, search)
          .select(['id', 'quality', 'totalReviews', 'headline', 'document', likelihood(search.query).as('likelihood')])
          .where(sql<boolean>`(select total from counted) <= ${COUNTED}`),
    )
    .with(
      (cte) => cte('best').materialized(),
      (query) =>
        query
          .selectFrom(
            query
              .selectFrom('matches')
              .selectAll()
              .orderBy(sql`likelihood desc, quality desc, total_reviews desc, id`)
              .limit(RANKED)
              .as('likeliest'),
          )
          .select(['id', points(search.query).as('points')]),
    )
    .with('page', (query) =>
      query
        .selectFrom('matches')
        .leftJoin('best', 'best.id', 'matches.id')
        .select([
          'matches.id',
          sql<number>`row_number() over (order by best.points desc nulls last, likelihood desc, quality desc, total_reviews desc, matches.id)`.as(
            'place',
          ),
        ])
        .orderBy('place')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('counted')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('suppliers', 'suppliers.id', 'page.id')
    .select(['counted.total', ...ROW.map((column) => `suppliers.${column}` as const)])
    .orderBy('page.place')
    .execute()
  return { total: rows[0]!.total, items: rows.filter(({ id }) => id !== null) as SupplierRow[] }
}

/** A page of what matches in the order of a sort, with its number likewise. */
export async function sorted(db: Db, search: Search, sort: ListOrder, { limit, offset }: Stretch): Promise<Page<SupplierRow>> {
  const { total } = await countedMatches(db, search).executeTakeFirstOrThrow()
  if (total === 0) return { total, items: [] }
  return { total, items: await matching(db, search).select(ROW).orderBy(ORDERS[sort]).limit(limit).offset(offset).execute() }
}

/** A page of very many matches: those whose headline matches, then the others, each by quality. */
export async function headlineFirst(db: Db, { filter, query }: Search, { limit, offset }: Stretch): Promise<SupplierRow[]> {
  const inHeadline = sql<boolean>`headline @@ ${tsquery(query.everything)}`
  const strong = suppliersIn(db, filter).where(inHeadline)
  const first = await strong.select(ROW).orderBy(ORDERS.quality).limit(limit).offset(offset).execute()
  if (first.length === limit) return first
  const { total } = await strong.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rest = await matching(db, { filter, query })
    .where(sql<boolean>`not ${inHeadline}`)
    .select(ROW)
    .orderBy(ORDERS.quality)
    .limit(limit - first.length)
    .offset(Math.max(0, offset - total))
    .execute()
  return [...first, ...rest]
}

/** How many match in each category that has any. */
export const matchesPerCategory = (db: Db, search: Search) =>
  matching(db, search)
    .select(['category', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .groupBy('category')
    .execute()
