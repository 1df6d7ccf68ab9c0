import type { SocialAnalytics } from '#contract/social-analytics.ts'
import { dayAfter } from '#shared/promotion-days.ts'
import { counted } from '#shared/words.ts'
import { dayOf, weekdayOf } from './times.ts'

type BestHours = SocialAnalytics['bestHours']
type Hour = Pick<BestHours['hours'][number], 'weekday' | 'hour'>

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

/** Says what the best hours come from. */
export function basisInWords({ basis, hours }: BestHours): string {
  const count = hours.reduce((sum, hour) => sum + hour.count, 0)
  const of = counted(count, 'request or visit', 'requests and visits')
  if (basis === 'own') return `When your buyers act most, from ${of} of yours.`
  if (basis === 'category') return `When buyers of your category act most, from ${of}. Your own hours replace them once there are enough.`
  return 'There are too few requests and visits yet to say which hours are best.'
}
