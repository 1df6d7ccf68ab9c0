import { dayAfter } from '#shared/promotion-days.ts'
import { sydneyDay } from '#shared/sydney-day.ts'

/** Returns the days of a promotion that runs from today for a week. */
export function thisWeek() {
  const today = sydneyDay(new Date())
  return { startsOn: today, endsOn: dayAfter(today, 6) }
}
