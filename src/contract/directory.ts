import * as z from 'zod/mini'
import { endpoint, listEndpoint } from './endpoint.ts'
import { CATEGORIES, SORT_KEYS } from './options.ts'
import { SupplierRow } from './suppliers.ts'
import { Id, noControls, paging } from './values.ts'

// What matches nothing gives an empty list, never a refusal; a search is cut at 200 characters (contract §2).
const filterText = z.string().check(
  z.overwrite((value) => value.slice(0, 200)),
  z.trim(),
  noControls,
)
const filters = {
  search: z.optional(filterText),
  state: z.optional(filterText),
  /** Searches suburb, postcode, state and address. */
  location: z.optional(filterText),
}

export const Category = z.object({ id: Id, name: z.enum(CATEGORIES), supplierCount: z.int() })
export type Category = z.output<typeof Category>
export const listCategories = endpoint('GET /api/categories', {
  summary: 'All categories with how many suppliers each lists; counts respect the filters',
  query: filters,
  output: z.array(Category),
})

/** With a search and no `sort`, the best match comes first; without a search, the highest rated. */
export const listSuppliers = listEndpoint('GET /api/suppliers', {
  summary: 'Find suppliers',
  query: {
    category: z.optional(filterText),
    ...filters,
    sort: z.optional(z.enum(SORT_KEYS, 'sort is rating, reviews or name.')),
    ...paging(60),
  },
  item: SupplierRow,
})

/** Up to six: active subscribers first, then best rated. */
export const listFeatured = endpoint('GET /api/suppliers/featured', { summary: 'Featured suppliers', output: z.array(SupplierRow) })
