import type { Holiday } from '#contract/suppliers/holidays.ts'
import type { StateCode } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { listedIn } from './listed-holidays.ts'
import { correctionsOf } from './queries.ts'

const DAYS_SHOWN = 366

/** Returns the public holidays of a state from today on, with those that the owner has removed. */
export async function holidayList(db: Db, state: StateCode, now: Date): Promise<Holiday[]> {
  const from = sydneyDay(now)
  const to = dayAfter(from, DAYS_SHOWN)
  const listed = [...listedIn(state)].filter(([day]) => day >= from && day <= to)
  const holidays = new Map<string, Holiday>(listed.map(([day, name]) => [day, { day, name, isHoliday: true, correction: null }]))
  for (const { day, name, createdBy, createdAt } of await correctionsOf(db, state, from, to)) {
    const shown = name ?? holidays.get(day)?.name
    // Nothing is left to say of a day that is in no table any more.
    if (shown !== undefined) holidays.set(day, { day, name: shown, isHoliday: name !== null, correction: { by: createdBy, at: createdAt } })
  }
  return [...holidays.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
