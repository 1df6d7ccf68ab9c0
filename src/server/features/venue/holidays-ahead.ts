import { dayAfter } from '#shared/time/calendar-day.ts'

/** How long before a holiday a venue is told of it; later only where the site was not running, and then not on less than the second. */
const DAYS_BEFORE = 10
const LATEST_DAYS_BEFORE = 7
/** Holidays that are so many days apart are told of in one email, as those of Easter and Christmas are. */
const DAYS_APART = 3

export type NamedHoliday = { day: string; name: string }

/** Returns the holidays that venues are to be told of on a day, in their order: those ten days ahead, with those that follow closely. */
export function holidaysAhead(holidays: readonly NamedHoliday[], today: string): NamedHoliday[] {
  const notified: NamedHoliday[] = []
  for (const holiday of holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const last = notified.at(-1)
    const isDue = holiday.day >= dayAfter(today, LATEST_DAYS_BEFORE) && holiday.day <= dayAfter(today, DAYS_BEFORE)
    if (isDue || (last && holiday.day <= dayAfter(last.day, DAYS_APART))) notified.push(holiday)
  }
  return notified
}
