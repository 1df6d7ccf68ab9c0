import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { atPlace, type Filter, suppliersIn } from '#server/features/directory/filter/queries.ts'
import { ROW } from '#server/features/suppliers/queries.ts'

/** Returns the ids of all featured suppliers that a filter finds. An index has the featured ones of all (migration 013). */
export async function featuredIds(db: Db, filter: Filter): Promise<number[]> {
  const found = await suppliersIn(db, filter).where('isFeatured', '=', true).select('id').execute()
  return found.map(({ id }) => id)
}

/** Returns rows of a list by their ids, with what the place of the filter adds. */
export const rowsById = (db: Db, filter: Filter, ids: number[]): Promise<SupplierRow[]> =>
  suppliersIn(db, filter).where('id', 'in', ids).select(ROW).select(atPlace(filter)).execute()
