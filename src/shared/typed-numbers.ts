// Numbers as people type them. Every number field and the server read them here, and a number that could mean two things is none.

/** Between groups of three digits: a comma, or a blank of any width that is typed or pasted. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[ \u00a0\u2009\u202f]\d{3})+)$/
const PLAIN = /^\d{1,15}$/

/** "1,250" and "1 250" as "1250"; undefined where the digits are not grouped like that. */
function wholePart(text: string): string | undefined {
  if (PLAIN.test(text)) return text
  return GROUPED.test(text) ? text.replace(/\D/g, '') : undefined
}

/** Whole part and decimals of a number without sign: "10,000", "2.5", ".5", "8."; undefined where it is none. */
function partsOf(text: string, decimalsMost: number): { whole: string; decimals: string } | undefined {
  const [before = '', decimals = '', ...more] = text.split('.')
  const whole = before === '' && decimals !== '' ? '0' : wholePart(before)
  if (whole === undefined || more.length > 0 || !/^\d*$/.test(decimals) || decimals.length > decimalsMost) return undefined
  return { whole, decimals }
}

/** What somebody typed as a number, "10,000", "-2.5"; NaN where it is none. */
export function numberOf(text: string): number {
  const [, sign, digits] = /^(-?)(.*)$/s.exec(text.trim())!
  const parts = partsOf(digits!, 6)
  return parts ? Number(`${sign}${parts.whole}.${parts.decimals}`) : Number.NaN
}

/** What somebody typed as dollars, in cents: "12.50", "$1,250"; NaN where it is none. */
export function centsOf(text: string): number {
  const parts = partsOf(text.trim().replace(/^A?\$\s*/i, ''), 2)
  if (!parts || parts.whole.length > 9) return Number.NaN
  return Number(parts.whole) * 100 + Number(parts.decimals.padEnd(2, '0'))
}

/** As it is typed again: "12.50". */
export const typedDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** What is said of a text that is no number. */
export const NO_NUMBER = 'Please give a number only, such as 12, 2.5 or 10,000.'
/** What is said of a number in which a comma or blank could stand for several things. */
export const AMBIGUOUS_NUMBER = 'Please write decimals with a point and put commas only between thousands, such as 1.5 or 1,500.'

/** What is wrong with a text that `numberOf` or `centsOf` did not read. */
export const numberProblem = (text: string): string => (/^\D{0,3}\d[\d.,\s]*$/.test(text.trim()) ? AMBIGUOUS_NUMBER : NO_NUMBER)
