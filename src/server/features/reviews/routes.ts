import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import {
  addReview,
  changeReview,
  deleteReview,
  getMyReview,
  listReviews,
  ratingStats,
  replyToReview,
  reportReview,
} from '#contract/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { listedSupplier, supplierById } from '#server/features/suppliers/queries.ts'
import { anyone, buyer, owner, signedIn, supplier } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { pageOfReviews } from './list-reviews.ts'
import { applyDecision, moderationPage } from './moderation.ts'
import { publishedById, reviewById, starsOf } from './queries.ts'
import { ratingsFrom } from './ratings.ts'
import { report } from './reports.ts'
import { changeOwnReview, deleteOwnReview, ownReview, reply, writeReview } from './write-review.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now' | 'jobs' | 'config'>

const anyoneOnSupplier = anyone.on(supplierById)
/** Limits how many reviews and reports one client can write. */
const REVIEWS = { name: 'review', points: 20, seconds: 3600 }
const REPORTS = { name: 'review-report', points: 20, seconds: 3600 }

export function reviewRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve.cached(ratingStats, anyoneOnSupplier, async ({ id }) => ratingsFrom(await starsOf(db, id)))
  serve.cached(listReviews, anyoneOnSupplier, (list, _, supplier) => pageOfReviews(deps, list, supplier))
  serve(getMyReview, signedIn.on(listedSupplier), ({ id }, { account }) => ownReview(deps, id, account))
  serve.idempotent(addReview, buyer.on(listedSupplier), (tx, review, requester) => writeReview(tx, deps, review, requester), {
    limit: REVIEWS,
  })
  serve(changeReview, signedIn.ofAccount(reviewById), (words, _, review) => changeOwnReview(deps, words, review))
  serve(deleteReview, signedIn.ofAccount(reviewById), (_, __, review) => deleteOwnReview(deps, review))
  serve(replyToReview, supplier.ofSupplier(publishedById), (input, _, review) => reply(deps, input, review))
  serve(reportReview, signedIn.on(publishedById), (input, { account }) => report(deps, input, account), { limit: REPORTS })
  serve(listModeration, owner, (filter) => moderationPage(deps, filter))
  serve(decideReview, owner.on(reviewById), (input, { account }, review) => applyDecision(deps, input, review, account))
}
