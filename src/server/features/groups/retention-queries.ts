import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes groups, with who was in them, so long after their deadline. */
export async function deleteEndedGroups(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('buyingGroups')
    .where('outcome', 'is not', null)
    .where('deadline', '<', daysBefore(now, RETENTION_DAYS.endedGroup))
    .execute()
}
