import { isSupplierName } from '#server/features/directory/dictionary/word-queries.ts'
import { ownSuburbFilter, placeFilterOf, type PlaceFilter } from '#server/features/directory/filter/place.ts'
import { ownSuburb } from '#server/features/directory/filter/queries.ts'
import { suppliersNamedIn } from '#server/features/directory/search/named-suppliers.ts'
import { keysOf } from '#shared/objects.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { STATES, type StateCode } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import type { PhrasePart } from '#server/reading/words/parts.ts'
import { read } from '#server/reading/read.ts'
import { withoutPlace } from '#server/reading/without-place.ts'
import { withPlaceCorrected } from './misspelt-place.ts'

type PlaceQuery = { search?: string | undefined; location?: string | undefined; state?: string | undefined; exact?: boolean | undefined }
/** The text and the place of a search. `place` is undefined when none was named, null when the named one is unknown; `corrected` is the search with a misspelt one corrected. */
export type TextAndPlace = { text: string | undefined; place?: ResolvedPlace | null; filter?: PlaceFilter; corrected?: string }

/** Finds the place of a search: its location, else a place named in the text, which is then removed from the text. */
export async function readPlace(db: Db, { search, location, state, exact }: PlaceQuery): Promise<TextAndPlace> {
  if (location) return { text: search, ...(await readLocation(db, location, state)) }
  if (!search || exact) return { text: search }
  const parts = read(search, { inState: asState(state) })
  const named = placeIn(parts)
  if (!named) {
    const corrected = withPlaceCorrected(search, parts)
    return corrected === undefined ? { text: search } : { ...(await readPlace(db, { search: corrected, state })), corrected }
  }
  const { place, found, isGuess } = named.place
  const text = withoutPlace(search, parts)
  // "Preston Bakery" may be any bakery in Preston, or the business of that name.
  const suppliers = await suppliersNamedIn(db, search)
  if (suppliers.length > 0 && !placeIn(read(search, { inState: asState(state), suppliers }))) return { text: search }
  if (isGuess && text && (await isSupplierName(db, search))) return { text: search }
  return { text, place, filter: placeFilterOf(found, place) }
}

const placeIn = (parts: readonly PhrasePart[]) => parts.find((part) => part.kind === 'place')

const asState = (state: string | undefined): StateCode | undefined => keysOf(STATES).find((code) => code === state)

async function readLocation(db: Db, location: string, state: string | undefined): Promise<Omit<TextAndPlace, 'text'>> {
  const resolved = resolvePlace(location, state)
  if (resolved) return { place: resolved.place, filter: placeFilterOf(resolved.found, resolved.place) }
  const own = await ownSuburb(db, location, state ?? null)
  if (!own) return { place: null }
  const place = { ...own, kind: 'suburb' as const, label: [own.suburb, own.state, own.postcode].filter(Boolean).join(' ') }
  return { place, filter: ownSuburbFilter(place) }
}
