import { keysOf } from '#shared/objects.ts'

/** Whether a review is shown and counted: only a published one is. A held one waits for the owner (docs/behaviour/reviews.md, Moderation). */
export const REVIEW_STATUSES = ['published', 'held', 'removed'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** What holds a new review until the owner has looked at it. */
export const HOLD_SIGNALS = ['same-email-domain', 'same-phone', 'same-address', 'many-in-a-day', 'removed-before'] as const
export type HoldSignal = (typeof HOLD_SIGNALS)[number]

/** The lists of reviews that the owner decides about: published ones with open reports, held ones, and those decided on before. */
export const MODERATION_LIST_NAMES = ['reported', 'held', 'decided'] as const
export type ModerationListName = (typeof MODERATION_LIST_NAMES)[number]

/** The owner's decisions on a review, and the reasons that each can have. */
export const DECISION_REASONS = {
  publish: ['own-experience', 'decided-wrongly'],
  keep: ['own-experience', 'fair-opinion'],
  remove: ['not-a-customer', 'own-interest', 'offensive', 'private-data', 'off-topic', 'spam', 'unlawful'],
} as const
export type ReviewDecision = keyof typeof DECISION_REASONS
export const REVIEW_DECISIONS = keysOf(DECISION_REASONS)
export type DecisionReason = (typeof DECISION_REASONS)[ReviewDecision][number]
