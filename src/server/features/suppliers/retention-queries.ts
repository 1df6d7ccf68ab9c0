import type { Db } from '#server/db/db.ts'
import { dateBefore, daysBefore } from '#server/jobs/housekeeping.ts'

/** Days that trends and activity are stored: a year and some weeks. */
const TREND_DAYS = 400

/** Deletes old visits, inquiries, daily views and changes that the dashboard no longer shows. Counters stay. */
export async function deleteOldActivity(db: Db, now: Date): Promise<void> {
  // Only the rows of today and yesterday are needed, so that no visitor is counted twice; the counters are columns of the supplier.
  await db.deleteFrom('visits').where('day', '<', dateBefore(now, 2)).execute()
  await db.deleteFrom('inquiries').where('day', '<', dateBefore(now, 365)).execute()
  await db.deleteFrom('viewsByDay').where('day', '<', dateBefore(now, TREND_DAYS)).execute()
  await db.deleteFrom('listingChanges').where('at', '<', daysBefore(now, TREND_DAYS)).execute()
}
