import { sql } from 'kysely'
import type { NeedsYou } from '#contract/venue/needs-you.ts'
import type { NeedsYouOf } from '#server/feature.ts'
import { daysByClock } from '#server/features/quotes/steps/time-zones.ts'
import { clockOf } from '#server/features/suppliers/clock-sql.ts'
import { hasAsked, PRICED, unreadSteps } from './thread-sql.ts'

/** For so many days before they lapse, prices are said to lapse. */
const DAYS_BEFORE = 2

/** Returns the requests with prices to decide on. Those that are about to lapse are of another kind, so that none is counted twice. */
export const answersToDecideOn: NeedsYouOf = (_, accountId, now) => {
  const today = sql`(${JSON.stringify(daysByClock(now))}::jsonb ->> coalesce(${clockOf}, 'NSW'))::date`
  return sql<NeedsYou>`
    select case when last.valid_until <= ${today} + ${sql.lit(DAYS_BEFORE)} then 'expiring' else 'answer' end as kind,
      r.id::text as id, r.status_at as at
    from quote_requests r
    join suppliers s on s.id = r.supplier_id
    join lateral (select o.valid_until from offers o where o.request_id = r.id order by o.revision desc limit 1) last on true
    where r.account_id = ${accountId} and r.status in (${PRICED})
      and (last.valid_until is null or last.valid_until >= ${today})`
}

/** Returns the requests in which a supplier has asked something, until it has its reply, or has written something, until that is read. */
export const messagesToRead: NeedsYouOf = (_, accountId) => sql<NeedsYou>`
  select 'message' as kind, r.id::text as id,
    (select max(q.at) from quote_steps q where q.request_id = r.id and q.step = 'message' and q.by = 'supplier') as at
  from quote_requests r
  where r.account_id = ${accountId} and ((r.supplier_id is not null and ${hasAsked})
    or (r.unread_by_buyer and ${unreadSteps}::jsonb ? 'message'))`
