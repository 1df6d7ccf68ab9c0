const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu
const DIGIT = /\p{Nd}/u

/** Returns a text whose digits of every script, as of Arabic and Devanagari keyboards, are 0 to 9. */
export const withPlainDigits = (text: string): string => text.replace(OTHER_DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))

/** Unicode has the digits of each script in one row, from zero on. */
function valueOf(code: number): number {
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
