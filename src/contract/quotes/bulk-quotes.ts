import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { described, optional, text, Uuid } from '#contract/endpoint/values.ts'

/** What the others of a bulk request are told where the buyer writes nothing else. */
export const WENT_ELSEWHERE = 'Thank you for your time. We went with another supplier this time.'

/**
 * Closes the other requests of a bulk request of which one was accepted: those with prices are declined, those without are withdrawn. It
 * counts how many; a second call finds none.
 */
export const declineOthers = endpoint('POST /api/quotes/bulk/:id/decline-others', {
  summary: 'Tell the other suppliers of a bulk request that it went elsewhere',
  params: { id: Uuid },
  query: { key: described(optional(text(100)), 'The buyer’s key in the link of an email.') },
  body: { reason: optional(text(1000)) },
  output: z.object({ declined: z.int(), withdrawn: z.int() }),
})
