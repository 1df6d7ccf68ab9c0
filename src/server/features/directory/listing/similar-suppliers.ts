import { MAX_SIMILAR, type SimilarSupplier } from '#contract/directory/directory.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { findSuppliers } from './find-suppliers.ts'

/**
 * Returns what the listing finds for the category at a place, without that supplier: where somebody wants it delivered, else where the supplier
 * is. Nothing for one whose suburb and postcode are not known, since a state says too little.
 */
export async function similarSuppliers(
  directory: Directory,
  { id, category, suburb, state, postcode }: Pick<Supplier, 'id' | 'category' | 'suburb' | 'state' | 'postcode'>,
  wanted: string | null,
): Promise<SimilarSupplier[]> {
  if (!wanted && !suburb && !postcode) return []
  const location = wanted ?? [suburb, state, postcode].filter(Boolean).join(' ')
  const { items } = await findSuppliers(directory, { category, location, limit: MAX_SIMILAR + 1, offset: 0 })
  return items.filter((found) => found.id !== id).slice(0, MAX_SIMILAR)
}
