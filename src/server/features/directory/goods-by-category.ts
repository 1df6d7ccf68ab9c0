import type { CategoryName } from '#contract/options.ts'

/** Goods by the category that lists them: commas stand between goods, slashes between the names of one. */
export type GoodsByCategory = Partial<Record<CategoryName, string>>
