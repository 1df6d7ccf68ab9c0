import { sql, type RawBuilder } from 'kysely'
import type { Figures, MedianPeriod } from '#contract/dashboard/insights.ts'
import type { CategoryName } from '#contract/options.ts'
import type { Db, NewRow } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

/** Days in Sydney, both included. */
export type DayRange = { first: RawBuilder<string>; last: RawBuilder<string> }

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Australia/Sydney'`

/** Returns the figures of each chosen listing in a range of days, as the columns of `Figures`. */
const figuresOfEach = (chosen: RawBuilder<unknown>, { first, last }: DayRange) => sql`
  with chosen as materialized (select id from suppliers where ${chosen}),
  viewed as (
    select supplier_id, sum(views)::integer as views from views_by_day
    where supplier_id in (select id from chosen) and day between ${first} and ${last} group by supplier_id
  ), inquired as (
    select supplier_id, count(*)::integer as inquiries from inquiries
    where supplier_id in (select id from chosen) and day between ${first} and ${last} group by supplier_id
  ), requested as (
    select supplier_id, count(*)::integer as requests,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60)
        filter (where not exists (select from offers o where o.request_id = quote_requests.id and o.is_instant)) as median_minutes
    from quote_requests
    where supplier_id in (select id from chosen) and created_at >= ${midnight(first)} and created_at < ${midnight(sql`${last} + 1`)}
    group by supplier_id
  ), figures as (
    select coalesce(views, 0) as views, coalesce(inquiries, 0) as inquiries, coalesce(requests, 0) as requests, median_minutes
    from chosen left join viewed on viewed.supplier_id = id left join inquired on inquired.supplier_id = id
    left join requested on requested.supplier_id = id
  )`

/** Returns the figures of one listing. */
export async function figuresOf(db: Db, supplierId: number, range: DayRange): Promise<Figures> {
  const { rows } = await sql<Figures>`${figuresOfEach(sql`id = ${supplierId}`, range)}
    select views, inquiries, requests, round(median_minutes)::float8 as median_minutes from figures`.execute(db)
  return rows[0] ?? { views: 0, inquiries: 0, requests: 0, medianMinutes: null }
}

type Medians = Omit<NewRow<'categoryMedians'>, 'category' | 'period' | 'day'>

/** Computes the medians of the listed suppliers of a category. Only those that have answered count for the answer time. */
export async function computeMedians(db: Db, category: CategoryName, range: DayRange): Promise<Medians> {
  const median = (column: string) => sql`percentile_cont(0.5) within group (order by ${sql.ref(column)})::float8 as ${sql.ref(column)}`
  const { rows } = await sql<Medians>`${figuresOfEach(sql`category = ${category} and suspended_at is null`, range)}
    select count(*)::integer as suppliers, ${median('views')}, ${median('inquiries')}, ${median('requests')},
      round(percentile_cont(0.5) within group (order by median_minutes))::float8 as median_minutes
    from figures`.execute(db)
  // An aggregate is one row.
  return required(rows[0], 'The row of figures')
}

type MedianKey = { category: CategoryName; period: MedianPeriod }

/** Returns the medians of a category that were computed on this day or later. */
export const storedMedians = (db: Db, { category, period }: MedianKey, since: string) =>
  db
    .selectFrom('categoryMedians')
    .select(['suppliers', 'views', 'inquiries', 'requests', 'medianMinutes'])
    .where('category', '=', category)
    .where('period', '=', period)
    .where('day', '>=', since)
    .executeTakeFirst()

export const storeMedians = (db: Db, row: NewRow<'categoryMedians'>) =>
  db
    .insertInto('categoryMedians')
    .values(row)
    .onConflict((conflict) => conflict.columns(['category', 'period']).doUpdateSet(row))
    .execute()
