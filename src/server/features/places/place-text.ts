import { STATE_CODES, STATES, type StateCode } from '#contract/options.ts'
import { placeKey, placeWords } from './spelling.ts'

/** A reading of a text: a name with a state and a postcode. Each may be missing, but not all. */
export type PlaceText = { name: string; state: StateCode | null; postcode: string | null }

const STATE_NAMES = new Map(STATE_CODES.flatMap((code) => [code, STATES[code]].map((known) => [placeKey(known), code] as const)))
const BEFORE = new Set(['near', 'in', 'around', 'at', 'to'])
/** The words before "Australia" in the names of two states. */
const NAMED_AUSTRALIA = new Set(['south', 'western'])
const AFTER = new Set(['australia', 'aus', 'aust', 'au'])

/**
 * Returns every way to read a text as a place, the likeliest first: "Mount Victoria" is read as a name before it is read as "Mount" in
 * Victoria. A number that is not a postcode is ignored.
 */
export function readAsPlace(text: string, isPostcode: (digits: string) => boolean): PlaceText[] {
  const words = withoutFillers(placeWords(text))
  const postcode = words.findLast((word) => /^\d{4}$/.test(word) && isPostcode(word)) ?? null
  const rest = words.filter((word) => !/^\d{4}$/.test(word))
  const whole = stateIn(rest)
  if (whole || rest.length === 0) return whole || postcode ? [{ name: '', state: whole, postcode }] : []
  return [{ name: rest.join(' '), state: null, postcode }, ...withStateApart(rest).map((reading) => ({ ...reading, postcode }))]
}

function withoutFillers(words: string[]): string[] {
  const end = words.findLastIndex((word, i) => !AFTER.has(word) || NAMED_AUSTRALIA.has(words[i - 1] ?? '')) + 1
  // The length has been checked when the first word is read.
  const start = words.length > 1 && BEFORE.has(words[0]!) ? 1 : 0
  return words.slice(start, end)
}

/** Returns the state that the words as a whole name. */
const stateIn = (words: string[]): StateCode | null => STATE_NAMES.get(words.join(' ')) ?? null

/** Returns the readings with a state before or after the name: "Preston Victoria" and "VIC Preston". */
const withStateApart = (words: string[]) =>
  [3, 2, 1]
    .filter((length) => length < words.length)
    .flatMap((length) => [
      { name: words.slice(0, -length).join(' '), state: stateIn(words.slice(-length)) },
      { name: words.slice(length).join(' '), state: stateIn(words.slice(0, length)) },
    ])
    .filter(({ state }) => state !== null)
