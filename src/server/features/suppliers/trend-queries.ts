import { sql } from 'kysely'
import type { Step } from '#contract/trends.ts'
import type { Db } from '#server/db/db.ts'

type Wanted = { by: 'day' | 'week'; steps: number; /** The day in Sydney that the last step holds. */ today: string }

/** Each step from its first day on, and before the first day of the next; a day begins when it does in Sydney, daylight saving or not. */
export async function trendsOf(db: Db, supplierId: number, { by, steps, today }: Wanted): Promise<Step[]> {
  const length = sql`${`1 ${by}`}::interval`
  const last = sql`date_trunc(${by}, ${today}::timestamp)`
  const { rows } = await sql<Step>`
    select step.first::date as "from", seen.views, asked.inquiries, wanted.requests, wanted.median_minutes
    from generate_series(${last} - ${steps - 1}::integer * ${length}, ${last}, ${length}) as step (first)
    cross join lateral (
      select coalesce(sum(views), 0)::integer as views from views_by_day
      where supplier_id = ${supplierId} and day >= step.first::date and day < (step.first + ${length})::date
    ) seen
    cross join lateral (
      select count(*)::integer as inquiries from inquiries
      where supplier_id = ${supplierId} and day >= step.first::date and day < (step.first + ${length})::date
    ) asked
    cross join lateral (
      select count(*)::integer as requests,
        round(percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60))::integer as median_minutes
      from quote_requests
      where supplier_id = ${supplierId} and created_at >= step.first at time zone 'Australia/Sydney'
        and created_at < (step.first + ${length}) at time zone 'Australia/Sydney'
    ) wanted
    order by step.first`.execute(db)
  return rows
}
