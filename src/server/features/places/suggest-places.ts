import { STATE_CODES, STATES } from '#contract/options.ts'
import { PLACES_MOST } from '#contract/suppliers/places.ts'
import type { Place } from '#contract/suppliers/resolved-place.ts'
import { inSlices } from '#shared/in-slices.ts'
import { placeOf, type FoundPlace } from './found-place.ts'
import { knownPlaces } from './known-places.ts'
import { placeKey } from './spelling.ts'

/** `spelled` has each spelling on a line of its own, with a space before every word, so that one `includes` finds the start of a word. */
type Suggestion = { place: Place; spelled: string }

/** All of them; and by the first two letters of each of their words, since few have a word that begins with a text. */
type Suggestions = { likeliestFirst: Suggestion[]; byBeginning: Map<string, Suggestion[]> }

const GROUPED_BY = 2

/** What places are suggested from, which takes a while to build. */
export const placeSuggestions = inSlices(buildSuggestions)

/** Returns the places with a word that begins with the text: first those whose first word does, and the larger before the smaller. */
export function placesLike(text: string): Place[] {
  const prefix = placeKey(text)
  if (prefix === '') return []
  const { likeliestFirst, byBeginning } = placeSuggestions.now()
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

/** States, cities and suburbs by population, the largest first. */
function* buildSuggestions(): Generator<void, Suggestions> {
  const { all, cities } = knownPlaces()
  yield
  const found: { suggestion: Suggestion; people: number }[] = []
  for (const state of STATE_CODES) found.push({ suggestion: suggestion({ kind: 'state', state }, STATES[state]), people: Infinity })
  for (const city of new Set(cities.values()))
    found.push({ suggestion: suggestion({ kind: 'city', city }, ...(city.names ?? [])), people: city.population })
  for (const suburb of all) {
    found.push({ suggestion: suggestion({ kind: 'suburb', suburb }, suburb.postcode), people: suburb.population })
    yield
  }
  const likeliestFirst = found.toSorted((a, b) => b.people - a.people).map((each) => each.suggestion)
  yield
  const byBeginning = new Map<string, Suggestion[]>()
  for (const each of likeliestFirst) {
    group(each, byBeginning)
    yield
  }
  return { likeliestFirst, byBeginning }
}

/** Returns a suggestion with its plain and its normalised spellings, so that both "mou" and "mt" find "Mount Waverley". */
function suggestion(found: FoundPlace, ...names: string[]): Suggestion {
  const place = placeOf(found)
  const written = [place.label, ...names].flatMap((name) => [placeKey(name), name.toLowerCase()])
  return { place, spelled: [...new Set(written)].map((words) => `\n ${words}`).join('') }
}

function group(suggestion: Suggestion, groups: Map<string, Suggestion[]>): void {
  const beginnings = new Set(suggestion.spelled.split(/\s+/).map((word) => word.slice(0, GROUPED_BY)))
  for (const beginning of beginnings) {
    const group = groups.get(beginning)
    if (group) group.push(suggestion)
    else groups.set(beginning, [suggestion])
  }
}
