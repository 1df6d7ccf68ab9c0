import { sql, type RawBuilder } from 'kysely'
import type { HoldSignal, ReviewStatus } from '#contract/reviews/review-decisions.ts'
import type { ReviewSort } from '#contract/options.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addReview } from '#contract/reviews/reviews.ts'
import { precompiled, precompiledQuery, precompiledWrite, type Db } from '#server/db/db.ts'

/** A review is verified once the goods of a quote that its author has won of the supplier can have arrived, and stays verified. */
const isVerified = (at: Time) => sql<boolean>`(is_verified or has_received(account_id, supplier_id, ${at}::timestamptz))`

/** A time by the app's clock, or a column. */
type Time = string | RawBuilder<unknown>

/** A review in its wire shape, as it is at a time. */
const shownAt = (at: Time) =>
  [
    'id',
    'customerName',
    'businessName',
    'rating',
    'text',
    'createdAt',
    'tags',
    'status',
    isVerified(at).as('isVerified'),
    sql<{ text: string; createdAt: string } | null>`case when reply_text is not null then json_build_object(
    'text', reply_text, 'createdAt', to_char(reply_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`.as('reply'),
  ] as const

const reviews = (db: Db, at: string) => db.selectFrom('reviews').select(shownAt(at))

/** A literal, so that the indexes of published reviews serve prepared statements too. */
const isPublished = sql<boolean>`status = 'published'`

/** Returns a page of a supplier's published reviews, newest first. */
export const reviewsOf = precompiled((db, at: string, supplierId: number, limit: number, offset: number) =>
  reviews(db, at)
    .where('supplierId', '=', supplierId)
    .where(isPublished)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset),
)

/** `at` is the time by the app's clock. */
export type ReviewFilter = { at: string; rating?: number | undefined; verified?: boolean | undefined; unanswered?: boolean | undefined }

/** The index by stars has no time in it: what is sorted is one number of stars, a fraction of a millisecond of ten thousand reviews. */
const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`created_at desc, id`,
  highest: sql`rating desc, created_at desc, id`,
  lowest: sql`rating, created_at desc, id`,
}

const publishedBy = (db: Db, supplierId: number, { at, rating, verified, unanswered }: ReviewFilter) =>
  db
    .selectFrom('reviews')
    .where('supplierId', '=', supplierId)
    .where(isPublished)
    .$call((query) => (rating === undefined ? query : query.where('rating', '=', rating)))
    .$if(Boolean(verified), (query) => query.where(isVerified(at)))
    .$if(Boolean(unanswered), (query) => query.where('replyText', 'is', null))

/** Returns a page of a supplier's published reviews by a filter. */
export const reviewsBy = (db: Db, supplierId: number, filter: ReviewFilter, sort: ReviewSort, range: { limit: number; offset: number }) =>
  publishedBy(db, supplierId, filter).select(shownAt(filter.at)).orderBy(ORDERS[sort]).limit(range.limit).offset(range.offset).execute()

