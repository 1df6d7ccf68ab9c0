import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes old alerts, sent or not. */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('searchAlerts').where('createdAt', '<', daysBefore(now, RETENTION_DAYS.searchAlert)).execute()
}
