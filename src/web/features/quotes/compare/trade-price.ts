import type { Quoted } from './quoted.ts'

/** How many of its measure a row's prices are for, and how that is called: eggs by the dozen. */
export type PricedBy = { count: number; words: string }

/** Below so many cents a piece is priced by the hundred, as cups and straws are. */
const MUCH_FOR_ONE = 50

/** Returns how the trade says the prices of an item; null where that is by the measure of each. All prices of a row are said in one way. */
export function pricedBy(name: string, quoted: readonly (Quoted | null)[]): PricedBy | null {
  const known = quoted.flatMap((one) => (one?.landedCents != null ? { cents: one.landedCents, measure: one.measure } : []))
  if (known.length === 0 || known.some(({ measure }) => measure !== 'piece')) return null
  if (/\beggs?\b/i.test(name)) return { count: 12, words: 'dozen' }
  return known.every(({ cents }) => cents < MUCH_FOR_ONE) ? { count: 100, words: '100' } : null
}
