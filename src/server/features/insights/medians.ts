import { sql } from 'kysely'
import { type Figures, MIN_MEDIAN, type MedianPeriod } from '#contract/dashboard/insights.ts'
import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { PERIODS } from '#contract/endpoint/periods.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { DayRange } from '#server/features/suppliers/figures-queries.ts'
import { keysOf } from '#shared/objects.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { computeMedians, storedMedians, storeMedians } from './figures-queries.ts'

const MEDIAN_PERIODS: MedianPeriod[] = [...keysOf(PERIODS), 'week']

/** Schedules the medians of all categories for each night, after the days have been tidied and before the emails of Mondays. */
export function scheduleMedians({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>): void {
  jobs.schedule('category-medians', '50 3 * * *', async () => {
    for (const category of CATEGORIES)
      for (const period of MEDIAN_PERIODS) await refreshMedians(db, { category, period, today: sydneyDay(now()) })
  })
}

/** Returns the days of a period up to today. The week is the last one that has ended. */
export function daysOf(period: MedianPeriod, today: string): DayRange {
  const day = sql<string>`${today}::date`
  const monday = sql`date_trunc('week', ${today}::timestamp)::date`
  if (period === 'week') return { first: sql`${monday} - 7`, last: sql`${monday} - 1` }
  const { by, steps } = PERIODS[period]
  return by === 'day'
    ? { first: sql`${day} - ${steps - 1}::integer`, last: day }
    : { first: sql`${monday} - ${7 * (steps - 1)}::integer`, last: day }
}

type Asked = { category: CategoryName; period: MedianPeriod; today: string }

/** Computes the medians of a category anew and stores them. */
async function refreshMedians(db: Db, { category, period, today }: Asked) {
  const medians = await computeMedians(db, category, daysOf(period, today))
  await storeMedians(db, { category, period, day: today, ...medians })
  return medians
}

/**
 * Returns the medians of a category, null where too few suppliers are listed. They are those of the last night; where no night has computed
 * them, as on a new site, they are computed now.
 */
export async function mediansOf(db: Db, asked: Asked): Promise<Figures | null> {
  const yesterday = sydneyDay(new Date(Date.parse(asked.today) - 86_400_000))
  const { suppliers, views, inquiries, requests, medianMinutes } =
    (await storedMedians(db, asked, yesterday)) ?? (await refreshMedians(db, asked))
  if (suppliers < MIN_MEDIAN || views == null || inquiries == null || requests == null) return null
  return { views, inquiries, requests, medianMinutes: medianMinutes ?? null }
}
