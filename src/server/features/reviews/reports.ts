import type { Input, Page } from '#contract/endpoint.ts'
import type { decideReport, reportReview, ReviewReport } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/requester.ts'
import { deleteReviewRow, reviewsById } from './queries.ts'
import { closeReport, insertReport, openReports, type KnownReport } from './report-queries.ts'
import { writing } from './write-review.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** Stores a report of a review for the owner to decide. @throws 404 when the review has been deleted */
export const report = ({ db }: Deps, { id, reason }: Input<typeof reportReview>, { id: accountId }: SessionAccount): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await insertReport(tx, { reviewId: id, accountId, reason }))) throw notFound('This review')
  })

/** Returns a page of the open reports with their reviews. */
export async function reportsToDecide(db: Db, limit: number, offset: number): Promise<Page<ReviewReport>> {
  const { rows, total } = await openReports(db, limit, offset)
  const reviews = new Map((await reviewsById(db, [...new Set(rows.map(({ reviewId }) => reviewId))])).map((review) => [review.id, review]))
  // A review that was deleted between the two queries is missing; its reports were deleted with it.
  const items = rows.flatMap(({ reviewId, ...row }) => {
    const review = reviews.get(reviewId)
    return review ? [{ ...row, review }] : []
  })
  return { items, total }
}

/** Closes a report and, if so decided, removes the review with all its reports; the audit lists either. @throws 409 when it was decided */
export const applyReportDecision = (
  deps: Deps,
  { decision, note }: Input<typeof decideReport>,
  about: KnownReport,
  by: SessionAccount,
): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    writing(tx, deps, about.supplierId, async () => {
      const { id, reviewId, reason, supplierId } = about
      if (!(await closeReport(tx, id))) throw conflict('This report has been decided already.')
      const removed = decision === 'remove' ? await deleteReviewRow(tx, reviewId) : undefined
      const details = { reviewId, reason, note, ...(removed && { removed }) }
      await insertAudit(tx, by, { action: `review.${decision}`, subject: `supplier ${supplierId}`, details })
    }),
  )
