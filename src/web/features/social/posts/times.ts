import { dayAfter } from '#shared/time/calendar-day.ts'
import { instantOf, localTimeOf } from '#shared/time/zoned-time.ts'

// Times of posts are those that the clocks of their supplier show; "local" is such a time as a form has it, "2026-12-01T07:30".

/** Returns what the clocks are called: "Brisbane time". */
export const zoneName = (timeZone: string) => `${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')} time`

const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const LONG_DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** "Mon 14 Oct" of a calendar day. */
export const shortDay = (day: string) => DAY.format(new Date(day)).replace(',', '')
/** "Monday 14 October" of a calendar day. */
export const longDay = (day: string) => LONG_DAY.format(new Date(day)).replace(',', '')
/** "7:30 am" of a local time. */
export const clockOf = (local: string) => CLOCK.format(new Date(`${local}Z`))
/** "Mon 14 Oct, 7:30 am" of a local time. */
export const localInWords = (local: string) => `${shortDay(dayOf(local))}, ${clockOf(local)}`

export const dayOf = (local: string) => local.slice(0, 10)
export const dayOfInstant = (instant: string, timeZone: string) => dayOf(localTimeOf(instant, timeZone))
export const localNow = (timeZone: string) => localTimeOf(new Date().toISOString(), timeZone)

/** 1 is Monday, as in the analytics. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7
export const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day))

/** Says what happens to a time that the clocks skip, or undefined: "Clocks skip 2:30 am on Sun 4 Oct, so it goes out at 3:30 am." */
export function skippedNote(local: string, timeZone: string): string | undefined {
  const { instant, isSkipped } = instantOf(local, timeZone)
  if (!isSkipped) return undefined
  return `Clocks skip ${clockOf(local)} on ${shortDay(dayOf(local))}, so it goes out at ${clockOf(localTimeOf(instant, timeZone))}.`
}
