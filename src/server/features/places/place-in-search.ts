import { typedPostcode } from '#shared/contact/postcode.ts'
import type { City } from './cities.ts'
import { knownPlaces } from './known-places.ts'
import { GOODS_CALLED_AFTER_PLACES, ORDINARY_WORDS } from './ordinary-words.ts'
import { resolveExactly, type PlaceResolution } from './resolve-place.ts'
import { placeKey } from './spelling.ts'

/** Returns whether words are goods of the trade, which are not taken as a place even if there is one of that name: "orange", "rye". */
export type IsGoods = (words: string) => boolean
/** The place that a search names, with the rest of the search. `isGuess`: only the position of the name in the text makes it a place. */
export type PlaceInSearch = PlaceResolution & { rest: string; isGuess: boolean }

type Options = { inState?: string | undefined; isGoods: IsGoods }
/** A run of words; `to` is exclusive. */
type Run = { from: number; to: number }

const BEFORE_A_PLACE = new Set(['near', 'in', 'around', 'to', 'at', 'within'])
/** Words that may stand before a preposition and only say that a place follows. */
const DELIVERY = /^(?:deliver(?:s|ed|ing|y|ies)?|shipp(?:ed|ing)|close|based|located)$/i
const STREET =
  /^(?:road|rd|street|st|avenue|ave?|lane|ln|drive|dr|court|ct|highway|hwy|parade|pde|terrace|tce|way|close|crescent|cres)\.?$/i
/** States whose short name is ambiguous at the beginning of a search: "act", "sa". */
const UNSURE_STATE = /^(?:act|nt|sa|wa)$/i

/** Prepositions that are tried: "a bakery in preston to supply croissants". */
const MAX_PREPOSITIONS = 3
/** Words of a place at most. */
const MAX_WORDS = 6
/** The population below which a suburb at the beginning of a search is more likely part of a business's name. */
const LEADING_PEOPLE = 10_000
/** The same at the end of a search. */
const TRAILING_PEOPLE = 200

/**
 * Finds the place that a search names: "fish near 3056", "coffee in preston", "bakery sydney", "canberra coffee". A preposition, a state or
 * a postcode marks a place; without one the name must stand at the beginning or the end and must not be goods of the trade.
 */
export function placeInSearch(text: string, options: Options): PlaceInSearch | null {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  return afterPreposition(words, options) ?? atTheEnd(words, options) ?? atTheBeginning(words, options)
}

function afterPreposition(words: string[], { inState }: Options): PlaceInSearch | null {
  for (const at of prepositionsIn(words)) {
    const before = DELIVERY.test(words[at - 1] ?? '') ? at - 1 : at
    for (const to of ends(at + 1, words.length)) {
      const resolved = placeOf(words, { from: at + 1, to }, inState)
      if (resolved) return { ...resolved, isGuess: false, rest: without(words, { from: before, to }) }
    }
  }
  return null
}

/** Returns where the last few words stand that may announce a place, the last first. */
const prepositionsIn = (words: string[]): number[] =>
  words
    .flatMap((word, i) => (i < words.length - 1 && BEFORE_A_PLACE.has(word.toLowerCase()) ? [i] : []))
    .slice(-MAX_PREPOSITIONS)
    .toReversed()

function atTheEnd(words: string[], options: Options): PlaceInSearch | null {
  for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from++) {
    const place = byPosition(words, { from, to: words.length }, options, TRAILING_PEOPLE)
    if (place) return place
  }
  return null
}

function atTheBeginning(words: string[], options: Options): PlaceInSearch | null {
  for (const to of ends(0, words.length - 1)) {
    const run = { from: 0, to }
    // A leading number is a quantity: "2000 cups".
    const isPlace = !/^\d+$/.test(textOf(words, run)) && !UNSURE_STATE.test(textOf(words, run))
    const place = isPlace ? byPosition(words, run, options, LEADING_PEOPLE) : null
    if (place) return place
  }
  return null
}

/** Returns whether a single word, by itself at the end of a search, is the name of a place. */
export function isPlaceName(word: string): boolean {
  const key = placeKey(word)
  const { cities, suburbs } = knownPlaces()
  return cities.has(key) || ((suburbs.get(key)?.[0]?.population ?? 0) >= TRAILING_PEOPLE && !ORDINARY_WORDS.has(key))
}

/** Returns the city of a name, as people say it: "melb". */
export const cityCalled = (name: string): City | undefined => knownPlaces().cities.get(placeKey(name))

/** Returns whether a suburb or a city is called so, however small it is. */
export const isNameOfPlace = (name: string): boolean => cityCalled(name) !== undefined || knownPlaces().suburbs.has(placeKey(name))

/** Returns the ends of the runs that begin at a position, the longest first. */
const ends = (from: number, last: number) =>
  Array.from({ length: Math.max(0, Math.min(MAX_WORDS, last - from)) }, (_, i) => Math.min(from + MAX_WORDS, last) - i)

/** Resolves a run at one end of the search. A suburb with fewer than `people` counts only together with a state or a postcode. */
function byPosition(words: string[], run: Run, { inState, isGoods }: Options, people: number): PlaceInSearch | null {
  const resolved = placeOf(words, run, inState)
  if (!resolved || isCalledAfterPlace(words, run)) return null
  const { found, reading } = resolved
  const isGuess = reading.name !== '' && !reading.state && !reading.postcode
  const isWord = isGoods(textOf(words, run)) || ORDINARY_WORDS.has(placeKey(textOf(words, run)))
  const isSmall = found.kind === 'suburb' && found.suburb.population < people
  return isGuess && (isWord || isSmall) ? null : { ...resolved, isGuess, rest: without(words, run) }
}

/**
 * Resolves a run of words; null when it contains a number that is not its postcode, or a word like "street" follows. A postcode that no place has is
 * one only beside a name or a state, and one without its zero only at the end: "800" may be grams.
 */
function placeOf(words: string[], run: Run, inState: string | undefined): PlaceResolution | null {
  if (STREET.test(words[run.to] ?? '')) return null
  const numbers = words.slice(run.from, run.to).filter((word) => /\d/.test(word))
  const resolved = resolveExactly(textOf(words, run), inState)
  if (!resolved || !numbers.every((number) => isPostcodeOf(resolved, number, run.to === words.length))) return null
  const { name, state, postcode } = resolved.reading
  const isNumberAlone = postcode !== null && name === '' && state === null
  return isNumberAlone && (!knownPlaces().postcodes.has(postcode) || !numbers.includes(postcode)) ? null : resolved
}

const isPostcodeOf = ({ reading }: PlaceResolution, number: string, isLast: boolean): boolean =>
  number === reading.postcode || (isLast && typedPostcode(number) === reading.postcode)

const textOf = (words: string[], { from, to }: Run) => words.slice(from, to).join(' ')
const without = (words: string[], { from, to }: Run) => [...words.slice(0, from), ...words.slice(to)].join(' ')

function isCalledAfterPlace(words: string[], { from }: Run): boolean {
  const onwards = placeKey(words.slice(from).join(' '))
  return GOODS_CALLED_AFTER_PLACES.some((name) => onwards.startsWith(name))
}
