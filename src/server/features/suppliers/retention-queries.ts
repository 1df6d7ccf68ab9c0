import type { Db } from '#server/db/db.ts'
import { dateBefore, daysBefore } from '#server/jobs/housekeeping.ts'

/** A year's trends and activity, and some weeks more. */
const TREND_DAYS = 400

/** Deletes who has viewed and asked, day by day, and what the dashboard no longer shows. Counters stay. */
export async function deleteOldActivity(db: Db, now: Date): Promise<void> {
  // The rows of today and yesterday keep visitors from being counted twice; the counts themselves are with the supplier.
  await db.deleteFrom('visits').where('day', '<', dateBefore(now, 2)).execute()
  await db.deleteFrom('inquiries').where('day', '<', dateBefore(now, 365)).execute()
  await db.deleteFrom('viewsByDay').where('day', '<', dateBefore(now, TREND_DAYS)).execute()
  await db.deleteFrom('listingChanges').where('at', '<', daysBefore(now, TREND_DAYS)).execute()
}
