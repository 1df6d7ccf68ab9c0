import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Inserts a report unless the same account has an open one for the review. Returns undefined when the review has been deleted. */
export async function insertReport(tx: Db, report: { reviewId: string; accountId: string; reason: string }) {
  const review = await tx.selectFrom('reviews').select('id').where('id', '=', report.reviewId).forKeyShare().executeTakeFirst()
  if (!review) return undefined
  await tx
    .insertInto('reviewReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['reviewId', 'accountId']).where('decidedAt', 'is', null).doNothing())
    .execute()
  return review
}

/** A report as a resource of an access rule. */
export const reportById = {
  what: 'This report',
  load: (db: Db, { id }: { id: string }) =>
    db
      .selectFrom('reviewReports as p')
      .innerJoin('reviews as r', 'r.id', 'p.reviewId')
      .select(['p.id', 'p.reviewId', 'p.reason', 'r.supplierId'])
      .where('p.id', '=', id)
      .executeTakeFirst(),
}
export type KnownReport = NonNullable<Awaited<ReturnType<typeof reportById.load>>>

/** Closes an open report; returns undefined when it has been decided already. */
export const closeReport = (tx: Db, id: string) =>
  tx
    .updateTable('reviewReports')
    .set({ decidedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Returns a page of the open reports, oldest first, each with the id of its review, and their total. */
export async function openReports(db: Db, limit: number, offset: number) {
  const open = db.selectFrom('reviewReports as p').where('p.decidedAt', 'is', null)
  const rows = await open
    .innerJoin('accounts as a', 'a.id', 'p.accountId')
    .innerJoin('reviews as r', 'r.id', 'p.reviewId')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['p.id', 'p.reason', 'p.createdAt', 'a.username', 'r.supplierId', 's.businessName', 'p.reviewId'])
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
