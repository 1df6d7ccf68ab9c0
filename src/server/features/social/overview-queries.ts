import { sql } from 'kysely'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getSocialOverview } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

type Figures = Pick<Output<typeof getSocialOverview>, 'connectedAccounts' | 'postsThisMonth' | 'isAutoPosting' | 'nextScheduledFor'>

/** Counts a listing's accounts and posts; the month is that of `now` in the time zone. */
export async function figuresOf(db: Db, supplierId: Id, timeZone: string, now: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    (select count(*)::int from social_accounts where supplier_id = ${supplierId}) as connected_accounts,
    (select count(*)::int from social_posts where supplier_id = ${supplierId} and deleted_at is null and status = 'posted'
      and date_trunc('month', posted_at at time zone ${timeZone}) = date_trunc('month', ${now}::timestamptz at time zone ${timeZone})
    ) as posts_this_month,
    exists (select from social_accounts where supplier_id = ${supplierId} and auto_post_enabled and is_active) as is_auto_posting,
    (select min(scheduled_for) from social_posts
      where supplier_id = ${supplierId} and deleted_at is null and status = 'scheduled') as next_scheduled_for`.execute(db)
  // A select without a table has one row.
  return required(rows[0], 'The row of the overview')
}
