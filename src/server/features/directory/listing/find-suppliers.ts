import type { listCategories, listSuppliers } from '#contract/directory/directory.ts'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { countsFor, type Directory, groupOf, sumOf } from '#server/features/directory/filter/counts.ts'
import { withNextDeliveries } from '#server/features/directory/filter/deliveries.ts'
import {
  fewSuppliersBy,
  type Filter,
  type ListOrder,
  nearestSuppliers,
  type PageRange,
  suppliersBy,
} from '#server/features/directory/filter/queries.ts'
import {
  type PerCategory,
  searchPerCategory,
  searchSuppliers,
  searchWithReasons,
} from '#server/features/directory/search/search-suppliers.ts'
import { largerPlaces, meantPlaces } from './meant-places.ts'
import { readListing, type ListingQuery } from './read-listing.ts'

type Listing = Input<typeof listSuppliers>
/** Returns one page of the listing (docs/behaviour/directory.md, Searching). */
export const findSuppliers = (directory: Directory, listing: Listing): Promise<ListPage<SupplierRow>> => findPage(directory, listing, {})

/** Returns the same, each row of a search with its reason for being there. */
export const findWithReasons = (directory: Directory, listing: Listing): Promise<ListPage<SupplierRow>> =>
  findPage(directory, listing, { withReasons: true })

/** Returns the same, but only those whose own words match, and who are found at the place. */
export const findByTheirWords = (directory: Directory, listing: Listing): Promise<ListPage<SupplierRow>> =>
  findPage(directory, listing, { byTheirWords: true })

async function findPage(
  directory: Directory,
  { sort, limit, offset, ...query }: Listing,
  { withReasons, ...how }: { byTheirWords?: true; withReasons?: true },
): Promise<ListPage<SupplierRow>> {
  const read = await readListing(directory, query)
  if (!read) return { items: [], total: 0, reading: { place: null, ...meantBy(meantPlaces, query) } }
  const { text, filter, reading } = read
  const order = sort === 'distance' && !filter.place ? undefined : sort
  const range = { limit, offset }
  const search = withReasons ? searchWithReasons : searchSuppliers
  const page = text
    ? await search(directory.db, { text, filter, sort: order, exact: query.exact, ...how }, range)
    : await listSuppliersBy(directory, filter, order ?? (filter.place ? 'distance' : 'rating'), range)
  const items = await withNextDeliveries(directory.deliveries, page.items)
  const all = { ...reading, ...page.reading, ...(page.total === 0 && meantBy(largerPlaces, query)) }
  return { ...page, items, ...(Object.keys(all).length > 0 && { reading: all }) }
}

/** Returns the places that the location of a listing may stand for, as its reading has them. */
function meantBy(places: typeof meantPlaces, { location, state }: ListingQuery): Pick<SearchReading, 'meant'> {
  const meant = location ? places(location, state) : []
  return meant.length > 0 ? { meant } : {}
}

/** Returns what the category menu counts, under the same filters as the list. */
export async function countPerCategory(directory: Directory, query: Input<typeof listCategories>): Promise<PerCategory> {
  const read = await readListing(directory, query)
  if (!read) return []
  const { text, filter } = read
  if (text) return searchPerCategory(directory.db, { text, filter, exact: query.exact })
  return countsFor(directory, filter)
}

/** Returns a page of the listing without a text; with a place, first the group that delivers there, then the other, each in `order`. */
async function listSuppliersBy(
  directory: Directory,
  filter: Filter,
  order: ListOrder,
  { limit, offset }: PageRange,
): Promise<ListPage<SupplierRow>> {
  const counts = await countsFor(directory, filter)
  const total = sumOf(counts)
  const { place } = filter
  if (!place) return { total, items: offset < total ? await suppliersBy(directory.db, filter, order, { limit, offset }) : [] }
  const items: SupplierRow[] = []
  let before = 0
  for (const group of ['delivering', 'silent'] as const) {
    const size = sumOf(counts.filter((count) => groupOf(count) === group))
    const range = { limit: limit - items.length, offset: Math.max(0, offset + items.length - before) }
    if (range.limit > 0 && range.offset < size) items.push(...(await pageAt(directory, { ...filter, place, group }, size, order, range)))
    before += size
  }
  return { total, items }
}

type GroupFilter = Filter & Required<Pick<Filter, 'place' | 'group'>>

/** Returns a page of a group of `size` suppliers at a place, by the query that is expected to read fewer rows. */
async function pageAt(directory: Directory, filter: GroupFilter, size: number, order: ListOrder, range: PageRange): Promise<SupplierRow[]> {
  const { place, group, category, state } = filter
  if (order === 'distance' && 'near' in place.stands) return nearestSuppliers(directory.db, filter, range)
  const [there, everywhere] = [await countsFor(directory, { place, group }), await countsFor(directory, { category, state })]
  // Rows read when all suppliers of the category and state are scanned in `order` until the page is full.
  const scanned = ((range.offset + range.limit) * sumOf(everywhere)) / size
  // Rows read when the suppliers at the place are found first: those of a category have their own index; without a category all of them are
  // read, and those in the state once more.
  const found = category ? 2 * size : sumOf(there) / 2 + size
  const pageBy = scanned < found ? suppliersBy : fewSuppliersBy
  return pageBy(directory.db, filter, order, range)
}
