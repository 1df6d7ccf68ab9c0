import type { Category } from '#contract/directory.ts'

/** The categories with the most suppliers first; those with as many stay in their order. */
export const byCount = (categories: readonly Category[]) => categories.toSorted((a, b) => b.supplierCount - a.supplierCount)
