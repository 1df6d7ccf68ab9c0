import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { DECISION_REASONS, HOLD_SIGNALS, MODERATION_LIST_NAMES, REVIEW_DECISIONS, type DecisionReason } from './review-decisions.ts'
import { QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { Review } from './reviews.ts'
import { Count, cutAt, described, noControls, optional, paging, text, Time, trimmed, Uuid } from '#contract/endpoint/values.ts'

/** The open reports of a review that its row shows. */
export const REPORTS_SHOWN = 20

const reasons = [...new Set(Object.values(DECISION_REASONS).flat())] as [DecisionReason, ...DecisionReason[]]
const Decision = z.enum(REVIEW_DECISIONS, 'Please say publish, keep or remove.')
const Reason = z.enum(reasons, 'Please choose one of the reasons.')

/** The requests by which the author of a review has asked its supplier for prices; the newest three one by one. */
const AskedBefore = z.object({
  total: z.int(),
  won: z.int(),
  latest: z.array(z.object({ id: Uuid, serial: z.int(), status: z.enum(QUOTE_STATES), createdAt: Time })),
})

export const ModeratedReview = z.object({
  review: Review,
  supplierId: z.int(),
  businessName: z.string(),
  isListingDeleted: described(z.boolean(), 'Then it waits for no decision until the deletion is taken back.'),
  heldFor: described(z.array(z.enum(HOLD_SIGNALS)), 'What held it when it was written.'),
  reports: described(
    z.array(z.object({ id: Uuid, reason: z.string(), createdAt: Time, username: z.string() })),
    'The open reports, the oldest first, at most `REPORTS_SHOWN`.',
  ),
  totalReports: z.int(),
  asked: described(
    z.nullable(AskedBefore),
    'By the account of its author, or from its confirmed address, won ones first; null where the account is deleted.',
  ),
  otherRatings: described(z.array(z.int()), 'The stars of its author’s other reviews, the newest first, twenty at most.'),
  decided: described(z.nullable(z.object({ decision: Decision, reason: Reason, at: Time })), 'The last decision; null before the first.'),
  decisions: described(z.int(), 'The number of decisions so far, which the next one names.'),
})
export type ModeratedReview = z.output<typeof ModeratedReview>

export const listModeration = listEndpoint('GET /api/admin/reviews', {
  isPrivate: true,
  summary: 'Reviews that are reported, held or decided on',
  description: 'Held and reported ones come with the longest waiting first, decided ones with the last decision first.',
  query: {
    list: described(
      z._default(z.enum(MODERATION_LIST_NAMES, 'Please choose one of the lists.'), 'reported'),
      'Which reviews: those that were reported, are held, or have been decided.',
    ),
    search: described(
      optional(z.string().check(cutAt(200), trimmed, noControls)),
      'Part of a review, or of the name of its author or supplier.',
    ),
    ...paging(20),
  },
  item: ModeratedReview,
})

export const decideReview = endpoint('POST /api/admin/reviews/:id/decision', {
  summary: 'Publish, keep or remove a review',
  description:
    'Publishes a held or removed review, keeps a reported one, or removes one that is not removed. With `decisions`, a review that has been decided on since is a conflict. `note` is for the audit only.',
  params: { id: Uuid },
  body: {
    decision: Decision,
    reason: Reason,
    note: optional(text(1000)),
    despiteRequests: described(
      z._default(z.boolean('Please say true or false.'), false),
      'Required for `not-a-customer` where the author has asked the supplier for prices.',
    ),
    decisions: optional(Count('Please send the number of decisions that you have seen.')),
  },
  output: ModeratedReview,
})
