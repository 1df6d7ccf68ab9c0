import { type RawBuilder, sql } from 'kysely'
import { COUNTED } from '#contract/options.ts'
import { CONDITION_NAMES, CONDITIONS, type Filter, groupFirst } from '#server/features/directory/filter/queries.ts'
import { POINTS, POINTS_IN_RANGE } from './ranking-sql.ts'
import { OFFER } from './search-queries.ts'

const { lit } = sql

/** The number of likeliest matches that are ranked exactly; those after them stay in the order of likelihood, on every page. */
const RANKED = 48

/** Quotes a name, so that the database keeps its camel case. */
export const quoted = (name: string) => sql.raw(`"${name}"`)
/** Returns the column of the CTE `query_values` that has the value of a condition. */
export const valueColumn = (name: string) => `required_${name}`
type ConditionName = (typeof CONDITION_NAMES)[number]
const readAlone = (name: ConditionName) => sql`(select ${quoted(valueColumn(name))} from query_values)`
/** The suppliers that deliver by a day are found once, which takes a value that does not depend on the row. */
const valueOf = (name: ConditionName) => (name === 'deliverBy' ? readAlone(name) : quoted(valueColumn(name)))
export const passesAny = (names: readonly ConditionName[], supplierId = sql`supplier_search.supplier_id`, valueFor = valueOf) =>
  sql.join(
    [sql`true`, ...names.map((name) => sql`(${valueFor(name)} is null or ${CONDITIONS[name](valueFor(name), supplierId)})`)],
    sql` and `,
  )
/** Every condition that a search may have, for a statement that serves all of them. */
export const passes = passesAny(CONDITION_NAMES)
export const isOfTheCategory = sql`category = (select required_category from query_values)`
/** How near goods are to a supplier's trade: 3 for whom the search names, 2 for the category that sells them or its name, 1 for others that do, 0 for those that do not. */
export const seller = sql`case when document @@ called then 3 when "soldBy" is null or category = "soldFirst" or document @@ "byName" then 2
    when category = any ("soldBy") then 1 else 0 end`
/**
 * The same for whom only its price list has found. Its document is not read: who has the words of the search in its name is found by them. That
 * a search names a supplier is rare.
 */
export const listedSeller = sql`case
    when called is not null and (select document @@ called from supplier_search s where s.supplier_id = ranged.supplier_id) then 3
    when "soldBy" is null or category = "soldFirst" then 2 else 1 end`
/** Whether a supplier sells the goods, rather than using their word for something else. */
export const sells = sql`(${seller} > 0 or document @@ "asGoods")`
export const isAmong = sql`(among is null or supplier_id = any (among))`
const areFew = sql`(select total from counted) <= ${lit(COUNTED)}`
const size = sql`(select size from query_values)`
const paged = sql`limit ${size} offset (select skipped from query_values)`
const needed = sql`(select skipped + size from query_values)`
const bestRated = sql`quality desc, total_reviews desc, supplier_id`

/** Returns the CTEs of the statement's values and of the forms of its words, each with the categories that it names. */
export const valuesAndForms = (values: string) => sql`query_values as materialized (
  select *, "soldBy"[1] as "soldFirst" from json_to_record(${values}) as query_values (
    required_category text, required_state text, required_verified boolean, "required_minRating" numeric, "required_maxMinimumCents" integer,
    "required_onOffer" boolean, "required_answersAtOnce" boolean, "required_deliverBy" text, everything tsquery, "everythingOffered" tsquery, offered tsquery, named tsquery,
    forms json, "inRange" tsquery, among integer[], "soldBy" text[], "byName" tsquery, called tsquery, "asGoods" tsquery, "ownNames" tsquery, size integer, skipped integer)
), forms as materialized (
  select form.*, array(select name from categories where words @@ anywhere) as categories
  from query_values, json_to_recordset(forms) as form (anywhere tsquery, named tsquery, listed tsquery, sold tsquery, weight integer)
)`

type Sorted = { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; by: RawBuilder<unknown>; within?: RawBuilder<unknown> }

