import type { Context } from '#server/context.ts'
import { cachedCounts, type Directory } from './filter/counts.ts'
import type { Deliveries } from './filter/deliveries.ts'
import { cachedHolidays } from '#server/features/holidays/state-holidays.ts'

/** Returns what suppliers are found with, with caches of its own. */
export function createDirectory({ db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): Directory & { deliveries: Deliveries } {
  return { db, counts: cachedCounts({ db, changes, now }), deliveries: { holidays: cachedHolidays({ db, changes }), now } }
}
