import { rounded, type Contents } from './line-amounts.ts'
import { orderUnitOf } from './order-units.ts'

/** What a line has of its amount: numbers and units as they were entered. */
type Entered = { quantity: number | null; unit: string | null; contents: Contents | null }

/**
 * Returns what a line asks for: its quantity times what one unit holds, or else the quantity in its unit. Nothing is known of a number
 * without a unit.
 */
export function needOfLine({ quantity, unit, contents }: Entered): { amount: number | null; measure: string | null } {
  const one = contents ?? ofUnit(unit)
  if (!one) return { amount: null, measure: null }
  return { amount: quantity === null ? null : rounded(quantity * one.amount), measure: one.measure }
}

function ofUnit(unit: string | null): Contents | null {
  if (unit === null) return null
  const word = unit.toLowerCase()
  const { name = word, scale = 1, measure } = orderUnitOf(word) ?? {}
  return { amount: scale, measure: measure ?? name }
}
