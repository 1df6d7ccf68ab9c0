import { STATE_CODES, STATES } from '#contract/options.ts'
import { MAX_PLACES } from '#contract/suppliers/places.ts'
import type { NamedPlace } from '#contract/suppliers/resolved-place.ts'
import { inSlices } from '#shared/in-slices.ts'
import { begunNames } from './abbreviations.ts'
import { placeOf, type FoundPlace } from './found-place.ts'
import { knownPlaces } from './known-places.ts'
import { placeKey } from './spelling.ts'

/**
 * `spelled` has each spelling on a line of its own, with a space before every word, so that one `includes` finds the start of a word; `at` is how many are
 * likelier.
 */
type Suggestion = { place: NamedPlace; spelled: string; at: number }

/** All of them; and by the first two letters of each of their words, since few have a word that begins with a text. */
type Suggestions = { likeliestFirst: Suggestion[]; byBeginning: Map<string, Suggestion[]> }

const GROUPED_BY = 2

/** What places are suggested from, which takes a while to build. */
export const placeSuggestions = inSlices(buildSuggestions)

/**
 * Returns the places with a word that begins with the text: first those whose first word does, and the larger before the smaller. What the text is when
 * its abbreviations are written out, "pt cook", or its direction stands at the other end, comes after those that begin as typed.
 */
export function placesLike(text: string): NamedPlace[] {
  const typed = placeKey(text)
  if (typed === '') return []
  const places = new Set(wholePostcode(typed))
  const names = begunNames(typed).map(placeKey)
  for (const begun of [[{ typed }], names.map((name) => ({ typed: name })), [typed, ...names].flatMap(turnedRound)]) {
    if (places.size >= MAX_PLACES) break
    for (const { place } of suggestionsFor(begun)) places.add(place)
  }
  return [...places].slice(0, MAX_PLACES)
}

/** How a name begins, and a whole word that stands after that. */
type Beginning = { typed: string; later?: string }

function suggestionsFor(beginnings: Beginning[]): Set<Suggestion> {
  const found = beginnings.map(begunBy)
  const likeliest = (some: Suggestion[][]) => some.flat().toSorted((one, other) => one.at - other.at)
  return new Set([...likeliest(found.map(({ first }) => first)), ...likeliest(found.map(({ later }) => later))])
}

function begunBy({ typed, later }: Beginning): { first: Suggestion[]; later: Suggestion[] } {
  const { likeliestFirst, byBeginning } = placeSuggestions.now()
  const possible = typed.length < GROUPED_BY ? likeliestFirst : (byBeginning.get(typed.slice(0, GROUPED_BY)) ?? [])
  const found: ReturnType<typeof begunBy> = { first: [], later: [] }
  for (const suggestion of possible) {
    if (found.first.length === MAX_PLACES) break
    const { spelled } = suggestion
    if (later && !spelled.includes(` ${later} `)) continue
    if (spelled.includes(`\n ${typed}`)) found.first.push(suggestion)
    else if (!later && found.later.length < MAX_PLACES && spelled.includes(` ${typed}`)) found.later.push(suggestion)
  }
  return found
}

const BEGINS_WITH_DIRECTION = /^(north|south|east|west|upper|lower) (.+)$/
const ENDS_WITH_DIRECTION = /^(.+) (north|south|east|west|upper|lower)$/

/** Returns how a name begins whose direction stands at the other end: "east brun" begins "Brunswick East". */
function turnedRound(text: string): Beginning[] {
  const [, later, typed] = BEGINS_WITH_DIRECTION.exec(text) ?? []
  if (later && typed) return [{ typed, later }]
  const [, name, direction] = ENDS_WITH_DIRECTION.exec(text) ?? []
  return name && direction ? [{ typed: `${direction} ${name}` }] : []
}

/** Returns a complete postcode with several suburbs as a suggestion of its own, to be listed before them. */
function wholePostcode(postcode: string): NamedPlace[] {
  const suburbs = knownPlaces().postcodes.get(postcode) ?? []
  return suburbs.length > 1 ? [placeOf({ kind: 'postcode', postcode, suburbs })] : []
}

/** States, cities and suburbs by population, the largest first. */
function* buildSuggestions(): Generator<void, Suggestions> {
  const { all, cities } = knownPlaces()
  yield
  const found: { suggestion: Omit<Suggestion, 'at'>; people: number }[] = []
  for (const state of STATE_CODES) found.push({ suggestion: suggestion({ kind: 'state', state }, STATES[state]), people: Infinity })
  for (const city of new Set(cities.values()))
    found.push({ suggestion: suggestion({ kind: 'city', city }, ...(city.names ?? [])), people: city.population })
  for (const suburb of all) {
    found.push({ suggestion: suggestion({ kind: 'suburb', suburb }, suburb.postcode), people: suburb.population })
    yield
  }
  const likeliestFirst = found.toSorted((a, b) => b.people - a.people).map(({ suggestion }, at) => ({ ...suggestion, at }))
  yield
  const byBeginning = new Map<string, Suggestion[]>()
  for (const each of likeliestFirst) {
    group(each, byBeginning)
    yield
  }
  return { likeliestFirst, byBeginning }
}

/** Returns a suggestion with its plain and its normalised spellings, so that both "mou" and "mt" find "Mount Waverley". */
function suggestion(found: FoundPlace, ...names: string[]): Omit<Suggestion, 'at'> {
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
