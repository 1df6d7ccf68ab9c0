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
/** The public holidays of a state, "2026-12-25". */
export type HolidaysOf = (state: StateCode) => ReadonlySet<string>
/** `orderBy` is the last moment for an order, as the supplier's clock shows it: "2026-11-30T12:00+11:00". */
export type NextDelivery = { date: string; orderBy: string }

/** A supplier that has none on so many days is not said to have one later. */
export const DAYS_AHEAD = 60

/**
 * Returns the first delivery that an order can still be part of. Null where that is not known: nothing is guessed of a supplier without delivery
 * days, cut-off or state.
 */
export function nextDelivery(terms: DeliveryTerms, holidaysOf: HolidaysOf, now: Date): NextDelivery | null {
  const { deliveryDays, cutOff, state } = terms
  if (deliveryDays.length === 0 || cutOff === null || state === null) return null
  const timeZone = supplierTimeZone(terms)
  const holidays = holidaysOf(state)
  const today = localTimeOf(now.toISOString(), timeZone).slice(0, 10)
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const date = dayAfter(today, ahead)
    if (!deliveryDays.includes(weekdayOf(date)) || (!terms.deliversOnHolidays && holidays.has(date))) continue
    const orderBy = cutOffInstant(dayAfter(date, -1), cutOff, timeZone)
    if (orderBy > now) return { date, orderBy: withOffset(orderBy.toISOString(), timeZone) }
  }
  return null
}
