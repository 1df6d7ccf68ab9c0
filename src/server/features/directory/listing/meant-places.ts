import type { StateCode } from '#contract/options.ts'
import { nearestTo } from '#server/features/directory/dictionary/edit-distance.ts'
import { labelOf, type FoundPlace } from '#server/features/places/found-place.ts'
import { knownPlaces } from '#server/features/places/known-places.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { placeWords } from '#server/features/places/spelling.ts'
import { stateOf } from '#shared/contact/address.ts'
import { lastItem } from '#shared/item-at.ts'

const MAX_PLACES = 3
/** The letters of a name that can be misspelt: a shorter one has too many neighbours, and no place has a longer one. */
const [MIN_LENGTH, MAX_LENGTH] = [4, 40]
/** A place that is known and has no suppliers was meant, unless another one with nearly its name is so many times as large. */
const MUCH_LARGER = 20

/** Returns the labels of places that a location may stand for which is not known, three at most: those with the fewest errors, the largest first. */
export function meantPlaces(location: string, inState?: string): string[] {
  const { name, state } = nameIn(location)
  const only = state ?? (inState === undefined ? null : stateOf(inState))
  if (name.length < MIN_LENGTH || name.length > MAX_LENGTH) return []
  const { cities, suburbs } = knownPlaces()
  // Both are in the order of population.
  const names = [...cities.keys(), ...suburbs.keys()].filter((known) => Math.abs(known.length - name.length) <= 2)
  const found = nearestTo(name, names).flatMap((near) => foundBy(near, only) ?? [])
  return [...new Set(found.map(labelOf))].slice(0, MAX_PLACES)
}

/** Returns the labels of such places that are much larger than the one that a location is the name of: "Paramatta" is a locality. */
export function largerPlaces(location: string, inState?: string): string[] {
  const found = resolvePlace(location, inState)?.found
  if (found?.kind !== 'suburb') return []
  const people = Math.max(1, found.suburb.population)
  return meantPlaces(location, inState).filter((label) => peopleIn(resolvePlace(label)?.found) >= MUCH_LARGER * people)
}

/** Returns the city of a name, else the largest suburb, in a state if one is given. */
function foundBy(name: string, only: StateCode | null): FoundPlace | undefined {
  const isThere = ({ state }: { state: StateCode | null }) => only === null || state === only
  const { cities, suburbs } = knownPlaces()
  const [city, suburb] = [cities.get(name), suburbs.get(name)?.find(isThere)]
  if (city && isThere(city)) return { kind: 'city', city }
  return suburb && { kind: 'suburb', suburb }
}

const peopleIn = (found: FoundPlace | undefined) =>
  found?.kind === 'city' ? found.city.population : found?.kind === 'suburb' ? found.suburb.population : 0

/** Returns the name in a location as a key, without the state and the postcode behind it. */
function nameIn(location: string): { name: string; state: StateCode | null } {
  const words = placeWords(location).filter((word) => !/^\d+$/.test(word))
  const state = words.length > 1 ? stateOf(lastItem(words)) : null
  return { name: (state ? words.slice(0, -1) : words).join(' '), state }
}
