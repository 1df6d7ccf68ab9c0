import { FEATURED_PLACES, type listFeaturedPlaces } from '#contract/directory.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from './counts.ts'
import { featuredIds, rowsById } from './featured-queries.ts'
import { featuredTurn } from './featured-turn.ts'
import { filterBy } from './find-suppliers.ts'
import { readPlace } from './read-place.ts'
import { searchWithReasons } from './search-suppliers.ts'

/** A search offers its paid places to the suppliers among so many of its best results: what matches less would not be found there either. */
const SEARCHED = 100

/** Returns the suppliers in the paid places above a page of the listing (docs/behaviour.md, Featured places). */
export async function featuredPlaces(
  { db }: Pick<Directory, 'db'>,
  { page = 1, ...query }: Input<typeof listFeaturedPlaces>,
  now: Date,
): Promise<SupplierRow[]> {
  const { text, place, filter: where } = await readPlace(db, query)
  if (place === null) return []
  const filter = filterBy(query, where)
  const turn = (ids: number[]) => featuredTurn(ids, { now, page: Math.max(1, page), places: FEATURED_PLACES })
  if (!text) {
    const ids = turn(await featuredIds(db, filter))
    return inOrder(ids, ids.length > 0 ? await rowsById(db, filter, ids) : [])
  }
  const { items } = await searchWithReasons(db, { text, filter, exact: query.exact }, { limit: SEARCHED, offset: 0 })
  const featured = items.filter(({ isFeatured }) => isFeatured)
  return inOrder(turn(featured.map(({ id }) => id)), featured)
}

/** One that is suspended between two reads is missing. */
const inOrder = (ids: number[], rows: SupplierRow[]) => ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
