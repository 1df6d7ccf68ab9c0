import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { decideReview, listModeration, ModeratedReview } from '#contract/reviews/moderation.ts'
import { DECISION_REASONS, type ReviewDecision, type ReviewStatus } from '#contract/reviews/review-decisions.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { itemAt } from '#shared/item-at.ts'
import { counted } from '#shared/text/words.ts'
import { required } from '#shared/required.ts'
import { notifyOfDecision } from './emails.ts'
import { countModeration, lockReview, moderationRow, moderationRows, setDecision } from './moderation-queries.ts'
import { reviewsById, type KnownReview } from './queries.ts'
import { closeReports } from './report-queries.ts'
import { writing } from './write-review.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'jobs'>

/** Returns a page of the owner's reviews. */
export async function moderationPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: Input<typeof listModeration>,
): Promise<ListPage<ModeratedReview>> {
  const rows = await moderationRows(db, filter)
  return { items: await toModeratedReviews(db, now(), rows), total: await countModeration(db, filter) }
}

async function toModeratedReviews(db: Db, at: Date, rows: Awaited<ReturnType<typeof moderationRows>>): Promise<ModeratedReview[]> {
  const ids = rows.map(({ id }) => id)
  const reviews = new Map((ids.length > 0 ? await reviewsById(db, at.toISOString(), ids) : []).map((review) => [review.id, review]))
  // A review that was deleted between the two queries is missing.
  return rows.flatMap(({ id, decision, decisionReason, decidedAt, ...row }) => {
    const review = reviews.get(id)
    if (!review) return []
    // The three are set together.
    const decided = decision && decisionReason && decidedAt ? { decision, reason: decisionReason, at: decidedAt } : null
    return [{ ...row, review, decided }]
  })
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** What each decision makes of a review, and why it is not possible, if it is not. */
const DECISIONS: Record<ReviewDecision, { makes: ReviewStatus; problem: (review: LockedReview) => string | undefined }> = {
  publish: { makes: 'published', problem: ({ status }) => (status === 'published' ? 'This review is published already.' : undefined) },
  keep: {
    makes: 'published',
    problem: ({ status, isReported }) =>
      status !== 'published' || !isReported ? 'This review has no open report: it was decided already, or is not published.' : undefined,
  },
  remove: { makes: 'removed', problem: ({ status }) => (status === 'removed' ? 'This review has been removed already.' : undefined) },
}

/**
 * Applies the owner's decision: the review, its reports, the supplier's ratings, the audit and the emails to author and supplier are one
 * transaction. A removed review keeps its open reports, with which it comes back.
 * @throws 400 for a reason of another decision, 409 when the review stands otherwise by now
 */
export function applyDecision(
  deps: Deps,
  input: Input<typeof decideReview>,
  about: KnownReview,
  by: SessionAccount,
): Promise<ModeratedReview> {
  const { id, decision, reason, note, decisions, despiteRequests } = input
  if (!DECISION_REASONS[decision].some((one) => one === reason))
    throw invalid([{ path: 'reason', message: `Please choose one of the reasons to ${decision} a review.` }])
  return inTransaction(deps.db, (tx) => {
    const decide = async () => {
      const review = await lockReview(tx, id)
      if (!review) throw notFound('This review')
      if (decisions !== null && decisions !== review.decisions)
        throw conflict('This review has been decided on meanwhile. Please look at it again.')
      const { makes: status, problem } = DECISIONS[decision]
      const why = problem(review)
      if (why) throw conflict(why)
      if (reason === 'not-a-customer' && !despiteRequests) await rejectCustomer(tx, id)
      await setDecision(tx, id, { status, decision, decisionReason: reason, decidedAt: deps.now() })
      if (decision === 'keep') await closeReports(tx, id)
      const details = { reviewId: id, reason, note, before: { status: review.status }, after: { status } }
      await insertAudit(tx, by, { action: `review.${decision}`, subject: `supplier ${about.supplierId}`, details })
      await notifyOfDecision(tx, deps, about, { decision, reason, review })
      return itemAt(await toModeratedReviews(tx, deps.now(), [required(await moderationRow(tx, id), 'The review')]), 0)
    }
    return writing(tx, deps, about.supplierId, decide, { review: about })
  })
}

/** @throws 409 where the author of a review has asked its supplier for prices: that it was no customer is then to be said once more */
async function rejectCustomer(tx: Db, id: string): Promise<void> {
  const total = (await moderationRow(tx, id))?.asked?.total ?? 0
  if (total > 0)
    throw conflict(
      `The author of this review has asked the supplier for prices (${counted(total, 'request')}). Please look at that, and say once more that it was no customer.`,
    )
}
