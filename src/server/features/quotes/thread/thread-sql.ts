import { sql } from 'kysely'
import type { StoredQuote } from './stored-quote.ts'
import { QUOTE_STATES, stepsFor, type StepName } from '#contract/quotes/quote-states.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'

// What belongs to a request `r`, in its wire shape, so that a statement that reads the request reads it too.

const isoTime = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const quote = sql`json_build_object('revision', o.revision, 'isInstant', o.is_instant, 'lines', o.lines, 'deliveryCents', o.delivery_cents, 'minimumCents', o.minimum_cents,
  'passedLineIds', o.passed_line_ids, 'belowMinimum', o.below_minimum, 'smallOrderFeeCents', o.small_order_fee_cents,
  'freeDeliveryFromCents', o.free_delivery_from_cents, 'deliveryGst', o.delivery_gst, 'holdWeeks', o.hold_weeks, 'noticeDays', o.notice_days,
  'validUntil', o.valid_until, 'terms', o.terms, 'note', o.note, 'createdAt', ${isoTime('o.created_at')}, 'attachment', (
    select json_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'bytes', a.bytes) from attachments a where a.id = o.attachment_id))`

/** Which line of the buyer's own lists each line of the request was made from, by the id of the line; null where none was. */
export const lineSources = sql<Record<
  string,
  string
> | null>`(select json_object_agg(s.line_id, s.list_line_id) from request_line_sources s where s.request_id = r.id)`

/** The latest quote; null without one. */
export const lastQuote = sql<StoredQuote | null>`(select ${quote} from offers o where o.request_id = r.id order by o.revision desc limit 1)`

/** Every quote, the latest revision first. */
export const allQuotes = sql<
  StoredQuote[]
>`coalesce((select json_agg(${quote} order by o.revision desc) from offers o where o.request_id = r.id), '[]')`

/** Every step, oldest first. */
export const history = sql<QuoteDetail['history']>`coalesce((
  select json_agg(json_build_object('step', q.step, 'by', q.by, 'at', ${isoTime('q.at')}, 'note', q.note) order by q.id)
  from quote_steps q where q.request_id = r.id), '[]')`

/** Whether the supplier has asked something instead of answering: of the messages, the last one is its own. */
export const hasAsked = sql<boolean>`(r.status in ('new', 'viewed') and coalesce((
  select q.by = 'supplier' from quote_steps q where q.request_id = r.id and q.step = 'message' order by q.id desc limit 1), false))`

/** When something last happened in it. That the supplier has opened it is no news. */
export const newsAt = sql<string>`greatest(r.created_at, (select max(q.at) from quote_steps q where q.request_id = r.id and q.step <> 'view'))`

/** The states with prices to decide on. */
export const PRICED = sql.join(QUOTE_STATES.filter((state) => stepsFor('buyer', state).includes('accept')).map((state) => sql.lit(state)))

/** Whether the buyer has something to decide or to reply to. */
export const isBuyersTurn = sql<boolean>`(r.supplier_id is not null and (r.status in (${PRICED}) or ${hasAsked}))`

/** The kinds of steps of the others after the last one that the buyer has read or taken. */
export const unreadSteps = sql<StepName[]>`case when r.unread_by_buyer then coalesce((
  select json_agg(distinct q.step) from quote_steps q where q.request_id = r.id and q.by <> 'buyer' and q.step <> 'view' and q.id > greatest(
    coalesce(r.buyer_seen_step, 0), coalesce((select max(b.id) from quote_steps b where b.request_id = r.id and b.by = 'buyer'), 0))), '[]')
  else '[]' end`
