import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes suppliers, with their documents, so long after they were removed from a register. */
export async function deleteRemovedSuppliers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('approvedSuppliers').where('removedAt', '<', daysBefore(now, RETENTION_DAYS.removedApprovedSupplier)).execute()
}
