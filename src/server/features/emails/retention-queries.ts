import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** How many days an email stays after its end; one that was given up says for longer why. */
const DAYS = { sent: 90, failed: 365 } as const

/** Deletes emails some time after they have left or were given up. Those that wait stay. */
export async function deleteOldEmails(db: Db, now: Date): Promise<void> {
  for (const status of ['sent', 'failed'] as const)
    await db.deleteFrom('emails').where('status', '=', status).where('finishedAt', '<', daysBefore(now, DAYS[status])).execute()
}
