import type { ResolvedPlace } from '#contract/resolved-place.ts'
import type { Db } from '#server/db/db.ts'
import { placeInSearch } from '#server/features/places/place-in-search.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { ownSuburbFilter, placeFilterOf, type PlaceFilter } from './place.ts'
import { ownSuburb } from './queries.ts'
import { isGoods } from './terms.ts'
import { isSupplierName } from './word-queries.ts'

type PlaceQuery = { search?: string | undefined; location?: string | undefined; state?: string | undefined; exact?: boolean | undefined }
/** The text and the place of a search. `place` is undefined when none was named, null when the named one is unknown. */
export type TextAndPlace = { text: string | undefined; place?: ResolvedPlace | null; filter?: PlaceFilter }

/** Finds the place of a search: its location, else a place named in the text, which is then removed from the text. */
export async function readPlace(db: Db, { search, location, state, exact }: PlaceQuery): Promise<TextAndPlace> {
  if (location) return { text: search, ...(await readLocation(db, location, state)) }
  if (!search || exact) return { text: search }
  const named = placeInSearch(search, { inState: state, isGoods })
  if (!named) return { text: search }
  const { rest: text, place, found, isGuess } = named
  // "Preston Bakery" may be any bakery in Preston, or the business of that name.
  if (isGuess && text && (await isSupplierName(db, search))) return { text: search }
  return { text, place, filter: placeFilterOf(found, place) }
}

async function readLocation(db: Db, location: string, state: string | undefined): Promise<Omit<TextAndPlace, 'text'>> {
  const resolved = resolvePlace(location, state)
  if (resolved) return { place: resolved.place, filter: placeFilterOf(resolved.found, resolved.place) }
  const own = await ownSuburb(db, location, state ?? null)
  if (!own) return { place: null }
  const place = { ...own, kind: 'suburb' as const, label: [own.suburb, own.state, own.postcode].filter(Boolean).join(' ') }
  return { place, filter: ownSuburbFilter(place) }
}
