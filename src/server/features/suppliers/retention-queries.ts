import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { dateBefore, daysBefore } from '#server/jobs/housekeeping.ts'

const { visit, inquiry, trend } = RETENTION_DAYS

/** Deletes old visits, inquiries, daily views and changes that the dashboard no longer shows. Counters stay. */
export async function deleteOldActivity(db: Db, now: Date): Promise<void> {
  // Only the rows of today and yesterday are needed, so that no visitor is counted twice; the counters are columns of the supplier.
  await db.deleteFrom('visits').where('day', '<', dateBefore(now, visit)).execute()
  await db.deleteFrom('inquiries').where('day', '<', dateBefore(now, inquiry)).execute()
  await db.deleteFrom('viewsByDay').where('day', '<', dateBefore(now, trend)).execute()
  await db.deleteFrom('listingChanges').where('at', '<', daysBefore(now, trend)).execute()
}
