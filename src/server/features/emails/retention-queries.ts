import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore, type Retention } from '#server/jobs/housekeeping.ts'

const { sentEmail, failedEmail, heldEmail, confirmedAddress } = RETENTION_DAYS
const DAYS = { sent: sentEmail, digested: sentEmail, failed: failedEmail } as const

/** Deletes emails whose `DAYS` are over, those that have waited too long, and what is known of addresses. Queued emails stay. */
export async function deleteOldEmails(db: Db, now: Date): Promise<void> {
  for (const status of ['sent', 'digested', 'failed'] as const)
    await db.deleteFrom('emails').where('status', '=', status).where('finishedAt', '<', daysBefore(now, DAYS[status])).execute()
  await db.deleteFrom('emails').where('status', '=', 'held').where('createdAt', '<', daysBefore(now, heldEmail)).execute()
  await db.deleteFrom('confirmedAddresses').where('confirmedAt', '<', daysBefore(now, confirmedAddress)).execute()
}

/** Deletes what is stored of emails to an address that were sent or given up. */
export const deleteFinishedEmails = (tx: Db, address: string) =>
  tx
    .deleteFrom('emails')
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', address.toLowerCase()))
    .where('finishedAt', 'is not', null)
    .execute()

/** Deletes the copies of sent emails when their rows are deleted. */
export const deleteOldCopies =
  ({ mail }: Pick<Context, 'mail'>): Retention =>
  async (_, now) =>
    await mail.deleteCopies?.(new Date(daysBefore(now, sentEmail)))
