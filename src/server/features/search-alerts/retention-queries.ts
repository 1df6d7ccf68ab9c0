import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes alerts of a year ago: whoever has waited that long waits no more. */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('searchAlerts').where('createdAt', '<', daysBefore(now, 365)).execute()
}
