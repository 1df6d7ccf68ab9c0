import type { NextDelivery, SupplierRow } from '#contract/suppliers/suppliers.ts'
import { type DeliveryTerms, type HolidaysOf, nextDelivery } from '#shared/time/next-delivery.ts'
import { nextDeliveryWords } from '#shared/time/next-delivery-texts.ts'

/** What next deliveries depend on, besides the suppliers. */
export type Deliveries = { holidays: () => Promise<HolidaysOf>; now: () => Date }

/** Returns the next delivery of a supplier, with its words. */
export function wordedDelivery(terms: DeliveryTerms, holidaysOf: HolidaysOf, now: Date): NextDelivery | null {
  const next = nextDelivery(terms, holidaysOf, now)
  return next && { ...next, words: nextDeliveryWords(next) }
}

/** Adds its next delivery to each supplier that delivers to the place of the list. */
export async function withNextDeliveries(deliveries: Deliveries | undefined, rows: SupplierRow[]): Promise<SupplierRow[]> {
  if (!deliveries || !rows.some(({ delivers }) => delivers)) return rows
  const holidaysOf = await deliveries.holidays()
  const now = deliveries.now()
  return rows.map((row) => (row.delivers ? { ...row, nextDelivery: wordedDelivery(row, holidaysOf, now) } : row))
}
