import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { counted } from '#shared/text/words.ts'

/** Says whether the author of a review has asked its supplier for prices, and with what end. */
export function askedInWords(asked: ModeratedReview['asked']): string {
  if (asked === null) return 'The account of its author is deleted, so whether it has asked this supplier for prices is not known.'
  const { total, won } = asked
  if (total === 0) return 'No request of this buyer to this supplier'
  if (won === total) return `${counted(won, 'request')} won`
  return `${counted(total, 'request')}, ${won === 0 ? 'none' : won} won`
}

/** Says how else the author of a review rates. */
export function otherRatingsInWords(ratings: readonly number[]): string {
  if (ratings.length === 0) return 'Its author has written no other review.'
  return `${counted(ratings.length, 'other review', 'other reviews')} by its author, newest first: ${ratings.map((stars) => `${stars} of 5`).join(', ')}.`
}
