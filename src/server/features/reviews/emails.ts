import type { DecisionReason, HoldSignal, ReviewDecision } from '#contract/reviews/review-decisions.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Sender } from '#server/features/emails/queue/budgets.ts'
import { notifyOwner } from '#server/features/emails/delivery/owner-notices.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { nameForReader } from '#server/features/emails/readers/reader-name.ts'
import { receiverOf } from '#server/features/emails/readers/receivers.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { required } from '#shared/required.ts'
import { authorOf, type KnownReview } from './queries.ts'

type Deps = Pick<Context, 'jobs'>
type OwnerDeps = Pick<Context, 'jobs' | 'config' | 'now'>
type Written = Pick<Review, 'customerName' | 'rating' | 'text'>

/** Returns what emails show of a review. */
const wordsOf = ({ customerName, rating, text }: Written): Written => ({ customerName, rating, text })

/** Enqueues an email about a new review to its supplier; does nothing for a listing without an address. */
export async function notifySupplier(tx: Db, deps: Deps, supplier: Receiver, review: Written, sender: Sender): Promise<void> {
  const recipient = supplier.email
  if (recipient === null) return
  const facts = { supplier, review: wordsOf(review) }
  await enqueueEmails(tx, deps, [{ kind: 'review-written', recipient, replyTo: null, facts }], { sender })
}

/** Enqueues an email about the supplier's reply to the author of a review; does nothing when the account has been deleted. */
export async function notifyAuthor(tx: Db, deps: Deps, supplierId: number, review: Review): Promise<void> {
  const author = await authorOf(tx, review.id)
  if (!author) return
  const supplier = await receiverOf(tx, supplierId)
  const { text: reply } = required(review.reply, 'The reply of which an author is notified')
  const facts = { supplier, username: nameForReader(author), reply }
  await enqueueEmails(tx, deps, [{ kind: 'review-answered', recipient: author.email, replyTo: null, facts }], { sender: null })
}

type Decided = { decision: ReviewDecision; reason: DecisionReason; review: Written }

/** Enqueues an email about the owner's decision to the author and to the supplier, as far as there is an account and an address. */
export async function notifyOfDecision(
  tx: Db,
  deps: Deps,
  { id, supplierId }: Pick<KnownReview, 'id' | 'supplierId'>,
  { decision, reason, review }: Decided,
): Promise<void> {
  const author = await authorOf(tx, id)
  const supplier = await receiverOf(tx, supplierId)
  const kind = 'review-decided'
  const emails: NewEmail[] = []
  if (author) {
    const facts = { to: 'author' as const, decision, reason, supplier, username: nameForReader(author) }
    emails.push({ kind, recipient: author.email, replyTo: null, facts })
  }
  if (supplier.email !== null) {
    const facts = { to: 'supplier' as const, decision, reason, supplier, review: wordsOf(review) }
    emails.push({ kind, recipient: supplier.email, replyTo: null, facts })
  }
  if (emails.length > 0) await enqueueEmails(tx, deps, emails, { sender: null })
}

type ReportedReview = Written & { supplierId: number }

export const notifyOwnerOfReport = async (tx: Db, deps: OwnerDeps, review: ReportedReview, report: { username: string; reason: string }) =>
  notifyOwnerOf(tx, deps, await receiverOf(tx, review.supplierId), review, { why: 'reported', ...report })

export const notifyOwnerOfHold = (tx: Db, deps: OwnerDeps, supplier: Receiver, review: Written, heldFor: HoldSignal[]) =>
  notifyOwnerOf(tx, deps, supplier, review, { why: 'held', heldFor })

type Why = { why: 'reported'; username: string; reason: string } | { why: 'held'; heldFor: HoldSignal[] }

async function notifyOwnerOf(tx: Db, deps: OwnerDeps, { id, businessName }: Receiver, review: Written, why: Why): Promise<void> {
  const facts = { supplier: { id, businessName }, review: wordsOf(review), ...why }
  await notifyOwner(tx, deps, { kind: 'review-to-owner', replyTo: null, facts })
}
