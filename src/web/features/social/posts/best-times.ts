import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { dayOf, weekdayOf } from './times.ts'

type Hour = Pick<SocialAnalytics['bestHours']['hours'][number], 'weekday' | 'hour'>

/** The hour at which cafes have time to read, where nothing is known of a supplier's buyers. */
const USUAL_HOUR = 9
const WEEK_DAYS = 7

const timeOn = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00`

/** Returns the next time of each hour of the week that is still to come, in their order. Times are local: "2026-12-01T07:00". */
export const nextTimes = (hours: readonly Hour[], now: string): string[] =>
  hours.map(({ weekday, hour }) => {
    const today = dayOf(now)
    const next = timeOn(dayAfter(today, (weekday - weekdayOf(today) + WEEK_DAYS) % WEEK_DAYS), hour)
    return next > now ? next : timeOn(dayAfter(dayOf(next), WEEK_DAYS), hour)
  })

/**
 * Returns the best time of a day: its own strongest hour, else the strongest of any day, else the usual one; today the next full hour where
 * that has passed.
 */
export function bestTimeOn(day: string, hours: readonly Hour[], now: string): string {
  const best = hours.find(({ weekday }) => weekday === weekdayOf(day)) ?? hours[0]
  const time = timeOn(day, best?.hour ?? USUAL_HOUR)
  return time > now ? time : nextFullHour(now)
}

const HOUR_MS = 3_600_000
/** Of local times, so it may be one that clocks skip. */
const nextFullHour = (now: string) => new Date((Math.floor(Date.parse(`${now}Z`) / HOUR_MS) + 1) * HOUR_MS).toISOString().slice(0, 16)
