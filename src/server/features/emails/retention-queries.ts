import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Days that an email is stored after it was sent or given up; a failed one is stored longer because it says why it failed. */
const DAYS = { sent: 90, digested: 90, failed: 365 } as const
/** Days that an email waits for its reader. */
const HELD_DAYS = 90
/** Days that an address counts as read since a link of an email to it was last the first to be opened. */
const CONFIRMED_DAYS = 365

/** Deletes emails whose `DAYS` are over, those that have waited too long, and what is known of addresses. Queued emails stay. */
export async function deleteOldEmails(db: Db, now: Date): Promise<void> {
  for (const status of ['sent', 'digested', 'failed'] as const)
    await db.deleteFrom('emails').where('status', '=', status).where('finishedAt', '<', daysBefore(now, DAYS[status])).execute()
  await db.deleteFrom('emails').where('status', '=', 'held').where('createdAt', '<', daysBefore(now, HELD_DAYS)).execute()
  await db.deleteFrom('confirmedAddresses').where('confirmedAt', '<', daysBefore(now, CONFIRMED_DAYS)).execute()
}
