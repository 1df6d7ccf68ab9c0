import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'
import { dayAfter, nextWeekday, weekdayOf } from '#shared/time/calendar-day.ts'
import { cutOffsOver } from '#shared/time/cut-off.ts'
import { DAYS_AHEAD, type HolidaysOf } from '#shared/time/next-delivery.ts'
import { SUPPLIER_CLOCKS, type SupplierClock } from '#server/features/suppliers/clock-sql.ts'

/** The days of the week on which suppliers with a clock deliver by a day: tomorrow, unless their cut-off is over, and later. */
type Slot = { clock: string; holidays: boolean; tomorrow: Weekday[]; later: Weekday[]; over: string }

/** Returns the day that is meant: "tomorrow", the first "sat" after today, or itself. `today` is where the delivery goes. */
export function dayMeant(deliverBy: string, today: string): string {
  if (deliverBy === 'tomorrow') return dayAfter(today)
  const weekday = WEEKDAYS.find((day) => day === deliverBy)
  return weekday ? nextWeekday(today, weekday) : deliverBy
}

/** Returns, as JSON, by which delivery days and cut-offs suppliers of each clock deliver by a day, as `nextDelivery` says of each. */
export function deliverBySlots(day: string, holidaysOf: HolidaysOf, now: Date): string {
  const slots = SUPPLIER_CLOCKS.flatMap(slotsOf)
  return JSON.stringify(slots.filter(({ tomorrow, later }) => tomorrow.length > 0 || later.length > 0))

  function slotsOf({ key, state, timeZone }: SupplierClock): Slot[] {
    const { today, over } = cutOffsOver(now, timeZone)
    const days = daysAfter(today, day)
    return [true, false].map((holidays) => {
      const served = days.filter((each) => holidays || !holidaysOf(state).has(each))
      const later = served.filter((each) => each !== dayAfter(today))
      return {
        clock: key,
        holidays,
        tomorrow: served.length > later.length ? [weekdayOf(dayAfter(today))] : [],
        later: [...new Set(later.map(weekdayOf))],
        over,
      }
    })
  }
}

/** Returns the days after one up to another, both as calendars have them, as far ahead as deliveries are looked for. */
function daysAfter(today: string, last: string): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, before) => dayAfter(today, before + 1))
  return days.filter((day) => day <= last)
}
