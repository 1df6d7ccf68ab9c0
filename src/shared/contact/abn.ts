import { withPlainDigits } from '#shared/text/digits.ts'

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** What is printed before an ABN or after it, and the apostrophe by which a spreadsheet takes it as text. */
const LABEL =
  /^\s*['’]?\s*(?:(?:our|my)\s+)?(?:A\.?B\.?N\.?|Australian Business Number)(?:\s*(?:no\.?|number))?\s*[:#=]?|^\s*['’]|\(?A\.?B\.?N\.?\)?\s*$/gi
/** What is printed between its digits: blanks, dots and dashes of every kind, brackets and quotation marks, and commas, as a spreadsheet shows numbers. */
const BETWEEN_DIGITS = /[\s.,;·•_/()"“”\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns the eleven digits of an Australian Business Number as it is typed or printed ("ABN 51-824-753-556"); null when the checksum is wrong.
 * Source: abr.business.gov.au, "Format of the ABN".
 */
export function abnOf(typed: string): string | null {
  const digits = withPlainDigits(typed.normalize('NFKC')).replace(LABEL, '').replace(BETWEEN_DIGITS, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return null
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0 ? digits : null
}
