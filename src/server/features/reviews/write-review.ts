import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import {
  EDIT_DAYS,
  type addReview,
  type changeReview,
  type getMyReview,
  type replyToReview,
  type Review,
} from '#contract/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { inOneTrip, inTransaction, whileSending, type Db } from '#server/db/db.ts'
import { reviewStateText } from '#shared/text/review-texts.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { pointsToAdd } from '#server/http/access/limit-queries.ts'
import type { AuthenticatedRequester, SessionAccount } from '#server/http/access/requester.ts'
import { required } from '#shared/required.ts'
import { notifyAuthor, notifySupplier, notifyOwnerOfHold } from './emails.ts'
import { insertRemoved, readingFacts } from './moderation-queries.ts'
import {
  deleteReviewRow,
  supplierOfReview,
  lockingRatings,
  insertingReview,
  recountRatings,
  reviewBy,
  reviewsById,
  setReply,
  updateReview,
  type KnownReview,
} from './queries.ts'
import { signalsOf } from './signals/signals.ts'
import { goodsExpectedFrom } from './invitations/verified-queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'jobs'>
type WriteDeps = Deps & Pick<Context, 'config'>

const EDIT_MS = EDIT_DAYS * 24 * 60 * 60 * 1000
/** A suspended listing takes no review, and none is changed; its author may still delete one. */
const LISTED = { listed: true }
/** Counts the reviews of a network; its key is another one every day. */
const OF_DAY = { name: 'reviews-of-day', seconds: 86_400 }
const GONE = 'This review'
const MOVED = 'This review has just come to another listing of the same business. Please try again.'

type Writing = {
  /** Whether only a supplier will do that is not suspended. */
  listed?: boolean
  /** A review that was loaded before the lock. */
  review?: Pick<KnownReview, 'id'>
}

/**
 * Runs a write of a supplier's reviews under a lock, recounts its ratings and publishes the change, so that average, total and list agree
 * at every moment.
 * @throws 404 when the supplier has been deleted, or, where only a `listed` one will do, suspended; 409 when the `review` has come to another
 * supplier since it was loaded, whose ratings this would not recount
 */
export async function writing<Result>(
  tx: Db,
  deps: Pick<Context, 'changes'>,
  supplierId: number,
  write: () => Promise<Result>,
  { listed = false, review }: Writing = {},
): Promise<Result> {
  const [locked] = await inOneTrip(tx, [lockingRatings(tx, supplierId)])
  if (review) await rejectMoved(tx, review, supplierId)
  rejectUnlisted(locked, listed)
  const result = await write()
  await finishWriting(tx, deps, supplierId)
  return result
}

function rejectUnlisted([supplier]: { suspendedAt: string | null }[], listed: boolean): void {
  if (!supplier || (listed && supplier.suspendedAt !== null)) throw notFound('This supplier')
}

async function finishWriting(tx: Db, { changes }: Pick<Context, 'changes'>, supplierId: number): Promise<void> {
  await recountRatings(tx, supplierId)
  await changes.publish(tx)
}

async function rejectMoved(tx: Db, { id }: Pick<KnownReview, 'id'>, supplierId: number): Promise<void> {
  const now = await supplierOfReview(tx, id)
  if (now !== undefined && now !== supplierId) throw conflict(MOVED)
}

