import { CATEGORIES } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { SavedOrder } from './chosen.ts'

type Grouped = Pick<SupplierRow, 'businessName' | 'category' | 'averageRating' | 'totalReviews'>
export type CategoryGroup<Supplier> = { category: SupplierRow['category']; suppliers: Supplier[] }

const NAMES = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true })

/** Groups suppliers by category, in the order of the categories; `saved` leaves each group in the order that is given. */
export function groupedByCategory<Supplier extends Grouped>(suppliers: readonly Supplier[], sort: SavedOrder): CategoryGroup<Supplier>[] {
  const groups = Map.groupBy(suppliers, ({ category }) => category)
  return CATEGORIES.flatMap((category) => {
    const group = groups.get(category)
    return group ? [{ category, suppliers: sort === 'saved' ? group : group.toSorted(COMPARE[sort]) }] : []
  })
}

const byName = (one: Grouped, other: Grouped) => NAMES.compare(one.businessName, other.businessName)
const COMPARE = {
  name: byName,
  // Without reviews nothing is known, so those come last.
  rating: (one: Grouped, other: Grouped) =>
    Number(other.averageRating) - Number(one.averageRating) || other.totalReviews - one.totalReviews || byName(one, other),
}
