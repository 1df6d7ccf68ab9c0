import type { CategoryName } from '#contract/options.ts'

/** Goods by the category that lists them: commas separate goods, slashes separate the names of one. */
export type GoodsByCategory = Partial<Record<CategoryName, string>>
