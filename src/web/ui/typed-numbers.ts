const THOUSANDS = /(\d),(?=\d{3}(\D|$))/g

/** What somebody typed as a number, "1,250" and "2.5"; NaN where it is none. */
export function numberOf(text: string): number {
  const plain = text.trim().replace(THOUSANDS, '$1')
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** What somebody typed as dollars, in cents: "12.50", "$1,250"; NaN where it is none. */
export function centsOf(text: string): number {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(THOUSANDS, '$1')
  const [, dollars, cents = ''] = /^(\d{0,8})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  return /\d/.test(plain) && dollars !== undefined ? Number(dollars || 0) * 100 + Number(cents.padEnd(2, '0')) : Number.NaN
}

/** As it is typed again: "12.50". */
export const typedDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
