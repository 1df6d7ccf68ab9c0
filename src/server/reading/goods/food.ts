import type { CategoryName } from '#contract/options.ts'
import type { Entry } from '#server/vocabulary/entry.ts'

const CATEGORIES: CategoryName[] = ['Baked Goods', 'Dairy', 'Fresh Produce', 'Meat', 'Seafood', 'Beverages', 'Coffee', 'Tea', 'Spirits']
const FOOD: ReadonlySet<string | null> = new Set(CATEGORIES)

/** What only food and drink can be; packaging is organic and certified too. */
const OF_FOOD = new Set(
  [
    'gluten free,dairy free,lactose free,egg free,nut free,soy free,halal,kosher,vegan,vegetarian,keto,paleo,low carb,low fat',
    'low salt,low sugar,no added sugar,sugar free,unsweetened,unsalted,salted,marinated,cooked,uncooked,raw,par baked,unbaked,ready to bake',
    'ready to eat,slow cooked,grass fed,grain fed,corn fed,spicy',
  ].flatMap((line) => line.split(',')),
)

/** Returns whether the suppliers of a category sell what is eaten and drunk. */
export const isFoodCategory = (category: string | null): boolean => FOOD.has(category)

/** Returns whether goods are eaten or drunk. */
export const isFood = ({ kind, category, group }: Entry): boolean => kind === 'goods' && (isFoodCategory(category) || group === 'Pantry')

/** Returns whether a quality says that the goods are food: gluten free wraps are bread, and no cling film. */
export const isOfFood = ({ term }: Entry): boolean => OF_FOOD.has(term)
