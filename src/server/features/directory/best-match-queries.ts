import { type RawBuilder, sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import { COUNTED } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { type Db, precompiled } from '#server/db/db.ts'
import { ROW } from '#server/features/suppliers/queries.ts'
import { CONDITION_NAMES, CONDITIONS, type Filter, foundThere, groupFirst, type PageRange } from './queries.ts'
import { likelihoodBy, POINTS, weightedForms } from './ranking-sql.ts'
import { OFFER, partOf, type Search } from './search-queries.ts'
import { tsquery } from './tsquery-sql.ts'

/** As many of the likeliest matches are ranked exactly; those behind them stay in the order of likelihood, whatever the page. */
const RANKED = 48

type Found = { total: number; items: SupplierRow[] | null }

/**
 * A page of what matches, best first, with its number: exact up to COUNTED. Of more than that, which are too many to rank one by one, those
 * come first that are or sell all of it, then the others, each by quality.
 */
export async function bestMatches(db: Db, search: Search, range: PageRange): Promise<Page<SupplierRow>> {
  const { filter, query, isOffered } = search
  const asked = searchValues(search, range)
  const [found] = filter.place
    ? await pageOf(db, asked, sql`${partOf(isOffered)} @@ ${tsquery(query.everything)}`, filter).execute()
    : await (isOffered ? pageOffered : pageAnywhere)(db, asked)
  return { total: found!.total, items: found!.items ?? [] }
}

/** All values of the statement as one. */
const searchValues = ({ filter, query }: Search, { limit, offset }: PageRange): string =>
  JSON.stringify({
    ...Object.fromEntries(CONDITION_NAMES.map((name) => [wanted(name), filter[name]])),
    everything: query.everything,
    ...likelihoodBy(query),
    forms: weightedForms(query),
    size: limit,
    skipped: offset,
  })

const { lit } = sql
/** The camel case that names have here, kept by the database. */
const quoted = (name: string) => sql.raw(`"${name}"`)
const wanted = (name: string) => `wanted_${name}`
const passes = sql.join(
  CONDITION_NAMES.map((name) => sql`(${quoted(wanted(name))} is null or ${CONDITIONS[name](quoted(wanted(name)))})`),
  sql` and `,
)
const columns = sql.join(
  ROW.map((column) => sql`${sql.ref(`suppliers.${column}`)}${column === 'averageRating' ? sql`::text` : sql``} as ${quoted(column)}`),
)
const areFew = sql`(select total from counted) <= ${lit(COUNTED)}`
const paged = sql`limit (select size from asked) offset (select skipped from asked)`
const bestRated = sql`quality desc, total_reviews desc, supplier_id`

/** The values of the statement, and the forms of its words with the categories that they name. */
const askedAndForms = (values: string) => sql`asked as materialized (
  select * from json_to_record(${values}) as asked (
    wanted_category text, wanted_state text, wanted_verified boolean, "wanted_minRating" numeric, "wanted_maxMinimumCents" integer,
    everything tsquery, offered tsquery, named tsquery, forms json, size integer, skipped integer)
), forms as materialized (
  select form.*, array(select name from categories where words @@ anywhere) as categories
  from asked, json_to_recordset(forms) as form (anywhere tsquery, named tsquery, listed tsquery, sold tsquery, weight integer)
)`

/** Few matches: the likeliest are ranked exactly, the others follow by likelihood. */
const fewMatches = (groups: RawBuilder<unknown>, ofPlace: RawBuilder<unknown>) => sql`likeliest as materialized (
  select supplier_id${ofPlace}, row_number() over (order by ${groups}likelihood desc, ${bestRated}) as likely
  from matches where ${areFew}
  order by likely limit greatest(${lit(RANKED)}, (select skipped + size from asked))
), best as (
  select supplier_id${ofPlace}, row_number() over (order by ${groups}points desc nulls last, likely) as place
  from (
    select supplier_id${ofPlace}, likely, case when likely <= ${lit(RANKED)} then (
      select sum(${POINTS}) from supplier_search, forms where supplier_search.supplier_id = likeliest.supplier_id) end as points
    from likeliest) pointed
  order by place ${paged}
)`

/** Many matches: the leading suppliers among them, where these fill the page, else all by what they offer and by quality. */
const manyMatches = (groups: RawBuilder<unknown>, ofPlace: RawBuilder<unknown>, isAtPlace: boolean) => sql`leaders as materialized (
  select supplier_id${isAtPlace ? sql`, null::boolean as delivers, null::float8 as distance_km` : sql``}, row_number() over (order by ${bestRated}) as place
  from asked, supplier_search
  where is_leading and ${OFFER} @@ everything and ${passes} and not ${areFew} and ${lit(!isAtPlace)}
  order by place ${paged}
), led as materialized (
  select count(*) = (select size from asked) as fully from leaders
), many as (
  select supplier_id${ofPlace}, row_number() over (order by ${groups}${OFFER} @@ (select everything from asked) desc, ${bestRated}) as place
  from matches join (select supplier_id, document from supplier_search) searched using (supplier_id) where not ${areFew} and not (select fully from led)
  order by place ${paged}
)`

/** What a place adds: the join with who is found there, its columns, and the same as JSON names them. */
const placeParts = (db: Db, { place, group }: Filter) =>
  place
    ? {
        atPlace: sql` join (${foundThere(db, place, group)}) there using (supplier_id)`,
        ofPlace: sql`, delivers, distance_km`,
        asJson: sql`, delivers, distance_km as "distanceKm"`,
      }
    : { atPlace: sql``, ofPlace: sql``, asJson: sql`` }

/**
 * `asked` hides its values from the planner: whatever they are, matches are best found by the index of their words. They are found once and
 * read only as far as they are counted, where that is enough; what is needed of a few only is fetched by their ids. Of very many the leading
 * suppliers are asked first: where they fill the page, nobody else can stand on it.
 */
function pageOf(db: Db, values: string, isMatch: RawBuilder<unknown>, filter: Filter) {
  const groups = groupFirst(filter)
  const { atPlace, ofPlace, asJson } = placeParts(db, filter)
  return db
    .selectFrom(
      sql<Found>`(
with ${askedAndForms(values)}, matches as materialized (
  select supplier_id, quality, total_reviews${ofPlace},
    2 * (document @@ offered)::integer + (document @@ named)::integer as likelihood
  from asked, supplier_search${atPlace}
  where ${isMatch} and ${passes}
), counted as materialized (
  select count(*)::integer as total from (select from matches limit ${lit(COUNTED + 1)}) first
), ${fewMatches(groups, ofPlace)}, ${manyMatches(groups, ofPlace, Boolean(filter.place))}, page as (
  select * from best union all select * from leaders where (select fully from led) union all select * from many
)
select total, (
  select json_agg(item) from (select ${columns}${asJson} from page join suppliers on id = supplier_id order by place) item
) as items from counted
)`.as<'found'>(sql`found`),
    )
    .selectAll()
}
const pageAnywhere = precompiled((db, values: string) => pageOf(db, values, sql`${partOf(false)} @@ everything`, {}))
const pageOffered = precompiled((db, values: string) => pageOf(db, values, sql`${partOf(true)} @@ everything`, {}))
