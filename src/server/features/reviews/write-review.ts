import type { Input, Output } from '#contract/endpoint.ts'
import { EDIT_DAYS, type addReview, type changeReview, type getMyReview, type replyToReview, type Review } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/requester.ts'
import { notifyAuthor, notifySupplier } from './emails.ts'
import {
  deleteReviewRow,
  lockRatings,
  insertReview,
  lastVenueOf,
  recountRatings,
  reviewBy,
  reviewsById,
  setReply,
  updateReview,
  type KnownReview,
} from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'jobs'>

const EDIT_MS = EDIT_DAYS * 24 * 60 * 60 * 1000
/** A suspended listing takes no review, and none is changed; its author may still delete one. */
const LISTED = { listed: true }
const GONE = 'This review'

/**
 * Runs a write of a supplier's reviews under a lock, recounts its ratings and publishes the change, so that average, total and list agree
 * at every moment.
 * @throws 404 when the supplier has been deleted, or, where only a `listed` one will do, suspended
 */
export async function writing<Result>(
  tx: Db,
  { changes }: Pick<Context, 'changes'>,
  supplierId: number,
  write: () => Promise<Result>,
  { listed = false } = {},
): Promise<Result> {
  const supplier = await lockRatings(tx, supplierId)
  if (!supplier || (listed && supplier.suspendedAt !== null)) throw notFound('This supplier')
  const result = await write()
  await recountRatings(tx, [supplierId])
  await changes.publish(tx)
  return result
}

/** Publishes a buyer's one review of a supplier. @throws 409 for a second one */
export const writeReview = (
  tx: Db,
  deps: Deps,
  { id: supplierId, ...words }: Input<typeof addReview>,
  { id: accountId, username }: SessionAccount,
): Promise<Review> =>
  writing(
    tx,
    deps,
    supplierId,
    async () => {
      const businessName = await lastVenueOf(tx, accountId, supplierId)
      const author = { accountId, customerName: username, businessName }
      const inserted = await insertReview(tx, { ...words, ...author, supplierId, createdAt: deps.now() })
      if (!inserted) throw conflict('You have reviewed this supplier already. Please change that review instead.')
      const review = await publishedReview(tx, inserted.id)
      await notifySupplier(tx, deps, supplierId, review, accountId)
      return review
    },
    LISTED,
  )

/** Changes a review. @throws 409 after `EDIT_DAYS` */
export const changeOwnReview = (deps: Deps, { id, ...words }: Input<typeof changeReview>, review: KnownReview): Promise<Review> =>
  inTransaction(deps.db, async (tx) => {
    rejectIfLate(deps, review)
    return writing(
      tx,
      deps,
      review.supplierId,
      async () => {
        if (!(await updateReview(tx, id, words))) throw notFound(GONE)
        return publishedReview(tx, id)
      },
      LISTED,
    )
  })

/** Deletes a review. @throws 409 after `EDIT_DAYS` */
export const deleteOwnReview = (deps: Deps, review: KnownReview): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    rejectIfLate(deps, review)
    await writing(tx, deps, review.supplierId, async () => {
      if (!(await deleteReviewRow(tx, review.id))) throw notFound(GONE)
    })
  })

/** Sets or replaces the supplier's reply; only the first reply is emailed to the author. @throws 404 when the review has been deleted */
export const reply = (deps: Deps, { id, text }: Input<typeof replyToReview>, { supplierId }: KnownReview): Promise<Review> =>
  inTransaction(deps.db, (tx) =>
    writing(tx, deps, supplierId, async () => {
      const [before] = await reviewsById(tx, [id])
      if (!before) throw notFound(GONE)
      await setReply(tx, id, text, deps.now())
      const review = await publishedReview(tx, id)
      if (before.reply === null) await notifyAuthor(tx, deps, supplierId, review)
      return review
    }),
  )

/** Returns the account's review of a supplier; both fields are null without one, and `editableUntil` also once its time is over. */
export async function ownReview({ db, now }: Deps, supplierId: number, { id }: SessionAccount): Promise<Output<typeof getMyReview>> {
  const review = (await reviewBy(db, id, supplierId)) ?? null
  const end = review && endOf(review)
  return { review, editableUntil: end && end > now() ? end.toISOString() : null }
}

const endOf = ({ createdAt }: { createdAt: string }) => new Date(Date.parse(createdAt) + EDIT_MS)

function rejectIfLate({ now }: Deps, review: KnownReview): void {
  if (endOf(review) <= now())
    throw conflict(`A review can be changed for ${EDIT_DAYS} days. If something in this one is wrong by now, please report it to us.`)
}

// The transaction has written or locked the review.
const publishedReview = async (tx: Db, id: string): Promise<Review> => (await reviewsById(tx, [id]))[0]!
