import { STATE_CODES, STATES, type StateCode } from '#contract/options.ts'
import { stateOfPostcode } from '#shared/contact/state-of-postcode.ts'
import { itemAt } from '#shared/item-at.ts'
import { placeKey, placeWords } from './spelling.ts'

/** A reading of a text: a name with a state and a postcode. Each may be missing, but not all. */
export type PlaceText = { name: string; state: StateCode | null; postcode: string | null }

const STATE_NAMES = new Map(STATE_CODES.flatMap((code) => [code, STATES[code]].map((known) => [placeKey(known), code] as const)))
const BEFORE = new Set(['near', 'in', 'around', 'at', 'to'])
/** The words before "Australia" in the names of two states. */
const NAMED_AUSTRALIA = new Set(['south', 'western'])
const AFTER = new Set(['australia', 'aus', 'aust', 'au'])
/** The territory of one place, which is in no state. */
const JERVIS_BAY_TERRITORY = 'jbt'

/** What decides which number of a text is a postcode. */
export type PostcodeRules = {
  isListed: (postcode: string) => boolean
  /** Whether a name is that of a place in the Northern Territory, whose postcodes are written without their zero. */
  isInTerritory: (name: string) => boolean
}

/**
 * Returns every way to read a text as a place, the likeliest first: "Mount Victoria" is read as a name before it is read as "Mount" in
 * Victoria. A number that is not a postcode is ignored.
 */
export function readAsPlace(text: string, rules: PostcodeRules): PlaceText[] {
  const { postcode, rest } = splitOffPostcode(withoutFillers(placeWords(text)), rules)
  const whole = stateIn(rest)
  if (whole || rest.length === 0) return whole || postcode ? [{ name: '', state: whole, postcode }] : []
  return [{ name: rest.join(' '), state: null, postcode }, ...withStateApart(rest).map((reading) => ({ ...reading, postcode }))]
}

/** Splits off the postcode: the last number that is listed, else one of a postcode's form that stands where a postcode does, after everything but a state. */
function splitOffPostcode(words: string[], rules: PostcodeRules): { postcode: string | null; rest: string[] } {
  const rest = words.filter((word) => !/^\d{4}$/.test(word) && word !== JERVIS_BAY_TERRITORY)
  const listed = words.findLast((word) => /^\d{4}$/.test(word) && rules.isListed(word))
  if (listed) return { postcode: listed, rest }
  const at = words.findLastIndex((word) => /^\d{3,4}$/.test(word))
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const isApart = at >= 0 && (after.length === 0 || stateIn(after)) && !/^\d{4}$/.test(words[at - 1] ?? '')
  const postcode = isApart ? postcodeOf(itemAt(words, at), [...before, ...after], rules) : null
  return postcode ? { postcode, rest: [...before, ...after].filter((word) => !/^\d{4}$/.test(word)) } : { postcode: null, rest }
}

/** Returns four digits that have a postcode's form, or three that lack its zero: alone, or beside a name or a state of the Northern Territory. */
function postcodeOf(digits: string, others: string[], { isInTerritory }: PostcodeRules): string | null {
  if (digits.length === 4) return stateOfPostcode(digits) ? digits : null
  if (!/^[89]/.test(digits)) return null
  const readings = [{ name: others.join(' '), state: null }, ...withStateApart(others)]
  const isOfTerritory = stateIn(others) === 'NT' || readings.some(({ name, state }) => state === 'NT' || isInTerritory(name))
  return others.length === 0 || isOfTerritory ? `0${digits}` : null
}

function withoutFillers(words: string[]): string[] {
  const end = words.findLastIndex((word, i) => !AFTER.has(word) || NAMED_AUSTRALIA.has(words[i - 1] ?? '')) + 1
  const start = words.length > 1 && BEFORE.has(words[0] ?? '') ? 1 : 0
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
