import { dayAfter, weekdayOf } from './calendar-day.ts'
import { DAYS_AHEAD, deliveriesFrom, supplierDay, type DeliveryTerms, type HolidaysOf, type NextDelivery } from './next-delivery.ts'

/** The deliveries around a day on which a supplier does not come; null where there is none, or nothing can be ordered for it any more. */
export type MissedDelivery = { before: NextDelivery | null; after: NextDelivery | null }

/**
 * Returns what a supplier delivers around a day to come on which it would and does not; null where it comes, would not come anyway, or that is
 * not known.
 */
export function missedDelivery(terms: DeliveryTerms, holidaysOf: HolidaysOf, day: string, now: Date): MissedDelivery | null {
  const today = supplierDay(terms, now)
  const isKnown = terms.cutOff !== null && terms.state !== null
  if (!isKnown || day <= today || !terms.deliveryDays.includes(weekdayOf(day))) return null
  if (first(deliveriesFrom(terms, holidaysOf, day, 1))) return null
  const earlier = deliveriesFrom(terms, holidaysOf, today, daysFrom(today, day))
  return {
    before: asNext([...earlier].findLast(({ lastOrder }) => lastOrder > now)),
    after: asNext(first(deliveriesFrom(terms, holidaysOf, dayAfter(day), DAYS_AHEAD))),
  }
}

/** Takes no more of them than it needs. */
function first<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item
  return undefined
}

const asNext = (delivery: NextDelivery | undefined): NextDelivery | null =>
  delivery ? { date: delivery.date, orderBy: delivery.orderBy } : null

const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
