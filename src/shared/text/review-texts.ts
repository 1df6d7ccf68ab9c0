import type { DecisionReason, HoldSignal, ReviewStatus } from '#contract/reviews/review-decisions.ts'

/** Why a review waits, as its author and the owner read it; it follows "because". */
export const HELD_BECAUSE: Record<HoldSignal, string> = {
  'same-email-domain': 'its author and the supplier have email addresses of the same domain',
  'same-phone': 'its author has asked for quotes with the supplier’s phone number',
  'same-address': 'its author has asked for deliveries to the supplier’s address',
  'many-in-a-day': 'more than ten reviews came from one network address that day',
  'removed-before': 'an earlier review of this supplier by its author was removed',
}

/** The reasons of decisions, as both sides read them. */
export const REASON_WORDS: Record<DecisionReason, string> = {
  'own-experience': 'It tells of a customer’s own experience',
  'fair-opinion': 'It is an opinion that a customer may have',
  'decided-wrongly': 'An earlier decision was a mistake',
  'not-a-customer': 'Its author was no customer of the supplier',
  'own-interest': 'It was written by the supplier or by a competitor',
  offensive: 'It is offensive',
  'private-data': 'It names private details of a person',
  'off-topic': 'It is not about this supplier',
  spam: 'It is advertising or spam',
  unlawful: 'It breaks the law',
}

/** Returns the reasons of a hold as one clause: "because …, and because …". */
export const becauseOf = (signals: readonly HoldSignal[]): string =>
  signals.map((signal) => `because ${HELD_BECAUSE[signal]}`).join(', and ')

type ReviewState = { status: ReviewStatus; heldFor: readonly HoldSignal[]; decisionReason: DecisionReason | null }

/** Returns what an author is told of a review that others do not see; null of one that they see. */
export function reviewStateText({ status, heldFor, decisionReason }: ReviewState): string | null {
  if (status === 'published') return null
  if (status === 'held')
    return `This review is not shown yet, ${becauseOf(heldFor)}. The owner of the marketplace looks at it and decides; you will get an email.`
  const reason = decisionReason === null ? '' : ` The reason: ${REASON_WORDS[decisionReason]}.`
  return `The owner of the marketplace has removed this review.${reason} It is not shown and does not count.`
}
