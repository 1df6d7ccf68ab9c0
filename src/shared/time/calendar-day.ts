import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'

const DAY_MS = 86_400_000

/** Returns the calendar day that is some days after another: "2026-12-01". */
export const dayAfter = (day: string, days = 1): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the day of the week of a calendar day. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]!

/** Returns the first day after another that is a given day of the week. */
export const nextWeekday = (day: string, weekday: Weekday): string =>
  dayAfter(day, ((WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7) + 1)

/** Returns whether a text is a day that calendars have: "2026-02-30" is none. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
