import type { listCategories, listSuppliers } from '#contract/directory/directory.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { countsFor, type Directory, sumOf } from '#server/features/directory/filter/counts.ts'
import type { PlaceFilter } from '#server/features/directory/filter/place.ts'
import type { Filter } from '#server/features/directory/filter/queries.ts'
import { findsAnybody } from '#server/features/directory/search/search-suppliers.ts'
import { readDelivery } from './read-delivery.ts'
import { readPlace } from './read-place.ts'

/** What a listing is asked by, without its order and range. */
export type ListingQuery = Input<typeof listCategories> & Pick<Input<typeof listSuppliers>, 'category'>
/** What is searched for, under which filter, and what is said of how that was read. */
export type ReadListing = { text: string | undefined; filter: Filter; reading: SearchReading }

/** Reads the place and the day of delivery of a listing, from its filters or its text; null where the place is unknown. */
export async function readListing(directory: Directory, query: ListingQuery): Promise<ReadListing | null> {
  const { text: placed, place, filter: where, corrected } = await readPlace(directory.db, query)
  if (place === null) return null
  const { category: _, ...others } = query
  const asked = { text: placed, deliverBy: query.deliverBy, exact: query.exact, ...(place && { place }) }
  // Whatever the category, so that the list and the menu of categories are read alike.
  const delivery = await readDelivery(directory, asked, async (text, slots) => {
    const filter = filterBy(others, where, slots)
    if (text) return findsAnybody(directory.db, { text, filter, byTheirWords: true })
    return sumOf(await countsFor(directory, filter)) > 0
  })
  return {
    text: delivery.text,
    filter: filterBy(query, where, delivery.slots),
    reading: { ...(corrected !== undefined && { corrected }), ...(place && { place }), ...delivery.reading },
  }
}

/** Returns the condition of the filters of a listing, of its place and of its day of delivery. Who delivers by a day delivers to the place. */
function filterBy(
  { category, state, delivers, minRating, verified, maxMinimumCents, onOffer, answersAtOnce }: ListingQuery,
  place: PlaceFilter | undefined,
  slots: string | undefined,
): Filter {
  return {
    ...(category && { category }),
    ...(state && { state }),
    ...(place && { place }),
    ...(place && (delivers || slots !== undefined) && { group: 'delivering' as const }),
    ...(minRating && { minRating }),
    ...(verified && { verified }),
    ...(maxMinimumCents !== undefined && { maxMinimumCents }),
    ...(onOffer && { onOffer }),
    ...(answersAtOnce && { answersAtOnce }),
    ...(slots !== undefined && { deliverBy: slots }),
  }
}
