import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { sendHeld } from './held-emails.ts'
import { insertEmails, lockHeld, recipientsOfDigests, type NewEmail } from '#server/features/emails/queue/queries.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'

type Unaddressed<Email> = Email extends unknown ? Omit<Email, 'recipient'> : never
/** Emails that ask the owner to decide something. */
type OwnerNotice = Unaddressed<Extract<NewEmail, { kind: 'claim-to-owner' | 'review-to-owner' }>>

/** The emails of a Sydney day that the owner gets at once. The count of a day is deleted when its time has run out. */
const AT_ONCE = { name: 'owner-notices', points: 5, seconds: 2 * 86_400 }

/**
 * Tells the owner of something to decide: at once the first times of a day in Sydney, later ones in the digest of the next morning. The
 * count is locked until the transaction ends, and taken back if it is rolled back.
 */
export async function notifyOwner(
  tx: Db,
  { jobs, config, now }: Pick<Context, 'jobs' | 'config' | 'now'>,
  notice: OwnerNotice,
): Promise<void> {
  const email = { ...notice, recipient: ownersAddress(config) }
  const { points } = await addPoint(tx, AT_ONCE, sydneyDay(now()))
  if (points <= AT_ONCE.points) await enqueueEmails(tx, { jobs }, [email], { sender: null })
  else await insertEmails(tx, [{ email, list: null, heldFor: 'owner-digest' }], 0)
}

/** Schedules the owner's digest for every morning. */
export function scheduleOwnerDigest(deps: Pick<Context, 'db' | 'jobs'>): void {
  deps.jobs.schedule('owner-digest', '0 7 * * *', () => sendOwnerDigest(deps))
}

/** Sends the owner what waits for the digest, as one email. */
export async function sendOwnerDigest({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const { recipient } of await recipientsOfDigests(db, 'owner-digest'))
    await inTransaction(db, async (tx) => sendHeld(tx, { jobs }, await lockHeld(tx, recipient, ['owner-digest']), 'owner-digest'))
}
