import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addView } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { leadingSearches } from './leading-search.ts'
import { countSearch, textsOfWeek } from './search-queries.ts'

/** The texts that are stored for a listing and week; later ones are counted together. */
const MAX_TEXTS = 200

/**
 * Counts what led a visitor to a listing, in the transaction of the view, which holds the row of the listing: two views of one listing count one
 * after the other.
 */
export async function countSearches(
  tx: Db,
  { id: supplierId, from }: Pick<Input<typeof addView>, 'id' | 'from'>,
  day: string,
): Promise<void> {
  for (const search of leadingSearches(from ?? {})) {
    const { texts, isKnown } = await textsOfWeek(tx, { supplierId, day, ...search })
    const kept = isKnown || texts < MAX_TEXTS ? search : { kind: 'other' as const, text: '' }
    await countSearch(tx, { supplierId, day, ...kept })
  }
}
