import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes to which addresses issues went that ended some time ago; what they said and their counts stay. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const ended = daysBefore(now, RETENTION_DAYS.newsletterDelivery)
  await db
    .deleteFrom('newsletterDeliveries')
    .where('issueId', 'in', (eb) => eb.selectFrom('newsletterIssues').select('id').where('endedAt', '<', ended))
    .execute()
}
