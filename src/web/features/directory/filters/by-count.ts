import type { Category } from '#contract/directory/directory.ts'

/** Sorts categories by their number of suppliers, descending; ties keep their order. */
export const byCount = (categories: readonly Category[]) => categories.toSorted((a, b) => b.supplierCount - a.supplierCount)

/** The number of categories in the row: as many as fit beside each other on a wide page. */
const SHOWN = 7

/** Returns the largest categories that have suppliers, and the chosen one, which takes the last place where it is not among them. */
export function shownCategories(categories: readonly Category[], chosen: string | undefined): Category[] {
  const isChosen = ({ name }: Category) => name === chosen
  const largest = byCount(categories).filter((category) => category.supplierCount > 0 || isChosen(category))
  const at = largest.findIndex(isChosen)
  return at < SHOWN ? largest.slice(0, SHOWN) : largest.slice(0, SHOWN - 1).concat(largest[at] ?? [])
}
