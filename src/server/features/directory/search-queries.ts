import { COUNTED } from '#contract/options.ts'
import { sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import { atPlace, type Filter, groupFirst, type ListOrder, ORDERS, type Stretch, suppliersIn } from './queries.ts'
import { everything, points } from './search-sql.ts'
import type { Wanted } from './wanted.ts'

/** Best match first where no sort is given. */
export type Search = { filter: Filter; wanted: Wanted; sort: ListOrder | undefined }

/**
 * A page of what matches, with its number: exact up to COUNTED. First the matches alone, each once; the page's few are then fetched whole.
 * Past COUNTED there are no items: too many to weigh one by one.
 */
export async function weighed(db: Db, { filter, wanted, sort }: Search, { limit, offset }: Stretch): Promise<Page<SupplierRow>> {
  const order = sql`${groupFirst(filter)}${sort ? ORDERS[sort] : sql`${points(wanted)} desc, quality desc, id`}`
  const there = atPlace(filter)
  const rows = await db
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        suppliersIn(db, filter)
          .select(['id', 'businessName', 'averageRating', 'totalReviews', 'quality', 'headline', 'document'])
          .select(there)
          .$if(!!filter.place, (query) => query.select(sql<number>`away`.as('away')))
          .where(sql<boolean>`document @@ ${everything(wanted)}`)
          .limit(COUNTED + 1),
    )
    .with('page', (query) =>
      query
        .selectFrom('matches')
        .select(['id', sql<number>`row_number() over (order by ${order})`.as('place')])
        .select(there)
        .where(sql<boolean>`(select count(*) from matches) <= ${COUNTED}`)
        .orderBy('place')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom((query) =>
      query
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .as('counted'),
    )
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('suppliers', 'suppliers.id', 'page.id')
    .select(['counted.total', ...ROW.map((column) => `suppliers.${column}` as const)])
    .select(there)
    .orderBy('page.place')
    .execute()
  return { total: rows[0]!.total, items: rows.filter(({ id }) => id !== null) as SupplierRow[] }
}

/** A page of very many matches in the order of a sort, which its index walks. */
export const walked = (db: Db, { filter, wanted }: Search, sort: ListOrder, { limit, offset }: Stretch): Promise<SupplierRow[]> =>
  suppliersIn(db, filter)
    .select(ROW)
    .select(atPlace(filter))
    .where(sql<boolean>`document @@ ${everything(wanted)}`)
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .execute()

/** A page of very many matches, best first: those whose headline matches, then the others, each by quality. */
export async function walkedBestFirst(db: Db, { filter, wanted }: Search, { limit, offset }: Stretch): Promise<SupplierRow[]> {
  const inHeadline = sql<boolean>`headline @@ ${everything(wanted)}`
  const inDocument = sql<boolean>`document @@ ${everything(wanted)}`
  const strong = suppliersIn(db, filter).where(inHeadline)
  const first = await strong.select(ROW).select(atPlace(filter)).orderBy(ORDERS.quality).limit(limit).offset(offset).execute()
  if (first.length === limit) return first
  const { total } = await strong.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const others = suppliersIn(db, filter)
    .where(inDocument)
    .where(sql<boolean>`not ${inHeadline}`)
  const rest = await others
    .select(ROW)
    .select(atPlace(filter))
    .orderBy(ORDERS.quality)
    .limit(limit - first.length)
    .offset(Math.max(0, offset - total))
    .execute()
  return [...first, ...rest]
}

/** How many match, as far as one counts. */
export const matchesUpTo = async (db: Db, { filter, wanted }: Omit<Search, 'sort'>, most: number): Promise<number> => {
  const found = suppliersIn(db, filter)
    .where(sql<boolean>`document @@ ${everything(wanted)}`)
    .select('id')
    .limit(most)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many match in each category that has any. */
export const matchesPerCategory = (db: Db, { filter, wanted }: Omit<Search, 'sort'>) =>
  suppliersIn(db, filter)
    .where(sql<boolean>`document @@ ${everything(wanted)}`)
    .select(['category', (eb) => eb.fn.countAll<number>().as('suppliers')])
    .groupBy('category')
    .execute()

/** Whether each is answered to by any supplier at all. */
export async function areKnown(db: Db, wanted: Wanted[]): Promise<boolean[]> {
  const known = wanted.map((one) => sql`exists (select from suppliers where document @@ ${everything(one)})`)
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(known)}]::boolean[] as known`.execute(db)
  return rows[0]!.known
}

/** For each mistyped word the twelve most similar ones, the fewest changes of letters first. */
export async function similarWords(
  db: Db,
  typed: string[],
  tradeWords: string[],
): Promise<{ typed: string; word: string; changes: number; distance: number }[]> {
  const { rows } = await sql<{ typed: string; word: string; changes: number; distance: number }>`
    select typed, word, levenshtein(typed, word) as changes, levenshtein(typed, word) - similarity(typed, word) as distance
    from unnest(${typed}::text[]) typed cross join lateral (
      select word from (
        select word from words where word % typed
        union select word from unnest(${tradeWords}::text[]) word where word % typed
      ) either
      order by similarity(word, typed) desc, word limit 12
    ) near order by distance, word`.execute(db)
  return rows
}

/** How many suppliers answer to each, counted up to COUNTED. */
export async function frequencies(db: Db, wanted: Wanted[]): Promise<number[]> {
  if (wanted.length === 0) return []
  const counts = wanted.map(
    (one) => sql`(select count(*) from (select from suppliers where document @@ ${everything(one)} limit ${COUNTED}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db)
  return rows[0]!.counts
}
