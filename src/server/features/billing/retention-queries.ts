import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes events that have never found their customer: another program of the same account at the provider has caused them. */
export async function deleteUnlinkedEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('paymentEvents')
    .where('providerCustomerId', 'is', null)
    .where('receivedAt', '<', daysBefore(now, RETENTION_DAYS.strangePayment))
    .execute()
}
