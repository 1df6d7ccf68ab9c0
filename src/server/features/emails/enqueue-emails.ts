import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countEmails } from './budgets.ts'
import { deleteQueuedEmail, insertEmails, type NewEmail } from './queries.ts'

/** What wakes the delivery of emails. */
export const EMAILS = 'emails'

type EnqueueOptions = {
  /** Whose budget pays for the emails to suppliers (budgets.ts); null where nobody's request causes them. */
  sender: string | null
  afterSeconds?: number
}

/**
 * Inserts emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later,
 * and not at all if it rolls back. Those beyond the budget of an address wait. Returns their ids.
 * @throws 429 beyond the budget of the sender, or of links to one address
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: { jobs: Pick<Context['jobs'], 'wake'> },
  emails: NewEmail[],
  { sender, afterSeconds = 0 }: EnqueueOptions,
): Promise<string[]> {
  const holds = await countEmails(tx, sender, emails)
  const written = await insertEmails(tx, emails, holds, afterSeconds)
  if (holds.includes(null)) jobs.wake(tx, EMAILS)
  return written.map(({ id }) => id)
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
