import type { StateCode } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import { stateOfPostcode } from '#shared/contact/state-of-postcode.ts'
import { wholeNames } from './abbreviations.ts'
import { EVERYDAY_NAMES } from './everyday-names.ts'
import { describe, labelOf, type FoundPlace } from './found-place.ts'
import { knownPlaces, postcodesOf } from './known-places.ts'
import { readAsPlace, type PlaceText, type PostcodeRules } from './place-text.ts'

/** A resolved place: `place` in the contract's shape, `found` with its data, and `reading`, which is how the text was read. */
export type PlaceResolution = { place: ResolvedPlace; found: FoundPlace; reading: PlaceText }

/** Looks a reading up and returns what it finds, the likeliest first. */
type Lookup = (reading: PlaceText) => FoundPlace[]

const MAX_OTHERS = 3
const EXACT_LOOKUPS: Lookup[] = [asWritten, asEverydayName, asTurnedRound, asAbbreviated]
const ALL_LOOKUPS: Lookup[] = [...EXACT_LOOKUPS, asSpaced, asUnfinished, asPostcode]

/**
 * Finds the Australian place that a text means: a suburb, a postcode, a city or a state; null when it means none. Of several with the same
 * name the one in `inState` is preferred, then the largest; a city comes before the suburb of the same name.
 */
export const resolvePlace = (text: string, inState?: string): PlaceResolution | null => resolveBy(ALL_LOOKUPS, text, inState)

/** Resolves words that may be something other than a place: every one of them must belong to the place. */
export const resolveExactly = (text: string, inState?: string): PlaceResolution | null => resolveBy(EXACT_LOOKUPS, text, inState)

function resolveBy(lookups: Lookup[], text: string, inState: string | undefined): PlaceResolution | null {
  const readings = readAsPlace(text, POSTCODE_RULES)
  for (const lookUp of lookups) {
    if (lookUp === asPostcode && readings.some(isContradiction)) return null
    for (const reading of readings) {
      const [found, ...others] = preferring(inState, lookUp(reading))
      if (found) return { found, reading, place: withOthers(found, others) }
    }
  }
  return null
}

const POSTCODE_RULES: PostcodeRules = {
  isListed: (postcode) => knownPlaces().postcodes.has(postcode),
  isInTerritory: (name) =>
    knownPlaces().cities.get(name)?.state === 'NT' || (knownPlaces().suburbs.get(name) ?? []).some(({ state }) => state === 'NT'),
}

function asWritten({ name, state, postcode }: PlaceText): FoundPlace[] {
  if (name === '') return postcode ? asPostcode({ name, state, postcode }) : state ? [{ kind: 'state', state }] : []
  if (postcode && !isListed(postcode)) return withUnlistedPostcode({ name, state, postcode })
  const { cities, suburbs } = knownPlaces()
  const city = postcode ? undefined : cities.get(name)
  const called = suburbs.get(name) ?? []
  const fitting = called.filter((suburb) => (!state || isWrittenIn(suburb, state)) && (!postcode || postcodesOf(suburb).includes(postcode)))
  const cityFits = city && (!state || city.state === state)
  return [...(cityFits ? [{ kind: 'city' as const, city }] : []), ...fitting.map((suburb) => ({ kind: 'suburb' as const, suburb }))]
}

const isListed = (postcode: string) => knownPlaces().postcodes.has(postcode)

/** Whether addresses of a suburb are written with a state: Norfolk Island, which is in none, with NSW. */
const isWrittenIn = (suburb: ListedPlace, state: StateCode) =>
  suburb.state === state ||
  (suburb.state === null && (stateOfPostcode(suburb.postcode) === state || (state === 'ACT' && suburb.postcode === '2540')))

/** Looks up a name beside a postcode of no list, as of boxes: "Darwin 0801" is in Darwin. Whoever delivers to its own postcode delivers there as well. */
function withUnlistedPostcode({ name, state, postcode }: PlaceText & { postcode: string }): FoundPlace[] {
  const inState = stateOfPostcode(postcode)
  if (!inState || (state && state !== inState)) return []
  const { cities, suburbs } = knownPlaces()
  const city = cities.get(name)
  const middle = city?.state === inState ? { ...city.middle, suburb: city.name } : undefined
  const called = (suburbs.get(name) ?? []).filter((suburb) => suburb.state === inState)
  return (middle ? [middle] : called).map((suburb) => ({
    kind: 'suburb',
    suburb: { ...suburb, postcode, otherPostcodes: postcodesOf(suburb) },
  }))
}

