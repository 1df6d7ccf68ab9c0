import { STATE_CODES, STATES } from '#contract/options.ts'
import { PLACES_MOST } from '#contract/places.ts'
import type { Place } from '#contract/resolved-place.ts'
import { placeOf, type FoundPlace } from './found-place.ts'
import { knownPlaces } from './known-places.ts'
import { placeKey } from './spelling.ts'

/** `spelled` has each spelling on a line of its own, with a space before every word, so that one `includes` finds the start of a word. */
type Suggestion = { place: Place; spelled: string }

let likeliestFirst: Suggestion[] | undefined
/** The same by the first two letters of each of their words, since few have a word that begins with a text. */
let byBeginning: Map<string, Suggestion[]> | undefined
const GROUPED_BY = 2

/** Returns the places with a word that begins with the text: first those whose first word does, and the larger before the smaller. */
export function placesLike(text: string): Place[] {
  const prefix = placeKey(text)
  if (prefix === '') return []
  likeliestFirst ??= suggestions()
  byBeginning ??= grouped(likeliestFirst)
  const possible = prefix.length < GROUPED_BY ? likeliestFirst : (byBeginning.get(prefix.slice(0, GROUPED_BY)) ?? [])
  const first = wholePostcode(prefix)
  const later: Place[] = []
  for (const { place, spelled } of possible) {
    if (first.length === PLACES_MOST) break
    if (spelled.includes(`\n ${prefix}`)) first.push(place)
    else if (later.length < PLACES_MOST && spelled.includes(` ${prefix}`)) later.push(place)
  }
  return [...first, ...later].slice(0, PLACES_MOST)
}

/** Returns a complete postcode with several suburbs as a suggestion of its own, to be listed before them. */
function wholePostcode(postcode: string): Place[] {
  const suburbs = knownPlaces().postcodes.get(postcode) ?? []
  return suburbs.length > 1 ? [placeOf({ kind: 'postcode', postcode, suburbs })] : []
}

/** Returns states, cities and suburbs by population, the largest first. */
function suggestions(): Suggestion[] {
  const { all, cities } = knownPlaces()
  const states = STATE_CODES.map((state) => ({ ...suggestion({ kind: 'state', state }, STATES[state]), people: Infinity }))
  const large = [...new Set(cities.values())].map((city) => ({
    ...suggestion({ kind: 'city', city }, ...(city.names ?? [])),
    people: city.population,
  }))
  const small = all.map((suburb) => ({ ...suggestion({ kind: 'suburb', suburb }, suburb.postcode), people: suburb.population }))
  return [...states, ...large, ...small].toSorted((a, b) => b.people - a.people)
}

/** Returns a suggestion with its plain and its normalised spellings, so that both "mou" and "mt" find "Mount Waverley". */
function suggestion(found: FoundPlace, ...names: string[]): Suggestion {
  const place = placeOf(found)
  const written = [place.label, ...names].flatMap((name) => [placeKey(name), name.toLowerCase()])
  return { place, spelled: [...new Set(written)].map((words) => `\n ${words}`).join('') }
}

function grouped(all: readonly Suggestion[]): Map<string, Suggestion[]> {
  const groups = new Map<string, Suggestion[]>()
  for (const suggestion of all) {
    const beginnings = new Set(suggestion.spelled.split(/\s+/).map((word) => word.slice(0, GROUPED_BY)))
    for (const beginning of beginnings) {
      const group = groups.get(beginning)
      if (group) group.push(suggestion)
      else groups.set(beginning, [suggestion])
    }
  }
  return groups
}
