import type { Field } from './spellings.ts'

/** Returns the text of a cell without what spreadsheets wrap around it, so that it is not read as a number: `="0800"`, `'0800`. */
export function textOfCell(cell: string): string {
  let text = tidy(cell)
  // A file that went through two programs is wrapped twice; no program wraps more often.
  for (let layer = 0; layer < 3; layer++) {
    const inner = tidy(unwrapped(text))
    if (inner === text) break
    text = inner
  }
  return text
}

const tidy = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/_x000D_/g, '')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\v\f]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the sign that ends a file of DOS
    .replace(/\u001a/g, '')
    .trim()

/** `="0800"` */
const QUOTED = /^=\s*"([^]*)"$/
/** `=+61412345678` */
const NUMBER = /^=\s*(\+?[\d ]+)$/
/** `=HYPERLINK("https://probe.example","Probe")` */
const LINK = /^=\s*HYPERLINK\(\s*"((?:[^"]|"")*)"[^]*\)$/i
/** The mark of a text, but not the beginning of a name: 't Koffiehuis, 'Til Dawn. */
const APOSTROPHE = /^(?:'(?!(?:t|s|n|k|em|til|till|tis|twas|round|bout|cause)\b)|[’‘](?=[\d+]))\s*/i

const unwrapped = (text: string): string =>
  LINK.exec(text)?.[1]?.replaceAll('""', '"') ??
  QUOTED.exec(text)?.[1]?.replaceAll('""', '"') ??
  NUMBER.exec(text)?.[1] ??
  text.replace(APOSTROPHE, '')

/** Fields of digits, which spreadsheets show as amounts: "3,181.00". */
const OF_DIGITS = new Set<Field>(['postcode', 'phone', 'abn', 'id', 'industryCode'])
const AMOUNT = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$|^\d+\.0+$|^\d \d{3}$/

/** Values that stand for an empty one, and what a formula that failed leaves. */
const NOTHING = /^(?:n\/?a|nil|null|none|unknown|tbc|tba|-+|\.+|0)$/i
const FAILED = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i

/** Returns the value of a field in a cell, an empty one where it says that there is none. */
export function valueOfCell(cell: string, field: Field): string {
  const text = textOfCell(cell)
  if (FAILED.test(text) || (field !== 'businessName' && NOTHING.test(text))) return ''
  return OF_DIGITS.has(field) && AMOUNT.test(text) ? text.replace(/\.0+$/, '').replace(/[, ]/g, '') : text
}

/** "6.1412E+10", in which digits are lost, and a column too narrow for its number. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d+$|^#{2,}$/i
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
/** A date alone: "3-Jan" was the units 1 to 3, or the third of January. */
const DATE = new RegExp(
  `^(?:\\d{1,2}/\\d{1,2}/(?:\\d\\d){1,2}|\\d{1,2}([.-])\\d{1,2}\\1(?:19|20)\\d\\d|(?:19|20)\\d\\d([/.-])\\d{1,2}\\2\\d{1,2}|\\d{1,2}-${MONTH}(?:-(?:\\d\\d){1,2})?|${MONTH}-\\d\\d)(?:[ T]\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?[ap]m)?)?$`,
  'i',
)

/** What a spreadsheet made of a value that cannot be told any more. */
export const isShortened = (text: string): boolean => SHORTENED.test(text)
export const isDate = (text: string): boolean => DATE.test(text)