/** Looks up everyday names: "Freo" is Fremantle, "Sydney CBD" the suburb, "Greater Sydney" the city. */
function asEverydayName(reading: PlaceText): FoundPlace[] {
  const { name, state } = reading
  const label = EVERYDAY_NAMES[name]
  if (label) {
    // "Kings Cross VIC" is not the one of Sydney.
    const meant = readAsPlace(label, POSTCODE_RULES).filter((each) => !state || each.state === state)
    return meant.flatMap(asWritten).slice(0, 1)
  }
  const { cities } = knownPlaces()
  const middle = cities.get(name.replace(/ (?:cbd|city|city centre|central)$/, ''))?.middle
  if (middle && (!reading.state || middle.state === reading.state)) return [{ kind: 'suburb', suburb: middle }]
  const city = name.replace(
    /^(?:greater|metropolitan|city of) | (?:metro|metropolitan|metropolitan area|metro area|area|region|suburbs)$/,
    '',
  )
  return cities.has(city) ? asWritten({ ...reading, name: city }).slice(0, 1) : []
}

const BEGINS_WITH_DIRECTION = /^(north|south|east|west|upper|lower) (.+)$/
const ENDS_WITH_DIRECTION = /^(.+) (north|south|east|west|upper|lower)$/

/** Looks up a name with its direction moved to the other end: "East Brunswick" is in the list as "Brunswick East". */
function asTurnedRound(reading: PlaceText): FoundPlace[] {
  const [, first, second] = BEGINS_WITH_DIRECTION.exec(reading.name) ?? ENDS_WITH_DIRECTION.exec(reading.name) ?? []
  return first && second ? asWritten({ ...reading, name: `${second} ${first}` }) : []
}

/** Looks up a name with abbreviated words, "Pt Cook", if it stands for one name only. */
function asAbbreviated(reading: PlaceText): FoundPlace[] {
  const found = wholeNames(reading.name)
    .map((name) => ({ ...reading, name }))
    .map((whole) => [
      ...asWritten(whole),
      ...asTurnedRound(whole),
      ...(Object.hasOwn(EVERYDAY_NAMES, whole.name) ? asEverydayName(whole) : []),
    ])
    .filter((places) => places.length > 0)
  return found.length === 1 ? found.flat() : []
}

/** Looks up a name whose words are divided otherwise: "Mc Mahons Point", "GlenWaverley". */
function asSpaced(reading: PlaceText): FoundPlace[] {
  const [only, another] = knownPlaces().undivided.get(reading.name.replaceAll(' ', '')) ?? []
  return only && !another && only !== reading.name ? asWritten({ ...reading, name: only }) : []
}

/** Looks up an unfinished name like "North Melb" or "Pt Coo" if only one name begins with it. */
function asUnfinished(reading: PlaceText): FoundPlace[] {
  if (!/ \S{3,}$/.test(reading.name)) return []
  const beginnings = [reading.name, ...wholeNames(reading.name)]
  const begun = knownPlaces()
    .suburbs.keys()
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
  const [only, another] = begun.take(2).toArray()
  return only && !another ? asWritten({ ...reading, name: only }) : []
}

/** Whether a postcode of no list is not that of the reading's state, or the name that of a place elsewhere. */
function isContradiction({ name, state, postcode }: PlaceText): boolean {
  if (!postcode || isListed(postcode)) return false
  return (state !== null && state !== stateOfPostcode(postcode)) || knownPlaces().suburbs.has(name) || knownPlaces().cities.has(name)
}

/**
 * Looks up the postcode alone and ignores the name; finds nothing when the reading's state is not one of the postcode's. One of no list is in the state
 * that it has the form of.
 */
function asPostcode({ state, postcode }: PlaceText): FoundPlace[] {
  if (!postcode) return []
  const suburbs = knownPlaces().postcodes.get(postcode)
  if (suburbs) return !state || suburbs.some((suburb) => isWrittenIn(suburb, state)) ? [{ kind: 'postcode', postcode, suburbs }] : []
  const inState = stateOfPostcode(postcode)
  return inState && (!state || state === inState) ? [{ kind: 'postcode', postcode, suburbs: [] }] : []
}

const preferring = (state: string | undefined, found: FoundPlace[]) =>
  state ? found.toSorted((a, b) => Number(describe(b).state === state) - Number(describe(a).state === state)) : found

function withOthers(found: FoundPlace, others: FoundPlace[]): ResolvedPlace {
  const place = describe(found)
  const labels = [...new Set(others.map(labelOf))].filter((label) => label !== place.label).slice(0, MAX_OTHERS)
  return labels.length > 0 ? { ...place, others: labels } : place
}
