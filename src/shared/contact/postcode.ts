import { withPlainDigits } from '#shared/text/digits.ts'
import { withoutInvisible } from '#shared/text/invisible.ts'

/**
 * Returns a postcode as it is typed or pasted, without blanks and invisible characters; "800" is Darwin's 0800, whose leading zero spreadsheets
 * drop. Only the Northern Territory and the Capital Territory have postcodes that begin with a zero.
 */
export const typedPostcode = (typed: string): string =>
  withoutInvisible(withPlainDigits(typed.normalize('NFKC')))
    .trim()
    .replace(/^[289]\d\d$/, '0$&')
