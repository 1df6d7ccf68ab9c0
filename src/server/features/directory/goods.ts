import type { CategoryName } from '#contract/options.ts'
import type { GoodsByCategory } from './goods-by-category.ts'
import { DRINKS } from './goods-drinks.ts'
import { EQUIPMENT } from './goods-equipment.ts'
import { FOOD } from './goods-food.ts'
import { SERVICES, UNLISTED } from './goods-services.ts'

/** Something that a cafe buys: `words` are names of the same thing; `category` lists it, null when none of the categories does. */
export type Good = { category: CategoryName | null; words: string[] }

const goodsOf = (text: string, category: CategoryName | null): Good[] =>
  text.split(',').map((good) => ({ category, words: good.split('/').map((word) => word.trim()) }))

/** Returns the goods of a table. */
export const goodsIn = (goods: GoodsByCategory): Good[] =>
  // `entries` forgets that the keys are categories.
  Object.entries(goods).flatMap(([category, text]) => goodsOf(text, category as CategoryName))

/**
 * Goods and services beyond those of `FOOD_NAMES` and `SERVICE_NAMES`, whether or not any supplier has them: a word in this list is never
 * corrected. Singular and plural are the same, as are accents.
 */
export const GOODS: Good[] = [...[FOOD, DRINKS, EQUIPMENT, SERVICES].flatMap(goodsIn), ...goodsOf(UNLISTED, null)]
