import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/**
 * Inserts a report unless the same account has an open one for the review, and returns the review. Returns undefined when there is no such
 * published review.
 */
export async function insertReport(tx: Db, report: { reviewId: string; accountId: string; reason: string }) {
  const review = await tx
    .selectFrom('reviews')
    .select(['supplierId', 'customerName', 'rating', 'text'])
    .where('id', '=', report.reviewId)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst()
  if (!review) return undefined
  const inserted = await tx
    .insertInto('reviewReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['reviewId', 'accountId']).where('decidedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return { ...review, isNew: inserted !== undefined }
}

/** Closes the open reports of a review. */
export const closeReports = (tx: Db, reviewId: string) =>
  tx
    .updateTable('reviewReports')
    .set({ decidedAt: sql<string>`now()` })
    .where('reviewId', '=', reviewId)
    .where('decidedAt', 'is', null)
    .execute()
