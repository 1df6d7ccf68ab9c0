import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countSent, holdsOf } from './budgets.ts'
import { deleteQueuedEmail, insertEmails, type NewEmail } from './queries.ts'

/** The queue of emails to deliver. */
export const EMAILS = 'emails'

type EnqueueOptions = {
  /** Whose budget pays for the emails to suppliers (budgets.ts); null where nobody's request causes them. */
  sender: string | null
  afterSeconds?: number
}

/**
 * Inserts and enqueues emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later,
 * and not at all if it rolls back. Those beyond the budget of an address wait. Returns their ids.
 * @throws 429 beyond the budget of the sender, or of links to one address
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: { jobs: Pick<Context['jobs'], 'enqueue'> },
  emails: NewEmail[],
  { sender, afterSeconds = 0 }: EnqueueOptions,
): Promise<string[]> {
  if (sender !== null) await countSent(tx, sender, emails)
  const holds = await holdsOf(tx, emails)
  const written = await insertEmails(tx, emails, holds)
  const ids = written.map(({ id }) => id)
  const free = ids.filter((_, at) => holds[at] === null)
  if (free.length > 0) await jobs.enqueue(tx, EMAILS, free, { startAfter: afterSeconds })
  return ids
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
