import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { day, described, Time, Uuid } from '#contract/endpoint/values.ts'
import { onRequest } from './quotes.ts'

/** So many days after an acceptance its supplier may ask for a review: by then something was delivered. */
export const REVIEW_AFTER_DAYS = 14
/** How far ahead a first delivery can be. */
export const MAX_FIRST_DELIVERY_DAYS = 366

/** What follows an accepted quote. Whatever a side says of it stands in the history of the request as a message too. */
export const FollowUp = z.object({
  firstDeliveryOn: described(z.nullable(z.iso.date()), 'The day that the supplier has told the buyer; null before.'),
  venue: described(
    z.enum(['not-asked', 'asked', 'agreed', 'refused']),
    'Whether the supplier may show the buyer among its venues, once it has asked.',
  ),
  reviewAskedAt: z.nullable(Time),
  reviewFrom: described(Time, 'From when on the supplier may ask for a review, which it may once.'),
})
export type FollowUp = z.output<typeof FollowUp>

const onFollowUp = { params: { id: Uuid }, query: onRequest.query, output: FollowUp }

export const getFollowUp = endpoint('GET /api/quotes/:id/follow-up', {
  isPrivate: true,
  summary: 'What follows an accepted quote',
  description: '409 where nothing is accepted.',
  canConflict: true,
  ...onFollowUp,
})
export const sayFirstDelivery = endpoint('PUT /api/quotes/:id/follow-up/first-delivery', {
  summary: 'Tell the buyer the day of the first delivery',
  ...onFollowUp,
  body: { on: day('Please give the day of the first delivery.') },
})
export const askBuyer = endpoint('POST /api/quotes/:id/follow-up/questions', {
  summary: 'Ask the buyer whether it may be shown as a venue, or for a review; each once',
  ...onFollowUp,
  body: { about: z.enum(['venue', 'review'], 'Please choose venue or review.') },
})
export const answerVenue = endpoint('PUT /api/quotes/:id/follow-up/venue', {
  summary: 'Say whether the supplier may show me among its venues',
  ...onFollowUp,
  body: { agrees: z.boolean('Please say yes or no.') },
})
