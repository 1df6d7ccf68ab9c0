import { partOf } from '#shared/money/part-of.ts'

const THOUSAND = 1000
/** Unit prices have four decimals. */
const UNIT_PARTS = 10_000

/** Returns an amount in whole thousandths, which are added and divided without an error of floating point: 3.3 by 1.1 is 3. */
export const thousandths = (amount: number): number => Math.round(Number((amount * THOUSAND).toPrecision(15)))

/** Returns an amount of whole thousandths as a number with three decimals. */
export const fromThousandths = (amount: number): number => amount / THOUSAND

/** Returns how many whole packs cover a need; both amounts are in thousandths. */
export const wholePacks = (need: number, contents: number): number => Math.floor((need + contents - 1) / contents)

/** Returns the price of one of its measure, to four decimals. */
export const unitCentsOf = (priceCents: number, contents: number): number =>
  partOf(priceCents, THOUSAND * UNIT_PARTS, contents) / UNIT_PARTS

/** Returns how much dearer `now` is than `before` in percent with one decimal, half away from zero. */
export function percentOf(difference: number, before: number): number {
  const tenths = partOf(Math.abs(difference), THOUSAND, before)
  return tenths === 0 ? 0 : (Math.sign(difference) * tenths) / 10
}
