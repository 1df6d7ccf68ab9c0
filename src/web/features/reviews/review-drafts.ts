import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { addReview } from '#contract/reviews/reviews.ts'
import { onRequester } from '#web/storage/requester.ts'

export type ReviewWords = Pick<CallerInput<typeof addReview>, 'rating' | 'text' | 'tags'>

/**
 * Unsent drafts by supplier, as long as the page is open and the requester is the same: closing a dialog by mistake loses nothing, and what was
 * said elsewhere can begin a review.
 */
export const reviewDrafts = new Map<number, ReviewWords>()
onRequester(() => reviewDrafts.clear())
