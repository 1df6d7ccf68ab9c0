import type { SupplierRow } from '#contract/suppliers.ts'
import { type HolidaysOf, nextDelivery } from '#shared/next-delivery.ts'

/** What next deliveries depend on, besides the suppliers. */
export type Deliveries = { holidays: () => Promise<HolidaysOf>; now: () => Date }

/** Adds its next delivery to each supplier that delivers to the place of the list. */
export async function withNextDeliveries(deliveries: Deliveries | undefined, rows: SupplierRow[]): Promise<SupplierRow[]> {
  if (!deliveries || !rows.some(({ delivers }) => delivers)) return rows
  const holidaysOf = await deliveries.holidays()
  const now = deliveries.now()
  return rows.map((row) => (row.delivers ? { ...row, nextDelivery: nextDelivery(row, holidaysOf, now) } : row))
}
