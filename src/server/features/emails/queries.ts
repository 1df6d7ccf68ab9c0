import { sql } from 'kysely'
import type { EmailMessage } from '#contract/emails.ts'
import type { Db } from '#server/db/db.ts'

export type NewEmail = EmailMessage & { recipient: string; replyTo: string | null }

/** Returns the new ids. */
export const insertEmails = (db: Db, emails: NewEmail[]) =>
  db
    .insertInto('emails')
    .values(emails.map(({ facts, ...email }) => ({ ...email, facts: JSON.stringify(facts) })))
    .returning('id')
    .execute()

/**
 * Claims emails for sending for `seconds`, in which no other worker gets them; after that the worker is taken to have died and another can
 * claim them. Emails that were sent, given up or claimed by another worker are missing from the result.
 */
export const claimEmails = (db: Db, ids: string[], seconds: number) =>
  db
    .updateTable('emails')
    .set({ attempts: sql`attempts + 1`, claimedUntil: sql<string>`now() + ${seconds} * interval '1 second'` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('emails')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '=', 'queued')
        .where((free) => free.or([free('claimedUntil', 'is', null), free('claimedUntil', '<', sql<string>`now()`)]))
        // Locked in one order, so that two workers that claim the same emails cannot deadlock.
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'kind', 'recipient', 'replyTo', 'facts', 'createdAt'])
    .execute()

export type ClaimedEmail = Awaited<ReturnType<typeof claimEmails>>[number]

export const isQueued = async (db: Db, id: string) =>
  (await db.selectFrom('emails').select('id').where('id', '=', id).where('status', '=', 'queued').executeTakeFirst()) !== undefined

/** Marks emails as sent or as given up. */
export const finishEmails = (db: Db, ids: string[], end: { status: 'sent' | 'failed'; lastError: string | null }) =>
  db
    .updateTable('emails')
    .set({ ...end, claimedUntil: null, finishedAt: sql<string>`now()` })
    .where('id', 'in', ids)
    .execute()

/** Releases the claim of an email that the mail server did not accept, so that it can be retried. */
export const releaseEmail = (db: Db, id: string, lastError: string) =>
  db.updateTable('emails').set({ lastError, claimedUntil: null }).where('id', '=', id).execute()

/** Returns undefined when the email is no longer queued or is being sent. */
export const deleteQueuedEmail = (tx: Db, id: string) =>
  tx
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('claimedUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const queuedEmails = (db: Db) => db.selectFrom('emails').select('id').where('status', '=', 'queued').orderBy('createdAt').execute()

/** Locks suppliers against deletion and returns what emails need of them. A supplier whose deletion commits first is missing. */
export const lockReceivers = (tx: Db, ids: number[]) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'category', 'phone', 'email']).where('id', 'in', ids).forKeyShare().execute()
