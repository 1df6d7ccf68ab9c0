import { dayAfter } from '#shared/time/calendar-day.ts'
import { instantOf } from '#shared/time/zoned-time.ts'
import { mondayOf } from '#web/features/social/posts/times.ts'
import { lastItem } from '#shared/item-at.ts'

export const WEEK_DAYS = 7

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-12" of a calendar day. */
export const monthOf = (day: string) => day.slice(0, 7)
/** "December 2026". */
export const monthInWords = (month: string) => MONTH.format(new Date(`${month}-01`))

/** Returns the month that many months after another one. */
export function monthAfter(month: string, months: number): string {
  // A month is two numbers.
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Returns the weeks that a month touches, each from Monday to Sunday, as calendar days. */
export function weeksOf(month: string): string[][] {
  const end = `${monthAfter(month, 1)}-01`
  const weeks: string[][] = []
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = dayAfter(monday, WEEK_DAYS)) weeks.push(weekFrom(monday))
  return weeks
}

const weekFrom = (monday: string) => Array.from({ length: WEEK_DAYS }, (_, after) => dayAfter(monday, after))

/** Returns the first and the last instant of a week, as clocks show it: 167 or 169 hours apart where they change. */
export function instantsOf(week: readonly string[], timeZone: string): { from: string; to: string } {
  // A week has days.
  const after = dayAfter(lastItem(week), 1)
  const end = Date.parse(instantOf(`${after}T00:00`, timeZone).instant)
  return { from: instantOf(`${week[0]}T00:00`, timeZone).instant, to: new Date(end - 1).toISOString() }
}
