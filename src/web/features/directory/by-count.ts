import type { Category } from '#contract/directory.ts'

/** Sorts categories by their number of suppliers, descending; ties keep their order. */
export const byCount = (categories: readonly Category[]) => categories.toSorted((a, b) => b.supplierCount - a.supplierCount)