export const countBy = async (db: Db, supplierId: number, filter: ReviewFilter): Promise<number> =>
  (
    await publishedBy(db, supplierId, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Counts published reviews by their number of stars; numbers without a review are missing. */
export const starsOf = precompiled((db, supplierId: number) =>
  db
    .selectFrom('reviews')
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .where('supplierId', '=', supplierId)
    .where(isPublished)
    .groupBy('rating'),
)

export const reviewsById = precompiled((db, at: string, ids: string[]) => reviews(db, at).where(sql<boolean>`id = any(${ids}::uuid[])`))

/** Returns an account's review of a supplier, whatever its status, with what its author is told of that. */
export const reviewBy = (db: Db, at: string, accountId: string, supplierId: number) =>
  reviews(db, at)
    .select(['heldFor', 'decisionReason'])
    .where('accountId', '=', accountId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()

/** A review as a resource of an access rule: its author, its supplier and its date. */
export const reviewById = {
  what: 'This review',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('reviews').select(['id', 'supplierId', 'accountId', 'createdAt', 'status']).where('id', '=', id).executeTakeFirst(),
}
/** The same for everyone but its author and the owner: only while it is published. */
export const publishedById = {
  what: reviewById.what,
  load: async (db: Db, path: { id: string }) => {
    const review = await reviewById.load(db, path)
    return review?.status === 'published' ? review : undefined
  },
}
export type KnownReview = NonNullable<Awaited<ReturnType<typeof reviewById.load>>>

/** Returns name and address of a review's author; undefined when the account has been deleted. */
export const authorOf = (db: Db, reviewId: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.accountId')
    .select(['a.username', 'a.email', sql<boolean>`a.email_confirmed_at is not null`.as('emailConfirmed')])
    .where('r.id', '=', reviewId)
    .executeTakeFirst()

/**
 * The statement that locks the supplier's row until the transaction ends, so that writes of its reviews do not run concurrently. It returns
 * nothing when the supplier has been deleted.
 */
export const lockingRatings = precompiledQuery((db, supplierId: number) =>
  db.selectFrom('suppliers').select(['id', 'suspendedAt']).where('id', '=', supplierId).forNoKeyUpdate(),
)

const recounting = (id?: number) =>
  sql`update suppliers s
      set average_rating = r.average, total_reviews = r.total, quality = rating_rank(r.average, r.total::integer, (select mean from rating_mean))
      from (select s.id, coalesce(round(avg(r.rating), 1), 0) as average, count(r.id) as total
            from suppliers s left join reviews r on r.supplier_id = s.id and r.status = 'published'
            ${id === undefined ? sql`` : sql`where s.id = ${id}`} group by s.id) r
      where s.id = r.id and (s.average_rating, s.total_reviews) is distinct from (r.average, r.total)`

/** Sets average, total and rank of a supplier from its published reviews, as part of every write of reviews. */
export const recountRatings = precompiledWrite((db, id: number) => ({ compile: () => recounting(id).compile(db) }))
export const recountAllRatings = (db: Db) => recounting().execute(db)

/** What the author of a review enters. */
type Words = Omit<Input<typeof addReview>, 'id'>

type NewReview = Words & { accountId: string; supplierId: number; customerName: string; createdAt: Date } & {
  status: ReviewStatus
  heldFor: HoldSignal[]
}

/** The stars in the order of the record below. */
const COLUMNS = ['supplierId', 'accountId', 'customerName', 'createdAt', 'status', 'heldFor', 'rating', 'text', 'tags'] as const

const inserting = precompiledQuery((db, review: string) =>
  db
    .insertInto('reviews')
    .columns([...COLUMNS, 'businessName', 'isVerified'])
    .expression(
      sql`select r.*,
        (select q.business_name from quote_requests q where q.account_id = r."accountId" and q.supplier_id = r."supplierId"
          order by q.created_at desc, q.id limit 1),
        has_received(r."accountId", r."supplierId", r."createdAt")
      from json_to_record(${review}) as r ("supplierId" integer, "accountId" uuid, "customerName" text, "createdAt" timestamptz, status text,
        "heldFor" text[], rating integer, text text, tags text[])`,
    )
    .onConflict((conflict) => conflict.columns(['supplierId', 'accountId']).doNothing())
    .returning(shownAt(sql`created_at`)),
)

/**
 * Returns the statement that inserts a review, with the business name of the buyer's latest quote request to this supplier, if any. It returns the
 * review, or nothing when this account has already reviewed this supplier.
 */
export const insertingReview = (tx: Db, review: NewReview) => inserting(tx, JSON.stringify(review))

/** Returns the supplier that a review is of by now; undefined when the review has been deleted. */
export const supplierOfReview = async (tx: Db, id: string) =>
  (await tx.selectFrom('reviews').select('supplierId').where('id', '=', id).executeTakeFirst())?.supplierId

/** Returns undefined when the review has been deleted. */
export const updateReview = (tx: Db, id: string, words: Words) =>
  tx.updateTable('reviews').set(words).where('id', '=', id).returning('id').executeTakeFirst()

export const setReply = (tx: Db, id: string, replyText: string, replyAt: Date) =>
  tx.updateTable('reviews').set({ replyText, replyAt }).where('id', '=', id).execute()

/** Returns the status that the review had; undefined when it had been deleted before. */
export const deleteReviewRow = (tx: Db, id: string) =>
  tx.deleteFrom('reviews').where('id', '=', id).returning(['status']).executeTakeFirst()
