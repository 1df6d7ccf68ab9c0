import type { CategoryName, StateCode } from '#contract/options.ts'

/** A supplier's name, or any supplier of a category or a state. */
export type Expected = CategoryName | StateCode | (string & {})

/** A search on the demo marketplace and the results that a buyer expects of it. */
export type ExpectedSearch = {
  search?: string
  location?: string
  /** One of these is the first result; null means that nobody names it, so there is none or only the list of its category. */
  first: Expected | (Expected | null)[] | null
  /** None of these is among the results, because it would be absurd. */
  never?: Expected[]
}

// Groups of categories that are absurd results for a search in another group.
export const FOOD: Expected[] = ['Meat', 'Seafood', 'Baked Goods', 'Dairy', 'Fresh Produce']
export const DRINK: Expected[] = ['Coffee', 'Tea', 'Beverages', 'Spirits']
export const SERVICES: Expected[] = [
  'Web Design',
  'IT Services',
  'Staff/Recruiting',
  'Social Media',
  'Graphic Design',
  'Insurance',
  'Phone/Internet',
]
export const OBJECTS: Expected[] = ['Packaging', 'Furniture', 'Machine Repairs', 'Cleaning', 'Uniforms']
export const NOT_FOOD = [...SERVICES, ...OBJECTS]
