import { type listNearMisses, NEAR_MISSES } from '#contract/directory/directory.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import type { FoundBy } from '#server/features/directory/reasons/marked-words.ts'
import { withReasons } from '#server/features/directory/reasons/reasons.ts'
import { searchFor } from '#server/features/directory/search/search-suppliers.ts'
import { readListing } from './read-listing.ts'

/** Matches among which those are looked for that name it. */
const LOOKED_AT = 12

/** Returns who names what a search is for outside of its place and filters, the nearest first; none where somebody within them does. */
export async function nearMisses(directory: Directory, query: Input<typeof listNearMisses>): Promise<SupplierRow[]> {
  const read = await readListing(directory, query)
  if (!read?.text) return []
  const { text, filter } = read
  const { place } = filter
  const typed = { text, exact: query.exact, byTheirWords: true }
  const within = await searchFor(directory.db, { ...typed, filter }, { limit: 1, offset: 0 })
  if (within.page.total > 0) return []
  const anywhere = place ? { place, group: 'anywhere' as const } : {}
  const { page, foundBy } = await searchFor(directory.db, { ...typed, filter: anywhere }, { limit: LOOKED_AT, offset: 0 })
  if (!foundBy) return []
  const named = await withReasons(directory.db, page.items, byName(foundBy))
  return named.filter(({ match }) => match).slice(0, NEAR_MISSES)
}

/** Leaves out what is only nearly it, and the other things that a search for it finds. */
function byName({ terms, head, ...foundBy }: FoundBy): FoundBy {
  const names = terms.map((term) => ({ ...term, also: [], others: [] }))
  return { ...foundBy, terms: names, head: names.find((_, i) => terms[i] === head) }
}
