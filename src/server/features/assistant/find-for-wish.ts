import type { listSuppliers } from '#contract/directory.ts'
import type { Input, Page } from '#contract/endpoint.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { findSuppliers } from '#server/features/directory/find-suppliers.ts'
import { headOf } from '#server/features/directory/head.ts'
import { categoryOf, termsIn } from '#server/features/directory/terms.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import type { Wish } from './read-message.ts'

/**
 * What had to be given up, so that somebody is found: the day, what else is needed (a minimum, an offer, the verification), the place for
 * its state, and the state.
 */
export type GivenUp = 'day' | 'needs' | 'place' | 'state'
export type FoundForWish = {
  rows: SupplierRow[]
  reading: SearchReading
  /** In the order in which it was given up. */
  givenUp: GivenUp[]
  /** Whether more suppliers match than were looked at. */
  isPart: boolean
}

type Query = Input<typeof listSuppliers>
/** Returns a page of the search without what is given up. */
type Search = (givenUp: GivenUp[]) => Promise<Page<SupplierRow>>

/** So many of the best are looked at for what the search does not filter by. */
export const LOOKED_AT = 48

/** In the order in which a buyer would rather do without. */
const ORDER: GivenUp[] = ['day', 'needs', 'place', 'state']

/**
 * Returns the suppliers for a wish, best first; where nobody has all of it, those who have most, and what that leaves out. Whoever is in the
 * category of the goods goes before those who only mention them. Four searches at most.
 */
export async function findForWish(directory: Directory, wish: Wish): Promise<FoundForWish> {
  const search = searching(directory, wish)
  const category = categoryIn(wish)
  const inCategory = category && (await mostOf(search, wish, (row) => row.category === category))
  if (inCategory && inCategory.rows.length > 0) return inCategory
  const found = await mostOf(search, wish, () => true)
  const [best] = found.rows
  // Who trades in something else than the best match only mentions what is looked for.
  return wish.text === '' ? found : { ...found, rows: found.rows.filter((row) => row.category === best?.category) }
}

/** Returns the category that lists what is looked for; undefined for what is in none. */
function categoryIn({ text }: Wish): string | undefined {
  const terms = termsIn(text)
  return terms.length === 0 ? undefined : categoryOf(headOf(text, terms))
}

/** Searches once for each query; the day is no part of one. */
function searching(directory: Directory, wish: Wish): Search {
  const pages = new Map<string, Promise<Page<SupplierRow>>>()
  return (givenUp) => {
    const query = queryOf(wish, givenUp)
    const key = JSON.stringify(query)
    const page = pages.get(key) ?? findSuppliers(directory, query)
    pages.set(key, page)
    return page
  }
}

async function mostOf(search: Search, wish: Wish, isRight: (row: SupplierRow) => boolean): Promise<FoundForWish> {
  const asked = ORDER.filter((each) => isAsked(wish, each))
  let isPart = false
  for (let count = 0; count <= asked.length; count++) {
    const givenUp = asked.slice(0, count)
    const { items, total, reading = {} } = await search(givenUp)
    const rows = ordered(wish, items.filter(isRight).filter(isOnTheDay(wish, givenUp)))
    if (rows.length > 0) return { rows, reading, givenUp, isPart }
    isPart ||= total > items.length
  }
  const { reading = {} } = await search([])
  return { rows: [], reading, givenUp: [], isPart }
}

/** Returns what is needed of a supplier besides goods, place and day. */
export const needsIn = ({ maxMinimumCents, isOnOffer, isVerified }: Wish) => [
  ...(maxMinimumCents === null ? [] : (['minimum'] as const)),
  ...(isOnOffer ? (['offer'] as const) : []),
  ...(isVerified ? (['verified'] as const) : []),
]

const isAsked = (wish: Wish, what: GivenUp): boolean =>
  ({ day: wish.deliversOn !== null, needs: needsIn(wish).length > 0, place: wish.place !== null, state: wish.place !== null })[what]

function queryOf({ text, place, maxMinimumCents, isOnOffer, isVerified, isBestRated }: Wish, givenUp: GivenUp[]): Query {
  const [hasNeeds, isThere, isInState] = (['needs', 'place', 'state'] as const).map((each) => !givenUp.includes(each))
  // Without the place, who is in the same state is nearest.
  const state = place !== null && !isThere && isInState ? resolvePlace(place)?.place.state : undefined
  return {
    limit: LOOKED_AT,
    offset: 0,
    ...(text !== '' && { search: text }),
    ...(place !== null && isThere && { location: place }),
    ...(state && { state }),
    ...(hasNeeds && maxMinimumCents !== null && { maxMinimumCents }),
    ...(hasNeeds && isOnOffer && { onOffer: true as const }),
    ...(hasNeeds && isVerified && { verified: true as const }),
    ...(isBestRated && { sort: 'rating' as const }),
  }
}

const isOnTheDay =
  ({ deliversOn }: Wish, givenUp: GivenUp[]) =>
  ({ deliveryDays }: SupplierRow): boolean =>
    deliversOn === null || givenUp.includes('day') || deliveryDays.includes(deliversOn)

/** Prices are quoted, not listed: what a listing says of them is the least that it delivers. */
function ordered({ isCheap }: Wish, rows: SupplierRow[]): SupplierRow[] {
  const minimum = ({ minimumOrderCents }: SupplierRow) => minimumOrderCents ?? Infinity
  return isCheap ? rows.toSorted((a, b) => minimum(a) - minimum(b) || rows.indexOf(a) - rows.indexOf(b)) : rows
}
