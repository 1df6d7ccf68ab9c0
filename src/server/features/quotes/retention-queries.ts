import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { isUsed } from './attachment-queries.ts'

/** Deletes files that no quote has referred to within a day of their upload. */
export async function deleteUnusedAttachments(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('attachments')
    .where('createdAt', '<', daysBefore(now, 1))
    .where((eb) => eb.not(isUsed))
    .execute()
}
