import { sql } from 'kysely'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'

/** The requests that are named one by one, and the other reviews of an author that are shown. */
const [NAMED, RATINGS] = [3, 20]

const ofAuthor = sql`q.supplier_id = r.supplier_id and (q.account_id = a.id or q.account_id is null and lower(q.contact_email) = confirmed_address(a))`

/** What the author of review `r` has asked its supplier `r.supplier_id` for: a request that was won says most, so it comes first. */
export const asked = sql<ModeratedReview['asked']>`(
  select json_build_object(
    'total', (select count(*)::int from quote_requests q where ${ofAuthor}),
    'won', (select count(*)::int from quote_requests q where ${ofAuthor} and q.status = 'won'),
    'latest', coalesce((select json_agg(l) from (
      select q.id, q.serial, q.status, to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from quote_requests q where ${ofAuthor} order by q.status = 'won' desc, q.created_at desc, q.id limit ${sql.lit(NAMED)}) l), '[]'))
  from accounts a where a.id = r.account_id)`

/** The stars of the other reviews of the author of review `r`. */
export const otherRatings = sql<number[]>`array(
  select o.rating from reviews o where o.account_id = r.account_id and o.id <> r.id order by o.created_at desc, o.id limit ${sql.lit(RATINGS)})`
