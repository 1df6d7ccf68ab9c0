import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes the reports of imports that ended long ago. */
export async function deleteOldImports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('imports').where('finishedAt', '<', daysBefore(now, RETENTION_DAYS.importReport)).execute()
}
