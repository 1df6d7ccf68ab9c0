import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { addressHash, countSent, holdsOf } from './budgets.ts'
import { listOf } from './email-lists.ts'
import { deleteQueuedEmail, insertEmails, type ListedEmail, type NewEmail } from './queries.ts'
import { stopsOf } from './stop-queries.ts'

/** The queue of emails to deliver. */
export const EMAILS = 'emails'

type EnqueueOptions = {
  /** Whose budget pays for the emails to suppliers (budgets.ts); null where nobody's request causes them. */
  sender: string | null
  afterSeconds?: number
}

/**
 * Inserts and enqueues emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later,
 * and not at all if it rolls back. Those beyond the budget of an address wait; those that their reader has stopped are left out. Returns the
 * ids of the others.
 * @throws 429 beyond the budget of the sender, or of links to one address
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: { jobs: Pick<Context['jobs'], 'enqueue'> },
  emails: NewEmail[],
  { sender, afterSeconds = 0 }: EnqueueOptions,
): Promise<string[]> {
  if (sender !== null) await countSent(tx, sender, emails)
  const wanted = await withoutStopped(tx, emails)
  if (wanted.length === 0) return []
  const holds = await holdsOf(
    tx,
    wanted.map(({ email }) => email),
  )
  const written = await insertEmails(tx, wanted, holds)
  const ids = written.map(({ id }) => id)
  const free = ids.filter((_, at) => holds[at] === null)
  if (free.length > 0) await jobs.enqueue(tx, EMAILS, free, { startAfter: afterSeconds })
  return ids
}

async function withoutStopped(tx: Db, emails: NewEmail[]): Promise<ListedEmail[]> {
  const listed = emails.map((email) => ({ email, list: listOf(email), hash: addressHash(email.recipient) }))
  const hashes = listed.flatMap(({ list, hash }) => (list === null ? [] : [hash]))
  if (hashes.length === 0) return listed
  const stops = await stopsOf(tx, hashes)
  return listed.filter(({ list, hash }) => !stops.some((stop) => stop.list === list && stop.emailHash === hash))
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
