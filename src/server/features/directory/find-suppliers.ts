import { COUNTED } from '#contract/options.ts'
import type { listCategories, listSuppliers } from '#contract/directory.ts'
import type { Input, Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { countsFor, type Directory, sumOf } from './counts.ts'
import { placeIn } from './place.ts'
import { fewSuppliersBy, type Filter, suppliersBy } from './queries.ts'
import { type PerCategory, searchPerCategory, searchSuppliers } from './search-suppliers.ts'

type Listing = Input<typeof listSuppliers>
type Filters = { category?: string | undefined; state?: string | undefined; location?: string | undefined }

/** One page of the listing. Source: contract §3. */
export async function findSuppliers(
  directory: Directory,
  { search, sort: given, exact, limit, offset, ...filters }: Listing,
): Promise<Page<SupplierRow>> {
  const { db } = directory
  const filter = filterBy(filters)
  const sort = given === 'distance' ? undefined : given
  const stretch = { limit, offset }
  if (search) return searchSuppliers(db, { text: search, filter, sort, exact }, stretch)
  const total = sumOf(await countsFor(directory, filter))
  if (offset >= total) return { total, items: [] }
  const page = filter.place && total <= COUNTED ? fewSuppliersBy : suppliersBy
  return { total, items: await page(db, filter, sort ?? 'rating', stretch) }
}

/** What the category menu counts. Source: contract §3. */
export async function countPerCategory(
  directory: Directory,
  { search, exact, ...filters }: Input<typeof listCategories>,
): Promise<PerCategory> {
  const filter = filterBy(filters)
  if (search) return searchPerCategory(directory.db, { text: search, filter, exact })
  return countsFor(directory, filter)
}

const filterBy = ({ category, state, location }: Filters): Filter => ({
  ...(category && { category }),
  ...(state && { state }),
  ...(location && { place: placeIn(location) }),
})
