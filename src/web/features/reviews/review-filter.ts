import type { ReviewSort, STARS } from '#contract/options.ts'

/** Which reviews are shown, and in which order. */
export type ReviewFilter = { rating?: (typeof STARS)[number]; verified?: true; sort?: ReviewSort }

/** Returns the address of the reviews after a change of the filter; undefined takes a part of it away. */
export type ReviewsPath = (change: ReviewFilter) => string

export const EVERY_REVIEW = { rating: undefined, verified: undefined } satisfies ReviewFilter

/** Returns what a filter keeps: "with 5 stars from verified purchases". Empty where it keeps every review. */
export const filterInWords = ({ rating, verified }: ReviewFilter): string =>
  [rating && `with ${rating} ${rating === 1 ? 'star' : 'stars'}`, verified && 'from verified purchases'].filter(Boolean).join(' ')

/** Returns how many reviews a filter finds: "12 reviews with 5 stars.", "No reviews from verified purchases." */
export const foundInWords = (total: number, filter: ReviewFilter): string =>
  `${total === 0 ? 'No' : total.toLocaleString('en-AU')} ${total === 1 ? 'review' : 'reviews'} ${filterInWords(filter)}.`
