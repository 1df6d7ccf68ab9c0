import { rounded, type Contents } from './line-amounts.ts'
import { orderUnitOf } from './order-units.ts'

/** What a line has of its amount: numbers and units as they were entered. */
type Entered = { quantity: number | null; unit: string | null; contents: Contents | null }

/**
 * Returns what a line asks for, in the measure by which it is compared (grams in kilos, a dozen in pieces, bunches in bunches): its quantity
 * times what one unit holds, or else the quantity in its unit. Nothing is known of a number without a unit.
 */
export function needOfLine({ quantity, unit, contents }: Entered): { amount: number | null; measure: string | null } {
  const one = contents ?? (unit === null ? null : { amount: 1, measure: unit })
  if (!one) return { amount: null, measure: null }
  const word = one.measure.trim().toLowerCase()
  const { name = word, scale = 1, measure = name } = orderUnitOf(word) ?? {}
  return { amount: quantity === null ? null : rounded(quantity * one.amount * scale), measure }
}
