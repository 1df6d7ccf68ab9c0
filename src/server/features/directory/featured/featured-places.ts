import { FEATURED_PLACES, type listFeaturedPlaces } from '#contract/directory/directory.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { withNextDeliveries } from '#server/features/directory/filter/deliveries.ts'
import { readListing } from '#server/features/directory/listing/read-listing.ts'
import { searchWithReasons } from '#server/features/directory/search/search-suppliers.ts'
import { featuredIds, rowsById } from './featured-queries.ts'
import { featuredTurn } from './featured-turn.ts'

/** A search offers its paid places to the suppliers among so many of its best results: what matches less would not be found there either. */
const SEARCHED = 100

/** Returns the suppliers in the paid places above a page of the listing (docs/behaviour/directory.md, Featured places). */
export async function featuredPlaces(
  directory: Directory,
  { page = 1, ...query }: Input<typeof listFeaturedPlaces>,
  now: Date,
): Promise<SupplierRow[]> {
  const read = await readListing(directory, query)
  if (!read) return []
  const { text, filter } = read
  const { db, deliveries } = directory
  const turn = (ids: number[]) => featuredTurn(ids, { now, page: Math.max(1, page), places: FEATURED_PLACES })
  if (!text) {
    const ids = turn(await featuredIds(db, filter))
    return withNextDeliveries(deliveries, inOrder(ids, ids.length > 0 ? await rowsById(db, filter, ids) : []))
  }
  const { items } = await searchWithReasons(db, { text, filter, exact: query.exact }, { limit: SEARCHED, offset: 0 })
  const featured = items.filter(({ isFeatured }) => isFeatured)
  return withNextDeliveries(deliveries, inOrder(turn(featured.map(({ id }) => id)), featured))
}

/** One that is suspended between two reads is missing. */
const inOrder = (ids: number[], rows: SupplierRow[]) => ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
