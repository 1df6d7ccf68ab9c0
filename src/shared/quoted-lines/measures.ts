import { rounded, type NeedAmount } from '#shared/order-line/line-amounts.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'

type Ordered = { quantity: number | null; unit: string | null; contents: NeedAmount | null }

/** Returns an amount in the measure by which it is compared: grams in kilos, a dozen in pieces, bunches in bunches. */
export function inMeasure({ amount, measure }: NeedAmount): NeedAmount {
  const word = measure.trim().toLowerCase()
  const unit = orderUnitOf(word)
  return { amount: rounded(amount * (unit?.scale ?? 1)), measure: unit?.measure ?? unit?.name ?? word }
}

/** Returns what a line asks for: its quantity times what one order unit holds, or of the unit itself; null where one of them is not said. */
export function needOf({ quantity, unit, contents }: Ordered): NeedAmount | null {
  if (quantity === null) return null
  if (contents) return inMeasure({ amount: rounded(quantity * contents.amount), measure: contents.measure })
  return unit === null ? null : inMeasure({ amount: quantity, measure: unit })
}
