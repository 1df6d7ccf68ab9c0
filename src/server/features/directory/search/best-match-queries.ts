import { type RawBuilder, sql } from 'kysely'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import { COUNTED } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { type Db, precompiled } from '#server/db/db.ts'
import { tsquery, within } from '#server/features/directory/dictionary/tsquery-sql.ts'
import { CONDITION_NAMES, type Filter, supplierReachAt, groupFirst, type PageRange } from '#server/features/directory/filter/queries.ts'
import type { FoundRow } from '#server/features/directory/reasons/reasons.ts'
import { doesAnswerAtOnce } from '#server/features/suppliers/answers-at-once-sql.ts'
import { cardPromotion } from '#server/features/suppliers/promotions-sql.ts'
import { ROW_COLUMNS } from '#server/features/suppliers/queries.ts'
import { required } from '#shared/required.ts'
import {
  crowdOf,
  fewMatches,
  isAmong,
  isCrowd,
  isOfTheCategory,
  listedSeller,
  pageOfMatches,
  passes,
  passesAny,
  quoted,
  type Searched,
  sells,
  seller,
  valueColumn,
  valuesAndForms,
} from './best-match-sql.ts'
import { likelihoodBy, weightedForms } from './ranking-sql.ts'
import { partOf, type Search } from './search-queries.ts'

type ProductOf = [supplierId: number, title: string, price: string | null]
type BestMatches = {
  total: number
  hasAnswer: boolean
  items: SupplierRow[] | null
  products: ProductOf[] | null
  inRange: number[] | null
}

/**
 * Returns a page of the matches, best first, with their total, which is exact up to COUNTED. More matches than that are too many to rank
 * individually: first come the suppliers that are or sell everything in the search, then the others, each by quality.
 */
export async function bestMatches(db: Db, search: Search, range: PageRange): Promise<ListPage<FoundRow>> {
  const { filter, query, isOffered, isOfCategory } = search
  const values = searchValues(search, range)
  const names = CONDITION_NAMES.filter((name) => filter[name] !== undefined)
  const isMatch = isOfCategory ? isOfTheCategory : sql`${partOf(isOffered)} @@ ${tsquery(query.everything)}`
  const elsewhere = isOfCategory ? pageOfCategory : pages[isOffered ? 'offered' : 'anywhere'][names.length > 0 ? 'filtered' : 'all']
  const [found] = filter.place
    ? await pageOf(db, values, { filter, isMatch, conditions: passesAny(names) }).execute()
    : await elsewhere(db, values)
  const page = required(found, 'The row that a page is read as')
  return page.hasAnswer || search.isAnswered ? { total: page.total, items: rowsOf(page) } : { total: 0, items: [] }
}

function rowsOf({ items, products, inRange }: BestMatches): FoundRow[] {
  const bySupplier = Map.groupBy(products ?? [], ([id]) => id)
  const ranged = new Set(inRange)
  return (items ?? []).map((row) => ({
    ...row,
    products: (bySupplier.get(row.id) ?? []).map(([, title, price]) => ({ title, price })),
    isInRange: ranged.has(row.id),
  }))
}

/** Returns all values of the statement as one JSON parameter. */
const searchValues = ({ filter, query, goods, among, isAnswered, inRange }: Search, { limit, offset }: PageRange): string =>
  JSON.stringify({
    ...Object.fromEntries(CONDITION_NAMES.map((name) => [valueColumn(name), filter[name]])),
    everything: query.everything,
    // Narrower than filtering each document, and cheaper.
    everythingOffered: within('ABC', query.everything),
    ...likelihoodBy(query),
    forms: weightedForms(query),
    inRange: inRange || undefined,
    among,
    soldBy: goods?.soldBy,
    called: query.called || undefined,
    byName: goods?.byName || undefined,
    asGoods: goods?.asGoods || undefined,
    ownNames: (!isAnswered && goods?.ownNames) || undefined,
    size: limit,
    skipped: offset,
  })

const { lit } = sql
const columns = sql.join(
  ROW_COLUMNS.map(
    (column) => sql`${sql.ref(`suppliers.${column}`)}${column === 'averageRating' ? sql`::text` : sql``} as ${quoted(column)}`,
  ),
)
/** What says most often why a supplier was found, so that it is read with the page, for all of it at once. */
const productsOfPage = sql`(
  select json_agg(json_build_array(supplier_id, title, price) order by supplier_id, position, id)
  from products where supplier_id in (select supplier_id from page)
)`

