import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { deleteQueuedEmail, insertEmails, type NewEmail } from './queries.ts'

/** Queue of emails to deliver. */
export const EMAILS = 'emails'

/**
 * Writes emails in `tx`, with the rows they tell of: they leave once it has committed, or `afterSeconds` later, and never if it has not.
 * Returns their ids.
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

/** Takes an email back that still waits to leave. Returns false when it has left or is about to. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
