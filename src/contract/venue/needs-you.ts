import * as z from 'zod/mini'
import { described, Time } from '#contract/endpoint/values.ts'

/**
 * Kinds of what waits for a buyer: prices to decide on, such prices that are valid for two more days at most, something that a supplier has
 * asked or written, a price that changes, a sample, a group, and seafood that is from somewhere else.
 */
export const NEEDS_YOU_KINDS = ['answer', 'expiring', 'message', 'price-change', 'sample', 'group', 'origin'] as const

/** The most entries that are looked at: nobody reads further, and the number in the head of a page says "99+" before. */
export const MAX_NEEDS_YOU = 200

/** Something that waits for the buyer, as long as it does. */
export const NeedsYou = z.object({
  kind: z.enum(NEEDS_YOU_KINDS),
  id: described(
    z.string(),
    'Of the request for `answer`, `expiring` and `message`; of the price, sample, group or row of seafood for the others.',
  ),
  at: described(Time, 'Since when it waits.'),
})
export type NeedsYou = z.output<typeof NeedsYou>
