import type { StateCode } from '#contract/options.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import { dayAfter, weekdayOf } from './calendar-day.ts'
import { cutOffInstant } from './cut-off.ts'
import { supplierTimeZone } from './supplier-time-zone.ts'
import { localTimeOf, withOffset } from './zoned-time.ts'

/** What a supplier has said of its deliveries. Its cut-off is a time on the day before the delivery, by its own clock. */
export type DeliveryTerms = {
  deliveryDays: readonly Weekday[]
  cutOff: string | null
  state: StateCode | null
  postcode: string | null
  suburb?: string | null
  /** Null where it has not said, which counts as no. */
  deliversOnHolidays: boolean | null
}
/** Returns the public holidays of a state, as days like "2026-12-25". */
export type HolidaysOf = (state: StateCode) => ReadonlySet<string>
/** `orderBy` is the last moment for an order, as the supplier's clock shows it: "2026-11-30T12:00+11:00". */
export type NextDelivery = { date: string; orderBy: string }

/** A supplier that has none on so many days is not said to have one later. */
export const DAYS_AHEAD = 60

/**
 * Yields the deliveries of so many days from one on, less those on public holidays on which the supplier does not come, each with the instant
 * of its cut-off. None where they are not known: nothing is guessed of a supplier without delivery days, cut-off or state.
 */
export function* deliveriesFrom(terms: DeliveryTerms, holidaysOf: HolidaysOf, from: string, days: number) {
  const { deliveryDays, cutOff, state } = terms
  if (deliveryDays.length === 0 || cutOff === null || state === null) return
  const timeZone = supplierTimeZone(terms)
  const holidays = holidaysOf(state)
  for (let ahead = 0; ahead < days; ahead++) {
    const date = dayAfter(from, ahead)
    if (!deliveryDays.includes(weekdayOf(date)) || (!terms.deliversOnHolidays && holidays.has(date))) continue
    const lastOrder = cutOffInstant(dayAfter(date, -1), cutOff, timeZone)
    yield { date, orderBy: withOffset(lastOrder.toISOString(), timeZone), lastOrder }
  }
}

/** Returns the day that it is for a supplier. */
export const supplierDay = (terms: Pick<DeliveryTerms, 'state' | 'postcode' | 'suburb'>, now: Date): string =>
  localTimeOf(now.toISOString(), supplierTimeZone(terms)).slice(0, 10)

/** Returns the first delivery that an order can still be part of; null where that is not known. */
export function nextDelivery(terms: DeliveryTerms, holidaysOf: HolidaysOf, now: Date): NextDelivery | null {
  for (const { date, orderBy, lastOrder } of deliveriesFrom(terms, holidaysOf, dayAfter(supplierDay(terms, now)), DAYS_AHEAD))
    if (lastOrder > now) return { date, orderBy }
  return null
}
