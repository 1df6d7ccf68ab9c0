import { instantOf } from '#shared/time/zoned-time.ts'

/** A time of the week; weekday 1 is Monday. */
export type WeekTime = { weekday: number; hour: number }

/** When posts go out where nothing is known of a listing's buyers: before the first guests, on days on which cafes order. */
const PRESET: WeekTime[] = [2, 3, 4, 1, 5].map((weekday) => ({ weekday, hour: 7 }))
const DAY_MS = 86_400_000
const WEEK_DAYS = 7

const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(Date.parse(day)).getUTCDay() || WEEK_DAYS

/** Returns the best times of a week, each on a day of its own. */
export function timesOfWeek(best: readonly WeekTime[], count: number): WeekTime[] {
  const days = new Map<number, WeekTime>()
  for (const time of [...best, ...PRESET]) if (!days.has(time.weekday)) days.set(time.weekday, time)
  return [...days.values()].slice(0, count)
}

type Plan = { startsOn: string; weeks: number; times: readonly WeekTime[]; timeZone: string; now: Date }

/**
 * Returns when the posts of a plan are meant to go out, the earliest first: the same clock time each week, whatever daylight saving does. A
 * time that has passed on the first day is one after the last week instead.
 */
export function planSlots({ startsOn, weeks, times, timeZone, now }: Plan): string[] {
  const instants = times.flatMap(({ weekday, hour }) => {
    const first = plusDays(startsOn, (weekday - weekdayOf(startsOn) + WEEK_DAYS) % WEEK_DAYS)
    const at = (week: number) => instantOf(`${plusDays(first, week * WEEK_DAYS)}T${String(hour).padStart(2, '0')}:00`, timeZone).instant
    const shift = Date.parse(at(0)) <= now.getTime() ? 1 : 0
    return Array.from({ length: weeks }, (_, week) => at(week + shift))
  })
  return instants.toSorted((a, b) => Date.parse(a) - Date.parse(b))
}
