import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueuePushes } from '#server/features/emails/push/send-push.ts'
import { countEmails, type FurtherCount, type Sender } from './budgets.ts'
import { listOf } from './email-lists.ts'
import { releaseEarly } from './early-queries.ts'
import { deleteQueuedEmail, insertEmails, type NewEmail } from './queries.ts'

/** What wakes the delivery of emails. */
export const EMAILS = 'emails'

/** What starts when emails are enqueued; a program that only does that notifies no browser. */
export type WakesEmails = Pick<Context['jobs'], 'wake'> & Partial<Pick<Context['jobs'], 'enqueue'>>

type EnqueueOptions = {
  /** Whose budgets pay for the emails (budgets.ts); null where nobody's request causes them. */
  sender: Sender | null
  afterSeconds?: number
  /** Counted with the emails, also where all of them are stopped. */
  further?: FurtherCount
}

/**
 * Inserts emails in `tx`, together with the rows that they report: they are sent once it commits, or `afterSeconds` later, and not at all if
 * it rolls back. Those beyond the budget of an address wait; those that their reader has stopped are left out, unless the owner gets them
 * instead (settle-stopped.ts). Browsers are notified of the others, whose ids are returned.
 * @throws 429 beyond the budgets of the sender, or of links to one address; the refusal of `further`
 */
export async function enqueueEmails(
  tx: Db,
  { jobs }: { jobs: WakesEmails },
  emails: NewEmail[],
  { sender, afterSeconds = 0, further }: EnqueueOptions,
): Promise<string[]> {
  if (emails.length === 0 && !further) return []
  const listed = emails.map((email) => ({ email, list: listOf(email) }))
  const fates = await countEmails(tx, sender, listed, further)
  const kept = listed.flatMap((each, at) => {
    const fate = fates[at] ?? null
    return fate === 'stopped' ? [] : [{ ...each, heldFor: fate }]
  })
  if (kept.length === 0) return []
  const written = await insertEmails(tx, kept, afterSeconds)
  if (kept.some(({ heldFor }) => heldFor === null)) jobs.wake(tx, EMAILS)
  const pushed = kept.flatMap(({ email }, at) => (written[at] === undefined ? [] : [{ id: written[at], email }]))
  await enqueuePushes(tx, { jobs }, pushed, afterSeconds)
  return written
}

/** Sends an email that waits, with what is known by now; one that has left stays as it was. */
export async function sendEarly(tx: Db, { jobs }: { jobs: WakesEmails }, id: string, facts: object = {}): Promise<void> {
  await releaseEarly(tx, id, facts)
  jobs.wake(tx, EMAILS)
}

/** Deletes an email that has not been sent; returns false when it has been sent or is being sent. */
export const cancelEmail = async (tx: Db, id: string): Promise<boolean> => (await deleteQueuedEmail(tx, id)) !== undefined