/** Numbers rows in their order, and sorts no more of them than are on the page. */
const numbered = (place: RawBuilder<unknown>, { columns, from, by, within = paged }: Sorted) =>
  sql`select ${columns}, row_number() over () as ${place} from (select ${columns} ${from} order by ${by} ${within}) sorted`

/** Returns the CTEs for few matches: the likeliest are ranked exactly, the others follow by likelihood. */
export const fewMatches = (groups: RawBuilder<unknown>, ofPlace: RawBuilder<unknown>) => sql`likeliest as materialized (
  ${numbered(sql`likely`, {
    columns: sql`supplier_id, seller, by_range${ofPlace}`,
    from: sql`from matches where ${areFew}`,
    by: sql`seller desc, ${groups}likelihood desc, ${bestRated}`,
    within: sql`limit greatest(${lit(RANKED)}, ${needed})`,
  })}
), best as (
  ${numbered(sql`place`, {
    columns: sql`supplier_id${ofPlace}`,
    from: sql`from (
      select supplier_id, seller${ofPlace}, likely, case when likely <= ${lit(RANKED)} then (
        select sum(case when by_range then greatest(${POINTS}, ${POINTS_IN_RANGE}) else ${POINTS} end)
        from supplier_search, forms where supplier_search.supplier_id = likeliest.supplier_id) end as points
      from likeliest) pointed`,
    by: sql`seller desc, ${groups}points desc nulls last, likely`,
  })}
)`

/** Whether one of `matches` is or sells everything. A subquery reads no document of whom a price list has found, which does. */
const offersEverything = sql`(select document @@ "everythingOffered" from supplier_search, query_values
  where supplier_search.supplier_id = matches.supplier_id)`

/** Returns the CTE for many matches: all by what they offer and by quality. */
const manyMatches = (groups: RawBuilder<unknown>, ofPlace: RawBuilder<unknown>) => sql`many as (
  ${numbered(sql`place`, {
    columns: sql`supplier_id${ofPlace}`,
    from: sql`from matches where not ${areFew}`,
    by: sql`seller desc, ${groups}(by_range or ${offersEverything}) desc, ${bestRated}`,
  })}
)`

const offering = (
  and: RawBuilder<unknown>,
) => sql`select supplier_id, quality, total_reviews, true as offers from query_values, supplier_search
  where ${OFFER} @@ everything and ${isOfTheCategory} and ${passes} and not ${areFew} and ${and} order by ${bestRated} limit ${needed}`

