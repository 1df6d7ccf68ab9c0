import type { CategoryName, StateCode } from '#contract/options.ts'

/** Suppliers by name, by category or by state. */
export type Expected = CategoryName | StateCode | (string & {})

/** A search on the demo marketplace, and what somebody who makes it wants to see. */
export type ExpectedSearch = {
  search?: string
  location?: string
  /** Any of these comes first; null: nobody comes. */
  first: Expected | (Expected | null)[] | null
  /** None of these comes at all: it would be absurd. */
  never?: Expected[]
}

// What would be absurd for something else.
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
