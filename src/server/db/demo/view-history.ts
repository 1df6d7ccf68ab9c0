import { sydneyDay } from '#shared/time/sydney-day.ts'
import { itemAt } from '#shared/item-at.ts'
import { seededRandom } from './random.ts'

export type DayOfViews = { day: string; views: number }

const DAYS = 182
const DAY_MS = 24 * 60 * 60 * 1000
/** How many look on a day of the week, from Sunday: kitchens order at its start and cook at its end. */
const OF_WEEKDAY = [0.5, 1.3, 1.25, 1.15, 1.05, 0.8, 0.45]

type Total = { name: string; total: number; now: Date }

/**
 * Deals the views of a demo supplier to the half year before `now`, by days in Sydney with the days of the week in their shape and slowly
 * more of them. Their sum is exactly `total`, and a name has the same history on the same day.
 */
export const viewHistory = ({ name, total, now }: Total): DayOfViews[] =>
  dealt({ name: `views of ${name}`, total, now }).map(({ day, count }) => ({ day, views: count }))

/** Returns the days in Sydney on which somebody contacted a demo supplier, in the shape of its views: one entry for each contact. */
export const contactHistory = ({ name, total, now }: Total): string[] =>
  dealt({ name: `contacts of ${name}`, total, now }).flatMap(({ day, count }) => Array.from({ length: count }, () => day))

function dealt({ name, total, now }: Total): { day: string; count: number }[] {
  const random = seededRandom(name)
  // Noon, so that daylight saving skips and repeats no day.
  const noon = new Date(`${sydneyDay(now)}T12:00:00Z`).getTime()
  const days = Array.from({ length: DAYS }, (_, at) => {
    const date = new Date(noon - (DAYS - 1 - at) * DAY_MS)
    const weight = itemAt(OF_WEEKDAY, date.getUTCDay()) * (0.75 + (0.5 * at) / DAYS) * (0.7 + 0.6 * random())
    return { day: date.toISOString().slice(0, 10), weight }
  })
  const all = days.reduce((sum, { weight }) => sum + weight, 0)
  let weighed = 0
  let given = 0
  return days.flatMap(({ day, weight }) => {
    weighed += weight
    // Rounding the sum so far, not the day, loses nothing.
    const count = Math.round(total * Math.min(1, weighed / all) - given)
    given += count
    return count > 0 ? [{ day, count }] : []
  })
}