/** Publishes a buyer's one review of a supplier, or holds it for the owner, as `writing` does. @throws 409 for a second one */
export async function writeReview(
  tx: Db,
  deps: WriteDeps,
  { id: supplierId, ...words }: Input<typeof addReview>,
  { account: { id: accountId, username }, network, subnet }: AuthenticatedRequester,
): Promise<Review> {
  const point = pointsToAdd(OF_DAY, network, 1)
  // Each statement sees what the lock has waited for, although all are sent at once.
  const [locked, [known]] = await inOneTrip(tx, [lockingRatings(tx, supplierId), readingFacts(tx, { accountId, supplierId, point })])
  rejectUnlisted(locked, true)
  // The supplier is there because it is locked, and the account because it has a session.
  const { supplier, ...facts } = required(known, 'What is known of author and supplier')
  const heldFor = signalsOf(facts)
  const status = heldFor.length > 0 ? 'held' : 'published'
  const written = { ...words, accountId, customerName: username, supplierId, createdAt: deps.now(), status, heldFor } as const
  const [[review]] = await whileSending(tx, insertingReview(tx, written), () =>
    status === 'published'
      ? notifySupplier(tx, deps, supplier, written, { id: accountId, subnet })
      : notifyOwnerOfHold(tx, deps, supplier, written, heldFor),
  )
  if (!review) throw conflict('You have reviewed this supplier already. Please change that review instead.')
  await finishWriting(tx, deps, supplierId)
  return review
}

/** Changes a review, whose status stays what the owner's decision or the signals made it. @throws 409 after `EDIT_DAYS` */
export const changeOwnReview = (deps: Deps, { id, ...words }: Input<typeof changeReview>, review: KnownReview): Promise<Review> =>
  inTransaction(deps.db, async (tx) => {
    rejectIfLate(deps, review)
    return writing(
      tx,
      deps,
      review.supplierId,
      async () => {
        if (!(await updateReview(tx, id, words))) throw notFound(GONE)
        return writtenReview(tx, deps, id)
      },
      { ...LISTED, review },
    )
  })

/** Deletes a review; that one was removed is remembered for the author's next one. @throws 409 after `EDIT_DAYS` */
export const deleteOwnReview = (deps: Deps, review: KnownReview): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    rejectIfLate(deps, review)
    const { supplierId, accountId } = review
    const remove = async () => {
      const deleted = await deleteReviewRow(tx, review.id)
      if (!deleted) throw notFound(GONE)
      if (deleted.status === 'removed' && accountId !== null) await insertRemoved(tx, { supplierId, accountId })
    }
    await writing(tx, deps, supplierId, remove, { review })
  })

/** Sets or replaces the supplier's reply; only the first reply is emailed to the author. @throws 404 when the review is not published any more */
export const reply = (deps: Deps, { id, text }: Input<typeof replyToReview>, about: KnownReview): Promise<Review> =>
  inTransaction(deps.db, (tx) => {
    const { supplierId } = about
    const write = async () => {
      const [before] = await reviewsById(tx, deps.now().toISOString(), [id])
      if (before?.status !== 'published') throw notFound(GONE)
      await setReply(tx, id, text, deps.now())
      const review = await writtenReview(tx, deps, id)
      if (before.reply === null) await notifyAuthor(tx, deps, supplierId, review)
      return review
    }
    return writing(tx, deps, supplierId, write, { review: about })
  })

/** Returns the account's review of a supplier; all fields are null without one, and `editableUntil` also once its time is over. */
export async function ownReview({ db, now }: Deps, supplierId: number, { id }: SessionAccount): Promise<Output<typeof getMyReview>> {
  const at = now().toISOString()
  const review = (await reviewBy(db, at, id, supplierId)) ?? null
  const verifiedFrom = (await goodsExpectedFrom(db, at, id, supplierId)) ?? null
  if (!review) return { review, editableUntil: null, standing: null, verifiedFrom }
  const end = endOf(review)
  return {
    review,
    editableUntil: end > now() ? end.toISOString() : null,
    standing: reviewStateText(review),
    verifiedFrom: review.isVerified ? null : verifiedFrom,
  }
}

const endOf = ({ createdAt }: { createdAt: string }) => new Date(Date.parse(createdAt) + EDIT_MS)

function rejectIfLate({ now }: Deps, review: KnownReview): void {
  if (endOf(review) <= now())
    throw conflict(`A review can be changed for ${EDIT_DAYS} days. If something in this one is wrong by now, please report it to us.`)
}

// The transaction has written or locked the review.
const writtenReview = async (tx: Db, { now }: Pick<Deps, 'now'>, id: string): Promise<Review> =>
  required((await reviewsById(tx, now().toISOString(), [id]))[0], 'The review')
