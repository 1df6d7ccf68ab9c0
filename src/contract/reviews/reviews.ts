import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { REVIEW_SORTS } from '#contract/options.ts'
import { REVIEW_STATUSES } from './review-decisions.ts'
import { described, distinct, flag, line, paging, PathId, text, Time, Uuid, wholeNumber } from '#contract/endpoint/values.ts'

export const Review = z.object({
  id: Uuid,
  customerName: z.string(),
  businessName: z.nullable(z.string()),
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string(),
  createdAt: Time,
  isVerified: described(
    z.boolean(),
    'True only if a quote request from the author to the supplier was won, from the first delivery day after that.',
  ),
  tags: z.array(z.string()),
  reply: z.nullable(z.object({ text: z.string(), createdAt: Time })),
  status: described(z.enum(REVIEW_STATUSES), 'Others see published reviews only.'),
})
export type Review = z.output<typeof Review>

export const RatingStats = z.object({
  averageRating: described(z.string(), 'Text with one decimal: "4.7"; "0.0" without reviews.'),
  totalReviews: z.int(),
  breakdown: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
})
export type RatingStats = z.output<typeof RatingStats>

const params = { id: PathId }
export const ratingStats = endpoint('GET /api/suppliers/:id/rating-stats', {
  summary: 'Average and histogram of stars',
  params,
  output: RatingStats,
})
export const listReviews = listEndpoint('GET /api/suppliers/:id/reviews', {
  summary: 'Reviews of a supplier',
  description: 'Newest first, unless `sort` says otherwise. The total is that of the filtered list.',
  params,
  query: {
    rating: described(z.optional(wholeNumber(1, 5, 'rating is a whole number from 1 to 5.')), 'Keeps only reviews with this many stars.'),
    verified: described(z.optional(flag), 'Keeps only reviews that are verified.'),
    unanswered: described(z.optional(flag), 'Keeps only reviews without a reply.'),
    sort: described(z.optional(z.enum(REVIEW_SORTS, 'sort is newest, highest or lowest.')), 'The order of the list.'),
    ...paging(10),
  },
  item: Review,
})

/** The number of days for which authors can edit or delete their review. */
export const EDIT_DAYS = 30
const written = {
  rating: z
    .int('Please choose one to five stars.')
    .check(z.gte(1, 'Please choose one to five stars.'), z.lte(5, 'Please choose one to five stars.')),
  text: text(2000, 'Please write a few words.'),
  tags: z._default(z.array(line(40)).check(...distinct(5, 'Please keep it to 5 tags.')), []),
}
/** A buyer can review a supplier once. One that is held is not shown before the owner has decided (docs/behaviour/reviews.md, Moderation). */
export const addReview = endpoint('POST /api/suppliers/:id/reviews', {
  summary: 'Review a supplier',
  params,
  body: written,
  output: Review,
  status: 201,
})
export const getMyReview = endpoint('GET /api/suppliers/:id/reviews/mine', {
  isPrivate: true,
  summary: 'My own review of a supplier',
  description:
    "The requester's own review of a supplier. `editableUntil` is null once it can no longer be edited; `standing` says in a sentence why others do not see it, null where they do.",
  params,
  output: z.object({
    review: z.nullable(Review),
    editableUntil: z.nullable(Time),
    standing: z.nullable(z.string()),
    verifiedFrom: described(z.nullable(Time), 'When the review becomes verified: prices are accepted, but nothing can have arrived yet.'),
  }),
})
export const changeReview = endpoint('PUT /api/reviews/:id', {
  summary: 'Change my review',
  params: { id: Uuid },
  body: written,
  output: Review,
})
export const deleteReview = endpoint('DELETE /api/reviews/:id', { summary: 'Take my review away', params: { id: Uuid } })
export const replyToReview = endpoint('POST /api/reviews/:id/reply', {
  summary: 'Reply to a review of my listing',
  description: "The supplier's reply to a review. A second one replaces the first.",
  params: { id: Uuid },
  body: { text: text(2000, 'Please write a reply.') },
  output: Review,
})
export const reportReview = endpoint('POST /api/reviews/:id/report', {
  summary: 'Report a review to the owner',
  params: { id: Uuid },
  body: { reason: text(1000, 'Please say what is wrong with it.') },
  status: 202,
})
