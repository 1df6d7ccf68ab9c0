import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { addressHash, countEmails, type FurtherCount } from './budgets.ts'
import { goesToOwner, listOf } from './email-lists.ts'
import { deleteQueuedEmail, insertEmails, type ListedEmail, type NewEmail } from './queries.ts'
import { stopsOf } from './stop-queries.ts'

/** What wakes the delivery of emails. */
export const EMAILS = 'emails'

type EnqueueOptions = {
  /** Whose budget pays for the emails to suppliers (budgets.ts); null where nobody's request causes them. */
  sender: string | null
  afterSeconds?: number
  /** Counted with the emails, also where all of them are stopped. */
  further?: FurtherCount
}

/**
 * Inserts emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later, and not at all if
 * it rolls back. Those beyond the budget of an address wait; those that their reader has stopped are left out, unless the owner gets them
 * instead (settle-stopped.ts). Returns the ids of the others.
 * @throws 429 beyond the budget of the sender, or of links to one address; the refusal of `further`
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: { jobs: Pick<Context['jobs'], 'wake'> },
  emails: NewEmail[],
  { sender, afterSeconds = 0, further }: EnqueueOptions,
): Promise<string[]> {
  const wanted = await withoutStopped(tx, emails)
  if (wanted.length === 0 && !further) return []
  const holds = await countEmails(
    tx,
    sender,
    wanted.map(({ email }) => email),
    further,
  )
  if (wanted.length === 0) return []
  const written = await insertEmails(tx, wanted, holds, afterSeconds)
  if (holds.includes(null)) jobs.wake(tx, EMAILS)
  return written.map(({ id }) => id)
}

async function withoutStopped(tx: Db, emails: NewEmail[]): Promise<ListedEmail[]> {
  const listed = emails.map((email) => ({ email, list: listOf(email), hash: addressHash(email.recipient) }))
  const hashes = listed.flatMap(({ list, hash }) => (list === null ? [] : [hash]))
  if (hashes.length === 0) return listed
  const stops = await stopsOf(tx, hashes)
  const isStopped = ({ list, hash }: ListedEmail & { hash: string }) => stops.some((stop) => stop.list === list && stop.emailHash === hash)
  return listed.filter((each) => goesToOwner(each.email, each.list) || !isStopped(each))
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
