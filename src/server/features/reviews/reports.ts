import type { Input } from '#contract/endpoint/endpoint.ts'
import type { reportReview } from '#contract/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { notifyOwnerOfReport } from './emails.ts'
import { insertReport } from './report-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'now'>

/** Stores a report of a review and tells the owner, who decides. @throws 404 when the review has been deleted or is not published any more */
export const report = (
  deps: Deps,
  { id, reason }: Input<typeof reportReview>,
  { id: accountId, username }: SessionAccount,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const reported = await insertReport(tx, { reviewId: id, accountId, reason })
    if (!reported) throw notFound('This review')
    if (reported.isNew) await notifyOwnerOfReport(tx, deps, reported, { username, reason })
  })
