import { sql } from 'kysely'
import type { EmailMessage } from '#contract/emails.ts'
import type { Db } from '#server/db/db.ts'

export type NewEmail = EmailMessage & { recipient: string; replyTo: string | null }

/** Answers the new ids. */
export const insertEmails = (db: Db, emails: NewEmail[]) =>
  db
    .insertInto('emails')
    .values(emails.map(({ facts, ...email }) => ({ ...email, facts: JSON.stringify(facts) })))
    .returning('id')
    .execute()

/**
 * Takes emails for sending, for `seconds`: nobody else gets them in that time, and after it anybody, since whoever took them has died.
 * Those that have left, were given up, or are with another are missing in the answer.
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
        // In one order, so that two who want the same emails never wait for each other.
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'kind', 'recipient', 'replyTo', 'facts', 'createdAt'])
    .execute()

export type ClaimedEmail = Awaited<ReturnType<typeof claimEmails>>[number]

export const isQueued = async (db: Db, id: string) =>
  (await db.selectFrom('emails').select('id').where('id', '=', id).where('status', '=', 'queued').executeTakeFirst()) !== undefined

/** The end of the way of these emails. */
export const finishEmails = (db: Db, ids: string[], end: { status: 'sent' | 'failed'; lastError: string | null }) =>
  db
    .updateTable('emails')
    .set({ ...end, claimedUntil: null, finishedAt: sql<string>`now()` })
    .where('id', 'in', ids)
    .execute()

/** Gives an email that was not taken back to the queue. */
export const releaseEmail = (db: Db, id: string, lastError: string) =>
  db.updateTable('emails').set({ lastError, claimedUntil: null }).where('id', '=', id).execute()

/** Returns nothing when it is not there any more, or somebody is sending it. */
export const deleteQueuedEmail = (tx: Db, id: string) =>
  tx
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('claimedUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const queuedEmails = (db: Db) => db.selectFrom('emails').select('id').where('status', '=', 'queued').orderBy('createdAt').execute()

/** Suppliers as emails name them. One that is being deleted is waited for, and is then not among them. */
export const lockReceivers = (tx: Db, ids: number[]) =>
  tx.selectFrom('suppliers').select(['id', 'businessName', 'category', 'phone', 'email']).where('id', 'in', ids).forKeyShare().execute()
