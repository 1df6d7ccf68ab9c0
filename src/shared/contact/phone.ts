// Reads phone numbers as people type and paste them. Without a library, because all forms check with it.

import { withPlainDigits } from '#shared/text/digits.ts'
import { withoutInvisible } from '#shared/text/invisible.ts'

/** A number as it is dialled, "+61355500142" or "131126", and its extension. */
export type PhoneNumber = { digits: string; extension?: string }

/** Hyphens, dashes and minus signs of every kind; NFKC has made ordinary ones of those for wide and small type. */
const DASH = /[\p{Pd}\u2043\u2212]/gu

/** Returns a phone field as it is stored and shown: as typed, with ordinary hyphens, blanks and digits, and nothing invisible. */
export const tidiedPhone = (typed: string): string =>
  withoutInvisible(withPlainDigits(typed.normalize('NFKC')))
    .replace(DASH, '-')
    .replace(/[^\S\n]/g, ' ')
    .trim()

/** No field of phone numbers is longer; more would take a time that grows with the square of its length. */
const MAX_LENGTH = 200
/** Separators between two phone numbers in one field; before an extension they are none. */
const BETWEEN = /[/|&\n]|[;,](?!\s*ext)|\b(?:or|and)\b/i
/** The beginning of a number that goes on after a separator: "03/5550 0142". */
const BEGINNING = /^\D*(?:\+\d{1,3}|61|0\d|04\d\d|13|1[38]00)\D*$/
/** An extension. Digits must precede it, so that the x of "fax" and of "2 x" does not match. */
const EXTENSION = /\d\d[\s,;.(-]{0,9}(?:ext(?:ension|n)?|x|#)(?:[\s.:=-]|no){0,9}(\d{1,7})/i
/** The middle or the end of such a number: "345" of "0412/345/678". */
const CONTINUATION = /^\s*\d{2,4}\s*$/
/** What a spreadsheet makes of a long number, whose digits are lost. */
const SCIENTIFIC = /\d\s*e\s*[+-]?\s*\d/i
/** A letter in the place of a digit, as in "O412" and "04l2". Which digit is meant is for the person to say. */
const LETTER_AS_DIGIT = /(?<![a-z])[oil]+\d|\d[oil]+(?![a-z])/i
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
/** A day and nothing else, as a spreadsheet writes it. */
const DATE = new RegExp(`^\\D*(?:(?:19|20)\\d\\d[-./]${MONTH}[-./]${DAY}|${DAY}[-./]${MONTH}[-./](?:19|20)\\d\\d)\\D*$`)
/** The time beside a day: "2024-05-01 10:00". */
const TIME = /\b\d{1,2}:\d\d(?::\d\d)?\b/g
/** Digits with what stands between those of one number, and the letter or colon that follows. */
export const RUN = /[+(]{0,2}\d[\d\s().+-]*[a-z:]?/gi
/** The number of an entry before its phone number: "1. 0412 345 678". */
export const ENTRY = /^\(?\d{1,3}[.)\s]\s*(?=0[2-478])/

/** Returns the first number of a phone field that can be dialled; null where there is none. */
export function phoneNumberIn(typed: string): PhoneNumber | null {
  const phone = tidiedPhone(typed)
    .replace(/\[([^\]]*)\]/g, '($1)')
    .replace(/[·•‧∙⋅_]/g, '.')
  if (phone.length > MAX_LENGTH || SCIENTIFIC.test(phone) || DATE.test(phone.replace(TIME, ''))) return null
  let before = ''
  for (const part of phone.split(BETWEEN)) {
    const number = numberIn(`${before} ${part}`) ?? (before ? numberIn(part) : null)
    if (number) return number
    const goesOn = BEGINNING.test(part) || !/\d/.test(part) || (before && CONTINUATION.test(part))
    before = goesOn ? `${before} ${part}` : ''
  }
  return null
}

/** Returns the link that dials the first number of a phone field, with its extension; its digits where none of them is known as a number. */
export function telHref(phone: string): string {
  const { digits, extension } = phoneNumberIn(phone) ?? { digits: dialled(phone) }
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

function numberIn(part: string): PhoneNumber | null {
  if (LETTER_AS_DIGIT.test(part)) return null
  const extension = EXTENSION.exec(part)
  const main = extension ? part.slice(0, extension.index + 2) : part
  const digits = phoneword(main) ?? (main.match(RUN) ?? []).map(numberOf).find((found) => found !== undefined)
  return digits === undefined ? null : { digits, ...(extension?.[1] && { extension: extension[1] }) }
}

/**
 * Returns the number of a run of digits: all of them, or those before a blank or a dash after which more than one digit is left, as of a second
 * number. A single one is a digit too many.
 */
function numberOf(run: string): string | undefined {
  const text = run.replace(ENTRY, '')
  const all = dialled(text)
  if (isDialled(all)) return all
  for (const { index } of [...text.matchAll(/(?<=\d)\D+(?=\d)/g)].toReversed()) {
    const digits = dialled(text.slice(0, index))
    if (lengthOf(digits) === digits.length && isDialled(digits)) return isSlip(text.slice(0, index), text.slice(index)) ? undefined : digits
  }
  return undefined
}

/** Whether what is left is one digit, after what also stands between the others: "0142-3" are two lines, "0412-345-678-9" is a digit too many. */
const isSlip = (main: string, rest: string) => /^[\s.]+\d\s*$/.test(rest) || (main.includes('-') && /^-\d\s*$/.test(rest))

/** The length of each form of Australian number as it is dialled, with the country code or without. */
const LENGTHS: [form: RegExp, length: number][] = [
  [/^\+61[1-9]/, 12],
  [/^61.{8}/, 11],
  [/^1[38]00|^0[2-478]/, 10],
  [/^13/, 6],
]
export const lengthOf = (digits: string) => LENGTHS.find(([form]) => form.test(digits))?.[1]

/** A number in which letters stand for digits: "1300 COFFEE", "13 CAFE". */
const PHONEWORD = /(?<!\d[\s.-]?)(1[\s.-]?[38][\s.-]?0[\s.-]?0|13)[\s.-]{0,3}(\d*[\s.-]{0,3}[a-z]{2}[a-z\d\s.-]{0,20})/i
/** The country code before a phoneword, and names in brackets. */
const BESIDE_WORD = /^\D*61[\s.-]*(?=1)|\([^)]*[a-z][^)]*\)/gi
/** The letters on the keys 2 to 9. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** Returns the digits of a phoneword, as many as its kind of number has; undefined where there is none. */
function phoneword(text: string): string | undefined {
  const [, kind = '', word = ''] = PHONEWORD.exec(text.replace(BESIDE_WORD, '')) ?? []
  const prefix = digitsOf(kind)
  const rest = [...word.toLowerCase()].map((sign) => (/\d/.test(sign) ? sign : keyOf(sign))).join('')
  const length = prefix.length === 2 ? 4 : 6
  const isComplete = (/^\d*/.exec(word)?.[0].length ?? 0) >= length
  return prefix && !isComplete && rest.length >= length ? prefix + rest.slice(0, length) : undefined
}

const keyOf = (letter: string) => {
  const key = KEYS.findIndex((letters) => letters.includes(letter))
  return key < 0 ? '' : String(key + 2)
}

/** Returns whether digits have the form of a number that can be dialled, in Australia or with a country code, and differ. */
const isDialled = (digits: string): boolean =>
  /^(?:\+61[1-9]\d{8}|\+(?!61)[1-9]\d{6,14}|0[2-9]\d{8}|1[38]00\d{6}|13(?!00)\d{4}|180\d{4}|[2-9]\d{7})$/.test(digits) &&
  !/^\D*\d{0,3}0+$|^(\d)\1+$/.test(digits)

const digitsOf = (text: string) => text.replace(/\D/g, '')

export function dialled(text: string): string {
  const isInternational = /\+|^\D*00/.test(text)
  // The zero in brackets is dialled only within the country.
  const digits = digitsOf(isInternational ? text.replace(/\(\s*0\s*\)/, '') : text).replace(/^00(?:11)?/, '')
  // A local number may begin with 61 too, but is shorter than one that includes the country code.
  const inCountry = (isInternational ? /^61(\d{6,})/ : /^61(\d{9,})/).exec(digits)?.[1]
  if (inCountry) return inAustralia(inCountry)
  return isInternational ? `+${digits}` : national(digits)
}

/** Returns the number to dial for the digits after the country code. */
function inAustralia(digits: string): string {
  if (/^0?1[38]/.test(digits)) return national(digits.replace(/^0/, ''))
  return `+61${digits.replace(/^0/, '')}`
}

/** Returns a number as it is dialled within the country, with the zero that spreadsheets drop. */
const national = (digits: string) => (/^[23478]\d{8}$/.test(digits) ? `0${digits}` : digits)