/** Returns the CTEs up to `name`: the rows that are selected among the leading suppliers if they are as many as asked for, else among the prominent ones, else none. */
function ofMarked(name: string, rows: RawBuilder<unknown>, selected: (mark: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const [leading, prominent] = [quoted(`${name}_leading`), quoted(`${name}_prominent`)]
  const isFilled = (cte: RawBuilder<unknown>) => sql`(select count(*) = ${rows} from ${cte})`
  return sql`${leading} as materialized (
  ${selected(sql`is_leading`)}
), ${prominent} as materialized (
  ${selected(sql`is_prominent and not ${isFilled(leading)}`)}
), ${quoted(name)} as materialized (
  select * from ${leading} where ${isFilled(leading)} union all select * from ${prominent} where ${isFilled(prominent)}
)`
}

/**
 * The same for a category: who offers something of the search is found by words, first among the leading suppliers of all, then among the
 * prominent ones. Where these are too few, the others are among the best twice as many as the page needs.
 */
const manyOfCategory = sql`${ofMarked('best_offering', needed, offering)}, offering as materialized (
  select * from best_offering union all (${offering(sql`not exists (select from best_offering)`)})
), others as (
  select id, quality, total_reviews, false from (
    select id, quality, total_reviews from suppliers
    where ${isOfTheCategory} and ${passesAny(CONDITION_NAMES, sql`suppliers.id`, readAlone)} and not ${areFew}
      and (select count(*) from offering) < ${needed}
    order by quality desc, total_reviews desc, id limit 2 * ${needed}) best_of_category
  where id not in (select supplier_id from offering)
), many as (
  ${numbered(sql`place`, {
    columns: sql`supplier_id`,
    from: sql`from (select * from offering union all select * from others) found`,
    by: sql`offers desc, ${bestRated}`,
  })}
)`

/** What a statement is built for. */
export type Searched = { filter: Filter; isMatch: RawBuilder<unknown>; conditions: RawBuilder<unknown>; isOfCategory?: boolean }

/** What a place adds to a statement: the join with the suppliers found there, and its columns. */
export type AtPlace = { atPlace: RawBuilder<unknown>; ofPlace: RawBuilder<unknown> }

/** The suppliers with a mark whose offer has all words of the search and who are first in the trade, unless it names a supplier: before these comes nobody. */
const foundBy = (
  mark: RawBuilder<unknown>,
  { conditions }: Searched,
  { atPlace }: AtPlace,
) => sql`from query_values, supplier_search${atPlace}
  where ${mark} and called is null and ${OFFER} @@ everything and ("soldBy" is null or category = "soldFirst") and ${isAmong} and ${conditions}`

/** Whether a CTE `crowd` (below) knows that matches are more than are counted. */
export const isCrowd = sql`(select "isCrowd" from crowd)`
const isMoreThan = (number: number, from: RawBuilder<unknown>) =>
  sql`(select count(*) > ${lit(number)} from (select ${from} limit ${lit(number + 1)}) first)`

/** Whether the order of a search has marked suppliers at its beginning: not where it is by distance, or has all of a category. */
const beginsWithMarked = ({ filter, isOfCategory }: Searched) => !isOfCategory && (!filter.place || filter.group !== 'anywhere')

/**
 * Returns the CTE that counts among the prominent suppliers, and what tells whether a leading one names the goods themselves: either spares going through
 * all that match. One in ten of the prominent ones leads, so that they are counted only where that is likely to be enough.
 */
export function crowdOf(searched: Searched, place: AtPlace): { crowd: RawBuilder<unknown>; isNamedByLeading: RawBuilder<unknown> } {
  if (!beginsWithMarked(searched)) return { crowd: sql`crowd as (select false as "isCrowd")`, isNamedByLeading: sql`false` }
  const [leading, prominent] = [foundBy(sql`is_leading`, searched, place), foundBy(sql`is_prominent`, searched, place)]
  return {
    crowd: sql`crowd as materialized (
  select (select "isKnown" from naming) and ${isMoreThan(COUNTED / 10, leading)} and ${isMoreThan(COUNTED, prominent)} as "isCrowd"
)`,
    isNamedByLeading: sql`exists (select ${leading} and document @@ "ownNames")`,
  }
}

/** Selects the page of those of many matches that have a mark; at a place, of those that deliver there, who come first. */
function bestBy(mark: RawBuilder<unknown>, searched: Searched, place: AtPlace) {
  const isFirst = searched.filter.place ? sql`delivers` : sql`true`
  const from = sql`${foundBy(mark, searched, place)} and ${isFirst} and not ${areFew}`
  return numbered(sql`place`, { columns: sql`supplier_id${place.ofPlace}`, from, by: bestRated })
}

/** Returns the CTEs that try the leading suppliers first, then the prominent ones: if these fill the page, no other supplier can be on it. */
const bestFirst = (searched: Searched, place: AtPlace) => ofMarked('best_ones', size, (mark) => bestBy(mark, searched, place))

/** Returns the CTEs of the page. */
export function pageOfMatches(searched: Searched, place: AtPlace) {
  const { filter, isOfCategory } = searched
  const bestOrMany = sql`page as (select * from best union all select * from many)`
  if (isOfCategory && !filter.place) return sql`${manyOfCategory}, ${bestOrMany}`
  const many = manyMatches(groupFirst(filter), place.ofPlace)
  if (!beginsWithMarked(searched)) return sql`${many}, ${bestOrMany}`
  return sql`${bestFirst(searched, place)}, ${many}, page as (
  select * from best union all select * from best_ones union all select * from many where not exists (select from best_ones)
)`
}
