import { sql } from 'kysely'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import { ANALYTICS_WEEKS, type SocialAnalytics } from '#contract/social/social-analytics.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'
import { LINK_PATH } from './link-sql.ts'

/** A listing's posts in its time zone, at a point in time. */
export type Scope = { supplierId: Id; timeZone: string; now: Date }

/** Returns the Monday on which the earliest week begins, and the instant of its beginning. */
const firstMonday = ({ timeZone, now }: Scope) =>
  sql`(date_trunc('week', ${now}::timestamptz at time zone ${timeZone}) - ${ANALYTICS_WEEKS - 1} * interval '1 week')`
const firstInstant = (scope: Scope) => sql`(${firstMonday(scope)} at time zone ${scope.timeZone})`

const ofSupplier = ({ supplierId }: Scope) => sql`p.supplier_id = ${supplierId} and p.deleted_at is null`

/** Returns how many posts were posted in each week, by platform; weeks and platforms without any are missing. */
export const postedByWeek = async (db: Db, scope: Scope) =>
  (
    await sql<{ startsOn: string; platform: SocialPlatform; count: number }>`
      select date_trunc('week', p.posted_at at time zone ${scope.timeZone})::date::text as starts_on, p.platform, count(*)::int as count
      from social_posts p where ${ofSupplier(scope)} and p.status = 'posted' and p.posted_at >= ${firstInstant(scope)}
      group by 1, 2 order by 1, 2`.execute(db)
  ).rows

/** Returns the Mondays of all weeks, the earliest first. */
export const weeksOf = async (db: Db, scope: Scope): Promise<string[]> =>
  (
    await sql<{ startsOn: string }>`
      select (${firstMonday(scope)} + at * interval '1 week')::date::text as starts_on
      from generate_series(0, ${ANALYTICS_WEEKS - 1}) as at order by 1`.execute(db)
  ).rows.map(({ startsOn }) => startsOn)

/** Counts the posts of these weeks that were posted, and those that have failed and were due, or written, in them. */
export async function outcomesOf(db: Db, scope: Scope): Promise<Pick<SocialAnalytics, 'posted' | 'failed'>> {
  const { rows } = await sql<Pick<SocialAnalytics, 'posted' | 'failed'>>`select
    count(*) filter (where p.status = 'posted')::int as posted, count(*) filter (where p.status = 'failed')::int as failed
    from social_posts p where ${ofSupplier(scope)} and p.status in ('posted', 'failed')
      and coalesce(p.posted_at, p.scheduled_for, p.created_at) >= ${firstInstant(scope)}`.execute(db)
  // An aggregate has one row.
  return required(rows[0], 'The row of visits')
}

export const nextScheduled = async (db: Db, scope: Scope): Promise<SocialAnalytics['nextScheduled']> =>
  (
    await sql<NonNullable<SocialAnalytics['nextScheduled']>>`
      select p.id, p.platform, p.content, ${LINK_PATH} as profile_link, p.scheduled_for from social_posts p
      where ${ofSupplier(scope)} and p.status = 'scheduled' order by p.scheduled_for, p.id limit 1`.execute(db)
  ).rows[0] ?? null

/** Counts the visits that came from posts in these weeks, by platform. */
export const visitsByPlatform = async (db: Db, scope: Scope): Promise<SocialAnalytics['visits']> =>
  (
    await sql<SocialAnalytics['visits'][number]>`
      select p.platform, count(*)::int as count from social_visits v join social_posts p on p.id = v.post_id
      where p.supplier_id = ${scope.supplierId} and v.visited_at >= ${firstInstant(scope)} group by 1 order by 2 desc, 1`.execute(db)
  ).rows

/** Returns the posts that brought most visits in these weeks. */
export const bestPosts = async (db: Db, scope: Scope): Promise<SocialAnalytics['bestPosts']> =>
  (
    await sql<SocialAnalytics['bestPosts'][number]>`
      select p.id, p.platform, p.content, ${LINK_PATH} as profile_link, p.posted_at, count(*)::int as visits
      from social_visits v join social_posts p on p.id = v.post_id
      where ${ofSupplier(scope)} and p.status = 'posted' and v.visited_at >= ${firstInstant(scope)}
      group by p.id order by count(*) desc, p.posted_at desc limit 5`.execute(db)
  ).rows

type Hours = { total: number; hours: SocialAnalytics['bestHours']['hours'] }

/**
 * Returns the hours of the week in which requests were sent and posts brought visits in a year, the strongest first, and how many there were
 * in all hours: of one listing, or of all in a category, each by the clock of the listing that asks.
 */
export async function hoursOf(db: Db, { timeZone, now }: Scope, of: { supplierId: Id } | { category: string }): Promise<Hours> {
  const [ofRequests, ofPosts] =
    'supplierId' in of
      ? [sql`q.supplier_id = ${of.supplierId}`, sql`p.supplier_id = ${of.supplierId}`]
      : [
          sql`q.supplier_id in (select id from suppliers where category = ${of.category})`,
          sql`p.supplier_id in (select id from suppliers where category = ${of.category})`,
        ]
  const { rows } = await sql<{ weekday: number; hour: number; count: number; total: number }>`
    with acts as (
      select q.created_at as at from quote_requests q where ${ofRequests} and q.created_at >= ${now}::timestamptz - interval '1 year'
      union all
      select v.visited_at from social_visits v join social_posts p on p.id = v.post_id
      where ${ofPosts} and v.visited_at >= ${now}::timestamptz - interval '1 year'
    ), local as (select at at time zone ${timeZone} as at from acts)
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour, count(*)::int as count,
      (sum(count(*)) over ())::int as total
    from local group by 1, 2 order by 3 desc, 1, 2 limit 5`.execute(db)
  return { total: rows[0]?.total ?? 0, hours: rows.map(({ weekday, hour, count }) => ({ weekday, hour, count })) }
}
