import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import type { ReviewDecision } from '#contract/reviews/review-decisions.ts'

type Words = {
  /** On the button. */
  label: string
  busy: string
  /** What was done, in the list and in the toast. */
  past: string
  /** What the decision does. */
  effect: string
}

export const DECISION_WORDS: Record<ReviewDecision, Words> = {
  publish: {
    label: 'Publish',
    busy: 'Publishing...',
    past: 'Published',
    effect: 'Everybody can read it, and it counts. Author and supplier get an email with the reason.',
  },
  keep: {
    label: 'Keep',
    busy: 'Keeping...',
    past: 'Kept',
    effect: 'It stays on the page, and its reports are closed. Author and supplier get an email with the reason.',
  },
  remove: {
    label: 'Remove',
    busy: 'Removing...',
    past: 'Removed',
    effect:
      'It leaves the page and counts no longer. Author and supplier get an email with the reason. You can bring it back, with its reports.',
  },
}

/** Returns the decisions that a review can have now, the more usual one first. */
export function decisionsFor({ review: { status }, totalReports }: ModeratedReview): ReviewDecision[] {
  if (status === 'held') return ['publish', 'remove']
  if (status === 'removed') return ['publish']
  return totalReports > 0 ? ['keep', 'remove'] : ['remove']
}
