import * as z from 'zod/mini'
import { described } from '#contract/endpoint/values.ts'

/** The longest text of a match. */
export const MATCH_LENGTH = 160

/**
 * Why a search has found a supplier: the public text of it that names most of what was searched for. Of texts that name as much, a product comes
 * first, then a row of the price list that the supplier shows, then a tag, a sentence of the description, and the name.
 */
export const SearchMatch = z.object({
  kind: z.enum(['product', 'price-list', 'tag', 'text', 'name']),
  text: described(z.string(), 'A sentence is shortened around what it names, at the ends of words.'),
  marks: described(
    z.array(z.object({ from: z.int(), to: z.int() })),
    'The words in the text that were searched for, in order and apart from each other; `to` is the index after the last letter.',
  ),
  price: described(
    z.optional(z.string()),
    'Of a product: its price as the supplier wrote it. Of a row of a price list that is shown with prices: that of one pack, without GST.',
  ),
})
export type SearchMatch = z.output<typeof SearchMatch>
