import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { addReview } from '#contract/reviews.ts'
import { precompiled, type Db } from '#server/db/db.ts'

/** In their wire shape. One is verified as soon as a quote between the two is won, and stays it. */
const reviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .select(['id', 'customerName', 'businessName', 'rating', 'text', 'createdAt', 'tags'])
    .select([
      sql<boolean>`is_verified or has_won(account_id, supplier_id)`.as('isVerified'),
      sql<{ text: string; createdAt: string } | null>`case when reply_text is not null then json_build_object(
        'text', reply_text, 'createdAt', to_char(reply_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`.as('reply'),
    ])

/** Newest first. */
export const reviewsOf = precompiled((db, supplierId: number, limit: number, offset: number) =>
  reviews(db).where('supplierId', '=', supplierId).orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset),
)

/** How many reviews gave each number of stars; numbers that nobody gave are missing. */
export const starsOf = precompiled((db, supplierId: number) =>
  db
    .selectFrom('reviews')
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .where('supplierId', '=', supplierId)
    .groupBy('rating'),
)

export const reviewsById = (db: Db, ids: string[]) =>
  reviews(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
export const reviewBy = (db: Db, accountId: string, supplierId: number) =>
  reviews(db).where('accountId', '=', accountId).where('supplierId', '=', supplierId).executeTakeFirst()

/** What access asks: whose review it is, of whom, and since when. */
export const reviewById = {
  what: 'This review',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('reviews').select(['id', 'supplierId', 'accountId', 'createdAt']).where('id', '=', id).executeTakeFirst(),
}
export type KnownReview = NonNullable<Awaited<ReturnType<typeof reviewById.load>>>

/** Whoever wrote a review, as emails reach them; nothing once the account is gone. */
export const authorOf = (db: Db, reviewId: string) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.accountId')
    .select(['a.username', 'a.email'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst()

/** Holds a supplier's ratings until the transaction ends: its reviews are written one by one. Answers nothing for one that has gone. */
export const lockRatings = (tx: Db, supplierId: number) =>
  tx.selectFrom('suppliers').select('id').where('id', '=', supplierId).forNoKeyUpdate().executeTakeFirst()

/** Sets average, total and rank of suppliers from their reviews; part of every write of reviews. All of them where no ids are given. */
export const recountRatings = (db: Db, ids?: number[]) =>
  sql`update suppliers s
      set average_rating = r.average, total_reviews = r.total, quality = rating_rank(r.average, r.total::integer, (select mean from rating_mean))
      from (select s.id, coalesce(round(avg(r.rating), 1), 0) as average, count(r.id) as total
            from suppliers s left join reviews r on r.supplier_id = s.id
            ${ids ? sql`where s.id = any(${ids})` : sql``} group by s.id) r
      where s.id = r.id and (s.average_rating, s.total_reviews) is distinct from (r.average, r.total)`.execute(db)

/** What somebody writes in a review. */
type Words = Omit<Input<typeof addReview>, 'id'>

/** The venue that a buyer last asked this supplier for. */
export const lastVenueOf = async (tx: Db, accountId: string, supplierId: number): Promise<string | null> => {
  const last = await tx
    .selectFrom('quoteRequests')
    .select('businessName')
    .where('accountId', '=', accountId)
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return last?.businessName ?? null
}

type NewReview = Words & { accountId: string; supplierId: number; customerName: string; businessName: string | null; createdAt: Date }

/** Answers nothing when this account has reviewed this supplier before. */
export const insertReview = (tx: Db, review: NewReview) =>
  tx
    .insertInto('reviews')
    .values({ ...review, isVerified: sql`has_won(${review.accountId}, ${review.supplierId})` })
    .onConflict((conflict) => conflict.columns(['supplierId', 'accountId']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Answers nothing when it has gone. */
export const updateReview = (tx: Db, id: string, words: Words) =>
  tx.updateTable('reviews').set(words).where('id', '=', id).returning('id').executeTakeFirst()

export const setReply = (tx: Db, id: string, replyText: string, replyAt: Date) =>
  tx.updateTable('reviews').set({ replyText, replyAt }).where('id', '=', id).execute()

/** Answers what it said; nothing when it had gone. */
export const deleteReviewRow = (tx: Db, id: string) =>
  tx.deleteFrom('reviews').where('id', '=', id).returning(['customerName', 'rating', 'text', 'createdAt']).executeTakeFirst()
