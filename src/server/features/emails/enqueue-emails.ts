import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { deleteQueuedEmail, insertEmails, type NewEmail } from './queries.ts'

/** The queue of emails to deliver. */
export const EMAILS = 'emails'

/**
 * Inserts and enqueues emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later,
 * and not at all if it rolls back. Returns their ids.
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: Pick<Context, 'jobs'>,
  emails: NewEmail[],
  { afterSeconds = 0 } = {},
): Promise<string[]> {
  const written = await insertEmails(tx, emails)
  const ids = written.map(({ id }) => id)
  await jobs.enqueue(tx, EMAILS, ids, { startAfter: afterSeconds })
  return ids
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
