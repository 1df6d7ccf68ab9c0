import { sql, type RawBuilder } from 'kysely'
import type { Figures } from '#contract/dashboard/insights.ts'
import type { Step, WeekSoFar } from '#contract/dashboard/dashboard.ts'
import type { Db } from '#server/db/db.ts'
import { mondayBefore } from '#shared/time/monday-before.ts'
import { required } from '#shared/required.ts'

/** Days in Sydney, both included. */
export type DayRange = { first: RawBuilder<string>; last: RawBuilder<string> }

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Australia/Sydney'`

/**
 * Returns the start of a query with the relation `figures`: those of each chosen listing in each step, by `id` and `first`. A step is a row
 * of its `first` and `last` day in Sydney, both included. All figures of suppliers are counted here, so that no two of them differ.
 */
export const figuresOfEach = (chosen: RawBuilder<unknown>, steps: RawBuilder<unknown>) => sql`
  with chosen as materialized (select id from suppliers where ${chosen}),
  step as materialized (${steps}),
  viewed as (
    select supplier_id, step.first, sum(views)::integer as views
    from views_by_day join step on views_by_day.day between step.first and step.last
    where supplier_id in (select id from chosen) group by supplier_id, step.first
  ), inquired as (
    select supplier_id, step.first, count(*)::integer as inquiries
    from inquiries join step on inquiries.day between step.first and step.last
    where supplier_id in (select id from chosen) group by supplier_id, step.first
  ), requested as (
    select supplier_id, step.first, count(*)::integer as requests,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60)
        filter (where not exists (select from offers o where o.request_id = quote_requests.id and o.is_instant)) as median_minutes
    from quote_requests join step on created_at >= ${midnight(sql`step.first`)} and created_at < ${midnight(sql`step.last + 1`)}
    where supplier_id in (select id from chosen) group by supplier_id, step.first
  ), figures as (
    select chosen.id, step.first, coalesce(views, 0) as views, coalesce(inquiries, 0) as inquiries, coalesce(requests, 0) as requests,
      median_minutes
    from chosen cross join step
    left join viewed on viewed.supplier_id = chosen.id and viewed.first = step.first
    left join inquired on inquired.supplier_id = chosen.id and inquired.first = step.first
    left join requested on requested.supplier_id = chosen.id and requested.first = step.first
  )`

const FIGURES = sql`views, inquiries, requests, round(median_minutes)::integer as median_minutes`

/** Returns the one step that a range of days is. */
export const oneStep = ({ first, last }: DayRange) => sql`select (${first})::date as first, (${last})::date as last`

/** Returns the figures of one listing in a range of days. */
export async function figuresOf(db: Db, supplierId: number, range: DayRange): Promise<Figures> {
  const { rows } = await sql<Figures>`${figuresOfEach(sql`id = ${supplierId}`, oneStep(range))} select ${FIGURES} from figures`.execute(db)
  return rows[0] ?? { views: 0, inquiries: 0, requests: 0, medianMinutes: null }
}

type StepRange = { by: 'day' | 'week'; steps: number; /** The Sydney day that the last step contains. */ today: string }

/** Returns the figures of one listing by days, or by weeks from Mondays on, oldest first. */
export async function figuresBySteps(db: Db, supplierId: number, { by, steps, today }: StepRange): Promise<Step[]> {
  const length = sql`${`1 ${by}`}::interval`
  const last = sql`date_trunc(${by}, ${today}::timestamp)`
  const series = sql`select first::date, (first + ${length})::date - 1 as last
    from generate_series(${last} - ${steps - 1}::integer * ${length}, ${last}, ${length}) as each_step (first)`
  const { rows } = await sql<Step>`${figuresOfEach(sql`id = ${supplierId}`, series)}
    select first as "from", ${FIGURES} from figures order by first`.execute(db)
  return rows
}

/** Returns what "this week" is wherever it is said: from Monday to today, beside the same days of the week before. */
export async function weekSoFar(db: Db, supplierId: number, today: string): Promise<WeekSoFar> {
  const [monday, mondayLast] = [mondayBefore(today, 0), mondayBefore(today, 1)]
  const day = (text: string) => sql<string>`${text}::date`
  const both = sql`${oneStep({ first: day(mondayLast), last: sql`${today}::date - 7` })}
    union all ${oneStep({ first: day(monday), last: day(today) })}`
  const { rows } = await sql<Omit<Step, 'medianMinutes'>>`${figuresOfEach(sql`id = ${supplierId}`, both)}
    select first as "from", views, inquiries, requests from figures order by first`.execute(db)
  const [before, now] = [required(rows[0], 'The row of the week before'), required(rows[1], 'The row of the week')]
  const { views, inquiries, requests } = before
  return { ...now, to: today, before: { views, inquiries, requests } }
}
