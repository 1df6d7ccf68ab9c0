import type { CategoryName } from '#contract/options.ts'

/** Goods that two kinds of suppliers sell: milk of plants, juice, and what is drunk hot besides coffee and tea. */
const SHARED: { between: readonly [CategoryName, CategoryName]; isShared: (item: string) => boolean }[] = [
  {
    between: ['Dairy', 'Beverages'],
    isShared: (item) =>
      /\bjuices?\b/i.test(item) || (/\bmilks?\b/i.test(item) && /\b(?:oat|soy|almond|coconut|rice|macadamia|plant)s?\b/i.test(item)),
  },
  { between: ['Coffee', 'Tea'], isShared: (item) => /\b(?:chocolates?|chai)\b/i.test(item) },
]

/** Returns the categories whose suppliers get a line, of its own and others; null where all get it. */
export function categoriesFor({ category, item }: { category: CategoryName | null; item: string }): readonly CategoryName[] | null {
  if (category === null) return null
  return SHARED.find(({ between, isShared }) => between.includes(category) && isShared(item))?.between ?? [category]
}

/** Returns whether a supplier gets a line of a bulk request, by what it sells. A line without a category is for all. */
export const isLineFor = (line: { category: CategoryName | null; item: string }, sold: CategoryName): boolean =>
  categoriesFor(line)?.includes(sold) ?? true