/** Returns what a place adds to the statement: the join with the suppliers found there, its columns, and the columns as JSON names them. */
const placeParts = (db: Db, filter: Filter) =>
  filter.place
    ? {
        atPlace: sql` join (${supplierReachAt(db, filter.place, filter)}) there using (supplier_id)`,
        ofPlace: sql`, delivers, distance_km`,
        asJson: sql`, delivers, distance_km as "distanceKm"`,
      }
    : { atPlace: sql``, ofPlace: sql``, asJson: sql`` }

/**
 * Builds the statement. Who is found by no own word but by a price list comes beside those who name it among their products. The CTE `query_values` hides the values from the planner, because the index of words is the best plan for any of
 * them. Nobody is looked for where no seller names the goods themselves. Matches are found once and, where that is enough, read only as far as
 * they are counted; columns needed for a few of them only are fetched by id. With a place it is planned anew each time, most of which is for
 * conditions: it has only those that the filter has.
 */
function pageOf(db: Db, values: string, searched: Searched) {
  const { filter, isMatch, conditions } = searched
  const groups = groupFirst(filter)
  const { atPlace, ofPlace, asJson } = placeParts(db, filter)
  const { crowd, isNamedByLeading } = crowdOf(searched, { atPlace, ofPlace })
  return db
    .selectFrom(
      sql<BestMatches>`(
with ${valuesAndForms(values)}, listed as materialized (
  select supplier_id from query_values cross join lateral ranges_with("inRange") as listing (supplier_id)
), ranged as materialized (
  select supplier_id, quality, total_reviews, category${ofPlace}
  from query_values, listed join supplier_search using (supplier_id)${atPlace} where ${isAmong} and ${conditions}
), naming as materialized (
  select "ownNames" is null or exists (select from ranged) or ${isNamedByLeading} or exists (
    select from supplier_search${atPlace} where ${isMatch} and document @@ "ownNames" and ${seller} > 0 and ${isAmong} and ${conditions}
  ) as "isKnown" from query_values
), ${crowd}, own as materialized (
  select supplier_id, quality, total_reviews, ${seller} as seller${ofPlace},
    2 * (document @@ offered)::integer + (document @@ named)::integer as likelihood
  from query_values, supplier_search${atPlace}
  where (select "isKnown" from naming) and ${isMatch} and ${sells} and ${isAmong} and ${conditions}
), further as materialized (
  select supplier_id, quality, total_reviews, ${listedSeller} as seller${ofPlace}, 1 as likelihood
  from query_values, ranged where supplier_id not in (select supplier_id from own)
), matches as not materialized (
  select *, false as by_range from own union all select *, true from further
), counted as materialized (
  select case when ${isCrowd} then ${lit(COUNTED + 1)} else (select count(*) from (select from matches limit ${lit(COUNTED + 1)}) first) end::integer as total
), ${fewMatches(groups, ofPlace)}, ${pageOfMatches(searched, { atPlace, ofPlace })}
select total, ${isCrowd} or exists (select from matches where seller > 0) as "hasAnswer", (
  select json_agg(item) from (select ${columns}, ${cardPromotion}, ${doesAnswerAtOnce} as "answersAtOnce"${asJson} from page join suppliers on id = supplier_id order by place) item
) as items, ${productsOfPage} as products, (select json_agg(supplier_id) from page join listed using (supplier_id)) as "inRange" from counted
)`.as<'found'>(sql`found`),
    )
    .selectAll()
}
const pageBy = (isMatch: RawBuilder<unknown>, conditions: RawBuilder<unknown>, isOfCategory = false) =>
  precompiled((db, values: string) => pageOf(db, values, { filter: {}, isMatch, conditions, isOfCategory }))
const pagesOf = (isOffered: boolean) => {
  const isMatch = sql`${partOf(isOffered)} @@ everything`
  // Most searches have no conditions, and reading seven of them for each row is a good part of what a match costs.
  return { all: pageBy(isMatch, passesAny([])), filtered: pageBy(isMatch, passes) }
}
const pages = { anywhere: pagesOf(false), offered: pagesOf(true) }
const pageOfCategory = pageBy(isOfTheCategory, passes, true)
