import { nextDelivery, type DeliveryTerms, type HolidaysOf } from '#shared/time/next-delivery.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { instantOf } from '#shared/time/zoned-time.ts'

/** When goods are taken to have arrived from a supplier that has not said on which days it delivers. */
const USUAL_MS = 3 * 24 * 60 * 60 * 1000
/** Without a cut-off, an order is part of the delivery of the next day. */
const END_OF_DAY = '23:59'

/**
 * Returns from when the goods of an acceptance can have arrived: the beginning of the first delivery day that it can still be part of, by the
 * supplier's clock, else three days after it.
 */
export function deliveredFrom(terms: DeliveryTerms, holidaysOf: HolidaysOf, acceptedAt: Date): Date {
  const known = {
    ...terms,
    cutOff: terms.cutOff ?? END_OF_DAY,
    state: terms.state ?? 'NSW',
    ...(terms.state === null && { deliversOnHolidays: true }),
  }
  const next = nextDelivery(known, holidaysOf, acceptedAt)
  if (!next) return new Date(acceptedAt.getTime() + USUAL_MS)
  return new Date(instantOf(`${next.date}T00:00`, supplierTimeZone(terms)).instant)
}
