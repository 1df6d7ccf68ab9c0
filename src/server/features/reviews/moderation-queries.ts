import { sql, type CompiledQuery } from 'kysely'
import type { DecisionReason, ModerationListName, ReviewDecision, ReviewStatus } from '#contract/reviews/review-decisions.ts'
import { REPORTS_SHOWN } from '#contract/reviews/moderation.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import { padsOf } from '#server/db/address-hash.ts'
import { precompiledQuery, type Db } from '#server/db/db.ts'
import { receiverAsJson } from '#server/features/emails/readers/receiver-queries.ts'
import { canWait } from '#server/features/suppliers/merged-queries.ts'
import { addingPoints, type pointsToAdd } from '#server/http/access/limit-queries.ts'
import { asked, otherRatings } from './asked-sql.ts'
import type { SignalFacts } from './signals/signals.ts'

/** The quote requests of an author that are compared with a supplier, the newest first. */
const MAX_REQUESTS = 200

/** Who reviews whom, and the point that the review adds to those of the client's network today. */
type Written = { accountId: string; supplierId: number; point: ReturnType<typeof pointsToAdd> }

type ReviewFacts = SignalFacts & { supplier: Receiver }
const countingReview = precompiledQuery<
  [
    requests: string,
    key: string,
    points: number,
    expire: number,
    now: number,
    sameNow: number,
    pads: Buffer,
    supplierId: number,
    accountId: string,
  ],
  ReviewFacts
>((db, requestsOf, key, points, expire, now, sameNow, pads, supplierId, accountId) => ({
  compile: () =>
    sql<ReviewFacts>`
    with asked as (
      select contact_phone, delivery_location from quote_requests where account_id = ${requestsOf} order by created_at desc limit ${sql.lit(MAX_REQUESTS)}
    ), counted as (${addingPoints(sql`values (${key}, ${points}::int, ${expire}::bigint)`, [now, sameNow])})
    select ${receiverAsJson(pads)} as supplier, counted.points as reviews_of_day, a.email as author_email,
      array(select email from accounts where supplier_id = s.id union select s.email where s.email is not null) as supplier_emails,
      array(select distinct contact_phone from asked where contact_phone is not null) as request_phones,
      array(select distinct delivery_location from asked where delivery_location is not null) as request_places,
      s.phone as supplier_phone,
      json_build_object('address', s.address, 'suburb', s.suburb, 'postcode', s.postcode) as supplier_address,
      exists (select from removed_reviews where supplier_id = s.id and account_id = a.id) as has_removed
    from suppliers s, accounts a, counted where s.id = ${supplierId} and a.id = ${accountId}`.compile(db),
}))

/**
 * Returns the statement that counts a review, and returns what `signalsOf` compares and what an email needs of the supplier, to be run once the
 * transaction has locked that.
 */
export function readingFacts(tx: Db, { accountId, supplierId, point: { key, points, expire } }: Written): CompiledQuery<ReviewFacts> {
  const now = Date.now()
  return countingReview(tx, accountId, key, points, expire, now, now, padsOf(tx), supplierId, accountId)
}

const hasOpenReport = sql<boolean>`r.id in (select review_id from review_reports where decided_at is null)`

/** Selects the reviews of a list, of which `search` finds those whose author, supplier or words contain it literally. */
function listed(db: Db, { list, search }: { list: ModerationListName; search: string | null }) {
  const reviews = db.selectFrom('reviews as r').innerJoin('suppliers as s', 's.id', 'r.supplierId')
  const found = search === null ? reviews : reviews.where(containsIn(['r.customer_name', 's.business_name', 'r.text'], search))
  if (list === 'decided') return found.where('r.decidedAt', 'is not', null)
  const waiting = found.where(canWait('r.supplier_id'))
  return list === 'held' ? waiting.where('r.status', '=', 'held') : waiting.where('r.status', '=', 'published').where(hasOpenReport)
}

const containsIn = (columns: string[], text: string) =>
  sql<boolean>`strpos(lower(concat_ws(E'\n', ${sql.join(columns.map((column) => sql.ref(column)))})), lower(${text})) > 0`

/** The time by which a list is in order. */
const SORTED_BY = {
  reported: sql`(select min(created_at) from review_reports where review_id = r.id and decided_at is null)`,
  held: sql`r.created_at`,
  decided: sql`r.decided_at desc`,
}

type ListFilter = { list: ModerationListName; search: string | null; limit: number; offset: number }

/** Returns a page of a list, each row with the id of its review. */
export const moderationRows = (db: Db, { limit, offset, ...filter }: ListFilter) =>
  withReports(listed(db, filter)).orderBy(SORTED_BY[filter.list]).orderBy('r.id').limit(limit).offset(offset).execute()

export const countModeration = async (db: Db, filter: Pick<ListFilter, 'list' | 'search'>): Promise<number> =>
  (
    await listed(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Returns the row of one review, whatever list it is in. */
export const moderationRow = (db: Db, id: string) =>
  withReports(db.selectFrom('reviews as r').innerJoin('suppliers as s', 's.id', 'r.supplierId').where('r.id', '=', id)).executeTakeFirst()

type Report = { id: string; reason: string; createdAt: string; username: string }

const withReports = (reviews: ReturnType<typeof listed>) =>
  reviews
    .select(['r.id', 'r.supplierId', 's.businessName', 'r.heldFor', 'r.decisions', 'r.decision', 'r.decisionReason', 'r.decidedAt'])
    .select(sql<boolean>`not ${canWait('r.supplier_id')}`.as('isListingDeleted'))
    .select([asked.as('asked'), otherRatings.as('otherRatings')])
    .select([
      sql<Report[]>`coalesce((select json_agg(p order by p."createdAt", p.id) from (
        select p.id, p.reason, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", a.username
        from review_reports p join accounts a on a.id = p.account_id
        where p.review_id = r.id and p.decided_at is null order by p.created_at, p.id limit ${sql.lit(REPORTS_SHOWN)}) p), '[]')`.as(
        'reports',
      ),
      sql<number>`(select count(*)::int from review_reports where review_id = r.id and decided_at is null)`.as('totalReports'),
    ])

/** Locks a review until the transaction ends, and returns what decides which decisions it can have. */
export const lockReview = (tx: Db, id: string) =>
  tx
    .selectFrom('reviews')
    .select(['status', 'decisions', 'customerName', 'rating', 'text'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('reviewReports').select('id').whereRef('reviewId', '=', 'reviews.id').where('decidedAt', 'is', null))
        .as('isReported'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Decided = { status: ReviewStatus; decision: ReviewDecision; decisionReason: DecisionReason; decidedAt: Date }

export const setDecision = (tx: Db, id: string, decided: Decided) =>
  tx
    .updateTable('reviews')
    .set({ ...decided, decisions: sql`decisions + 1` })
    .where('id', '=', id)
    .execute()

/** Remembers that a removed review was deleted by its author. */
export const insertRemoved = (tx: Db, removed: { supplierId: number; accountId: string }) =>
  tx
    .insertInto('removedReviews')
    .values(removed)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
