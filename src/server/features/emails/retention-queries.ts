import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Days that an email is stored after it was sent or given up; a failed one is stored longer because it says why it failed. */
const DAYS = { sent: 90, failed: 365 } as const

/** Deletes emails whose `DAYS` are over. Queued emails stay. */
export async function deleteOldEmails(db: Db, now: Date): Promise<void> {
  for (const status of ['sent', 'failed'] as const)
    await db.deleteFrom('emails').where('status', '=', status).where('finishedAt', '<', daysBefore(now, DAYS[status])).execute()
}
