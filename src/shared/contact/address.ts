import { STATE_CODES, STATES, type StateCode } from '#contract/options.ts'
import { stateOfPostcode } from './state-of-postcode.ts'
import { properCase } from './proper-case.ts'
import { splitOffStreet } from './street.ts'
import { withoutEnd } from './without-end.ts'

/** The parts of an Australian address; null for a missing one. */
export type AddressParts = {
  /** Everything before the suburb: unit, level, number, street, or PO box. */
  street: string | null
  suburb: string | null
  state: StateCode | null
  postcode: string | null
}

/** Parses a free-form address from its end: postcode, state, suburb. */
export function partsOfAddress(text: string): AddressParts {
  const { address, remark } = splitOffRemark(withoutCountry(tidy(text)))
  const place = splitOffPlace(withoutCountry(address))
  const { street, suburb: named } = splitOffStreet(place.rest, place.state !== null || place.postcode !== null)
  const [, noted = '', suburb = named] = NOTE_BEFORE.exec(named ?? '') ?? []
  return {
    street: [street, noted, remark].filter(Boolean).join(' ') || null,
    suburb: suburb === null ? null : properCase(withoutBrackets(suburb)),
    state: place.state ?? stateOfPostcode(place.postcode),
    postcode: place.postcode,
  }
}

/** Formats an address on one line, as in emails and listings: "70 Racecourse Road, North Melbourne VIC 3051". */
export function addressOf({ street, suburb, state, postcode }: AddressParts): string | null {
  const place = [suburb, state, postcode].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ') || null
}

/** Returns the code of a state by its code or name in any case, "N.S.W." and "vic." included. */
export function stateOf(text: string): StateCode | null {
  const name = text
    .replace(/[.\s]+/g, ' ')
    .trim()
    .toUpperCase()
  const isNamed = (code: StateCode) => name === STATES[code].toUpperCase() || name.replaceAll(' ', '') === code
  return STATE_CODES.find(isNamed) ?? null
}

/** Returns a postcode of four digits, null when it is in no range; "800" is Darwin's 0800, whose leading zero spreadsheets drop. */
export function postcodeOf(text: string): string | null {
  const digits = /^\d{3}$/.test(text) ? `0${text}` : text
  return /^\d{4}$/.test(digits) && stateOfPostcode(digits) ? digits : null
}

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[|•·]/g, ',')
    .replace(/\((\d{4})\)/g, '$1')
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ', ' : ' '))
    .replace(/ ?,[ ,]*/g, ', ')
    .replace(/^[\s,]+/, '')

/** A remark in brackets between a street and its suburb: "12 Smith Street (rear) Fitzroy". */
const NOTE_BEFORE = /^(\([^()]*\))\s*(\S.*)$/

/** Leaves out what stands in brackets at the end. */
function withoutBrackets(text: string): string {
  const start = text.endsWith(')') ? text.indexOf('(', text.lastIndexOf(')', text.length - 2) + 1) : -1
  return start < 0 ? text : withoutEnd(text.slice(0, start), ' ')
}

/** Leaves out the country at the end, and the marks around it. */
const withoutCountry = (text: string) => withoutEnd(withoutEnd(text, MARKS).replace(/\b(?:australia|aust|aus|au)$/i, ''), MARKS)

const MARKS = ' ,.;'

/** Matches a postcode at the end, but not the number of a box, a lot or a level. */
const POSTCODE = /^(.*?)[\s,]*(?<!(?:box|bag|lot|unit|suite|shop|level|floor|no|rmb|pmb)\.? )\b(\d{4}|(?<=\b(?:NT|Territory)[\s,]+)8\d\d)$/i
const STATE_NAMES = [...Object.keys(STATES).map((code) => [...code].join('\\.?\\s?')), ...Object.values(STATES)].join('|')
const STATE = new RegExp(`\\b(${STATE_NAMES})\\b[.)]?$`, 'i')
/** What people write after the place: "(rear)", "near the station". In brackets after a postcode, else only after a state and its postcode. */
const IN_BRACKETS = /^(.*\b\d{3,4})[\s,]*(\([^()]*\))$/
const AFTER_PLACE = new RegExp(
  `^(.*\\b(${STATE_NAMES})\\b[.,\\s]*(\\d{4})(?:[\\s,.;]+(?:australia|aust|aus|au))?)\\b[\\s,.;–-]+(\\S.*)$`,
  'i',
)

/** Splits off what is written after the place, which is of the street: "12 Smith Street, Fitzroy VIC 3065 (rear)". */
function splitOffRemark(text: string): { address: string; remark: string } {
  const [, bracketed, inBrackets] = IN_BRACKETS.exec(text) ?? []
  if (bracketed && inBrackets) return { address: bracketed, remark: inBrackets }
  const [, address, state = '', postcode = '', remark] = AFTER_PLACE.exec(text) ?? []
  return address && remark && stateOfPostcode(postcode) === stateOf(state) ? { address, remark } : { address: text, remark: '' }
}

/** Splits off state and postcode, which stand at the end in either order. */
function splitOffPlace(text: string): { rest: string; state: StateCode | null; postcode: string | null } {
  const late = splitOffPostcode(text)
  const { rest, state } = splitOffState(late.rest, late.postcode)
  if (late.postcode) return { rest, state, postcode: late.postcode }
  const early = splitOffPostcode(rest)
  return state ? { rest: early.rest, state, postcode: early.postcode } : { rest, state, postcode: null }
}

function splitOffPostcode(text: string): { rest: string; postcode: string | null } {
  const [, rest = text, digits] = POSTCODE.exec(text) ?? []
  const postcode = digits === undefined ? null : postcodeOf(digits)
  return postcode ? { rest, postcode } : { rest: text, postcode: null }
}

/** Splits off a state, unless its full name contradicts the postcode: "Mount Victoria 2786" is a suburb in New South Wales. */
function splitOffState(text: string, postcode: string | null): { rest: string; state: StateCode | null } {
  const found = STATE.exec(text)
  const [name, rest] = [found?.[1], found ? withoutEnd(text.slice(0, found.index), ' ,(') : text]
  const state = name === undefined ? null : stateOf(name)
  const isSpelledOut = name !== undefined && name.length > 6
  if (!state || (isSpelledOut && postcode && stateOfPostcode(postcode) !== state)) return { rest: text, state: null }
  return { rest, state }
}
