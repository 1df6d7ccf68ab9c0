/** The rate of the Australian goods and services tax: a tenth of the price without it, an eleventh of the price with it. */
const PARTS_WITH_TAX = 11

/** Returns the GST in an amount that includes it, in cents, rounded to the nearest cent. */
export const gstIn = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / PARTS_WITH_TAX)
