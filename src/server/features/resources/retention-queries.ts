import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { dateBefore } from '#server/jobs/housekeeping.ts'

/** Deletes who has opened a resource, and counts that are too old to make one popular. */
export async function deleteOldOpens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('resourceVisits').where('day', '<', dateBefore(now, RETENTION_DAYS.visit)).execute()
  await db.deleteFrom('resourceOpens').where('day', '<', dateBefore(now, RETENTION_DAYS.trend)).execute()
}
