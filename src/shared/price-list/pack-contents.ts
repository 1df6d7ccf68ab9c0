import type { Contents } from '#shared/order-line/line-amounts.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'

/** Returns what one pack of a row holds, by its pack size and the unit by which it is sold; null where that is not certain. */
export function contentsOf(packSize: string, unit: string): Contents | null {
  const { pack } = readPackSize(packSize, unit || null)
  if (pack) return { amount: pack.amount, measure: pack.measure }
  const sold = orderUnitOf((packSize || unit).toLowerCase())
  return sold ? { amount: sold.measure ? sold.scale : 1, measure: sold.measure ?? sold.name } : null
}
