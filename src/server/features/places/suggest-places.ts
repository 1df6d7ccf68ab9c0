import { STATES, type StateCode } from '#contract/options.ts'
import { PLACES_MOST } from '#contract/places.ts'
import type { Place } from '#contract/resolved-place.ts'
import { placeOf, type FoundPlace } from './found-place.ts'
import { knownPlaces } from './known-places.ts'
import { placeKey } from './spelling.ts'

/** `spelled`: each way to write it in a line of its own, with a blank before every word. */
type Suggestion = { place: Place; spelled: string }

let likeliestFirst: Suggestion[] | undefined

/** Places that begin like a text, the likeliest first: those whose first word begins so before the others, the larger before the smaller. */
export function placesLike(text: string): Place[] {
  const begun = placeKey(text)
  if (begun === '') return []
  likeliestFirst ??= suggestions()
  const first = wholePostcode(begun)
  const later: Place[] = []
  for (const { place, spelled } of likeliestFirst) {
    if (first.length === PLACES_MOST) break
    if (spelled.includes(`\n ${begun}`)) first.push(place)
    else if (later.length < PLACES_MOST && spelled.includes(` ${begun}`)) later.push(place)
  }
  return [...first, ...later].slice(0, PLACES_MOST)
}

/** A postcode that is typed in full comes before its several suburbs. */
function wholePostcode(postcode: string): Place[] {
  const suburbs = knownPlaces().postcodes.get(postcode) ?? []
  return suburbs.length > 1 ? [placeOf({ kind: 'postcode', postcode, suburbs })] : []
}

/** States and cities among the suburbs, where most people live first. */
function suggestions(): Suggestion[] {
  const { all, cities } = knownPlaces()
  const states = Object.entries(STATES).map(([code, name]) => ({
    ...suggestion({ kind: 'state', state: code as StateCode }, name),
    people: Infinity,
  }))
  const large = [...new Set(cities.values())].map((city) => ({
    ...suggestion({ kind: 'city', city }, ...(city.names ?? [])),
    people: city.population,
  }))
  const small = all.map((suburb) => ({ ...suggestion({ kind: 'suburb', suburb }, suburb.postcode), people: suburb.population }))
  return [...states, ...large, ...small].toSorted((a, b) => b.people - a.people)
}

/** "Mount Waverley" begins like "mou" as well as like "mt". */
function suggestion(found: FoundPlace, ...names: string[]): Suggestion {
  const place = placeOf(found)
  const written = [place.label, ...names].flatMap((name) => [placeKey(name), name.toLowerCase()])
  return { place, spelled: [...new Set(written)].map((words) => `\n ${words}`).join('') }
}
