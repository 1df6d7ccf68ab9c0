// Parses numbers as people type them, for all number fields and the server. A number with two possible meanings is rejected.

/** Groups of three digits, separated by commas or by spaces of any width. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[ \u00a0\u2009\u202f]\d{3})+)$/
const PLAIN = /^\d{1,15}$/

/** Returns "1250" for "1,250" and "1 250"; undefined when the digits are grouped differently. */
function wholePart(text: string): string | undefined {
  if (PLAIN.test(text)) return text
  return GROUPED.test(text) ? text.replace(/\D/g, '') : undefined
}

/** Returns whole part and decimals of a number without sign, such as "10,000", "2.5", ".5" or "8."; undefined when it is not a number. */
function partsOf(text: string, decimalsMost: number): { whole: string; decimals: string } | undefined {
  const [before = '', decimals = '', ...more] = text.split('.')
  const whole = before === '' && decimals !== '' ? '0' : wholePart(before)
  if (whole === undefined || more.length > 0 || !/^\d*$/.test(decimals) || decimals.length > decimalsMost) return undefined
  return { whole, decimals }
}

/** Returns a typed number, such as "10,000" or "-2.5"; NaN when it is not a number. */
export function numberOf(text: string): number {
  const typed = text.trim()
  const sign = typed.startsWith('-') ? '-' : ''
  const parts = partsOf(typed.slice(sign.length), 6)
  return parts ? Number(`${sign}${parts.whole}.${parts.decimals}`) : Number.NaN
}

/** A dash stands for no cents: "12.-". */
const dollarParts = (text: string, decimalsMost: number) =>
  partsOf(
    text
      .trim()
      .replace(/^A?\$\s*/i, '')
      .replace(/(\d\.)[-–—]{1,2}$/, '$1'),
    decimalsMost,
  )

/** Returns a typed amount of dollars, such as "12.50", "$1,250" or "12.-", in cents; NaN when it is not an amount. */
export function centsOf(text: string): number {
  const parts = dollarParts(text, 2)
  if (!parts || parts.whole.length > 9) return Number.NaN
  return Number(parts.whole) * 100 + Number(parts.decimals.padEnd(2, '0'))
}

/** Returns an amount as a person would type it, "12.50", to fill a form field; "" for null. */
export const typedDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** The error message for text that is not a number. */
export const NO_NUMBER = 'Please give a number only, such as 12, 2.5 or 10,000.'
/** The error message for a number in which a comma or space could have several meanings. */
export const AMBIGUOUS_NUMBER = 'Please write decimals with a point and put commas only between thousands, such as 1.5 or 1,500.'

/** The error message for an amount of dollars with fractions of a cent. */
export const FINE_AMOUNT = 'Please give two decimals at most, such as 12.50.'

/** Returns the error message for a text for which `centsOf` returned NaN. */
export const amountProblem = (text: string): string =>
  (dollarParts(text, 15)?.decimals.length ?? 0) > 2 ? FINE_AMOUNT : numberProblem(text)

/** Returns the error message for a text for which `numberOf` returned NaN. */
export const numberProblem = (text: string): string => (/^\D{0,3}\d[\d.,\s]*$/.test(text.trim()) ? AMBIGUOUS_NUMBER : NO_NUMBER)
