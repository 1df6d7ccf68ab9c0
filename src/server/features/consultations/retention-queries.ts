import { CONSULTATION_MONTHS, RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes old enquiries, answered or not, and those that the owner has removed. */
export async function deleteOldConsultations(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - CONSULTATION_MONTHS)
  await db.deleteFrom('enquiries').where('createdAt', '<', before.toISOString()).execute()
  await db.deleteFrom('enquiries').where('removedAt', '<', daysBefore(now, RETENTION_DAYS.removedSignUp)).execute()
}
