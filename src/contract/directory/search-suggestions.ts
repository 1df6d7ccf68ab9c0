import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { described, Id, lineEnds, noControls, trimmed } from '#contract/endpoint/values.ts'

export const MAX_SUGGESTIONS = 8
/** A single letter begins too much to be worth suggesting, and nobody types a longer name. */
export const SUGGESTED_FOR = { shortest: 2, longest: 60 } as const

const LENGTH = `q has from ${SUGGESTED_FOR.shortest} to ${SUGGESTED_FOR.longest} characters.`

/** What a typed beginning may become; `text` is what stands in the search field once it is taken. */
export const SearchSuggestion = z.discriminatedUnion('kind', [
  /** What somebody here may sell, and the category it is usually found in. */
  z.object({ kind: z.literal('goods'), text: z.string(), category: z.nullable(z.enum(CATEGORIES)) }),
  z.object({ kind: z.literal('category'), text: z.enum(CATEGORIES) }),
  z.object({
    kind: z.literal('supplier'),
    text: z.string(),
    id: Id,
    category: z.enum(CATEGORIES),
    suburb: z.nullable(z.string()),
    state: z.nullable(z.enum(STATE_CODES)),
  }),
  /** The label of a place, as `GET /api/places` has it. */
  z.object({ kind: z.literal('place'), text: z.string() }),
])
export type SearchSuggestion = z.output<typeof SearchSuggestion>

export const suggestSearches = endpoint('GET /api/search-suggestions', {
  summary: 'What a search that begins like this may be: goods, categories, suppliers and places',
  description: 'Goods first, then categories, suppliers and places.',
  query: {
    q: described(
      z
        .string(LENGTH)
        .check(lineEnds, trimmed, z.minLength(SUGGESTED_FOR.shortest, LENGTH), z.maxLength(SUGGESTED_FOR.longest, LENGTH), noControls),
      'How the search begins.',
    ),
  },
  output: z.array(SearchSuggestion),
})
