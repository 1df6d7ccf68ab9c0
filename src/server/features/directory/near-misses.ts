import { type listNearMisses, NEAR_MISSES } from '#contract/directory.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from './counts.ts'
import { findByTheirWords } from './find-suppliers.ts'
import { readPlace } from './read-place.ts'
import { searchWithReasons } from './search-suppliers.ts'

/** Returns who names what a search is for outside of its place and filters, the nearest first; none where somebody within them does. */
export async function nearMisses(directory: Directory, query: Input<typeof listNearMisses>): Promise<SupplierRow[]> {
  const { text, filter: place } = await readPlace(directory.db, query)
  if (!text) return []
  const within = await findByTheirWords(directory, { ...query, limit: 1, offset: 0 })
  if (within.total > 0) return []
  const filter = place ? { place, group: 'anywhere' as const } : {}
  const { items } = await searchWithReasons(
    directory.db,
    { text, filter, exact: query.exact, byTheirWords: true },
    { limit: NEAR_MISSES, offset: 0 },
  )
  return items
}
