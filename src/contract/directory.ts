import * as z from 'zod/mini'
import { endpoint, listEndpoint } from './endpoint.ts'
import { CATEGORIES, SORT_KEYS } from './options.ts'
import { SupplierRow } from './suppliers.ts'
import { Id, noControls, paging } from './values.ts'

// What matches nothing gives an empty list, never a refusal; a search is cut at 200 characters (docs/behaviour.md, Input).
const filterText = z.string().check(
  z.overwrite((value) => value.slice(0, 200)),
  z.trim(),
  noControls,
)
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Please give true or false.'),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
)
/** A number in an address; a call within the process gives it as one. */
const numberUpTo = (most: number, pattern: RegExp, message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(pattern, message))], message),
    z.pipe(z.transform(Number), z.number(message).check(z.gte(0, message), z.lte(most, message))),
  )

const filters = {
  search: z.optional(filterText),
  state: z.optional(filterText),
  /** A place: suburb, postcode, city or state. */
  location: z.optional(filterText),
  /** Only those that deliver to the place; without a place it changes nothing. */
  delivers: z.optional(flag),
  /** Of five stars. */
  minRating: z.optional(numberUpTo(5, /^\d(\.\d)?$/, 'minRating is a number from 0 to 5.')),
  verified: z.optional(flag),
  /** A minimum order that is not given passes. */
  maxMinimumCents: z.optional(numberUpTo(100_000_000, /^\d{1,9}$/, 'maxMinimumCents is a whole number of cents.')),
  /** Searches for just what was typed: no corrections, no word left out. */
  exact: z.optional(flag),
}

export const Category = z.object({ id: Id, name: z.enum(CATEGORIES), supplierCount: z.int() })
export type Category = z.output<typeof Category>
export const listCategories = endpoint('GET /api/categories', {
  summary: 'All categories with how many suppliers each lists; counts respect the filters',
  query: filters,
  output: z.array(Category),
})

/** With a search and no `sort` the best match comes first; without a search the nearest where a place is given, else the highest rated. */
export const listSuppliers = listEndpoint('GET /api/suppliers', {
  summary: 'Find suppliers',
  query: {
    category: z.optional(filterText),
    ...filters,
    sort: z.optional(z.enum(SORT_KEYS, 'sort is rating, reviews, name or distance.')),
    ...paging(60),
  },
  item: SupplierRow,
})

/** Up to six: active subscribers first, then best rated. */
export const listFeatured = endpoint('GET /api/suppliers/featured', { summary: 'Featured suppliers', output: z.array(SupplierRow) })
