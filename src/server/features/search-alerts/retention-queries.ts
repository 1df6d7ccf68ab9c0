import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes alerts that are more than a year old, sent or not. */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('searchAlerts').where('createdAt', '<', daysBefore(now, 365)).execute()
}
