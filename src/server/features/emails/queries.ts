import { sql } from 'kysely'
import type { EmailMessage } from '#contract/emails.ts'
import type { EmailList } from '#contract/unsubscribe.ts'
import type { Db } from '#server/db/db.ts'
import { hasLeft, isStopped } from './stop-queries.ts'

export type NewEmail = Exclude<EmailMessage, { kind: 'digest' }> & {
  recipient: string
  replyTo: string | null
  /** Waits until its reader has opened a link of an earlier email, unless the address is confirmed. */
  waitsForOpening?: boolean
}
/** What an email waits for: the hourly digest, or that a link of an earlier email to its address is opened. */
export type HeldFor = 'digest' | 'opening'

/** An email and the list that it belongs to, if its reader can stop it. */
export type ListedEmail = { email: NewEmail; list: EmailList | null }

/** Returns the new ids, in order. */
export const insertEmails = (db: Db, emails: ListedEmail[], holds: (HeldFor | null)[]) =>
  db
    .insertInto('emails')
    .values(
      emails.map(({ email: { kind, recipient, replyTo, facts }, list }, at) => {
        const heldFor = holds[at] ?? null
        return { kind, recipient, replyTo, list, facts: JSON.stringify(facts), status: heldFor === null ? 'queued' : 'held', heldFor }
      }),
    )
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
    .returning(['id', 'kind', 'recipient', 'replyTo', 'list', 'facts', 'createdAt'])
    .execute()

/** Claims emails that are still being sent for longer. */
export const renewClaims = (db: Db, ids: string[], seconds: number) =>
  db
    .updateTable('emails')
    .set({ claimedUntil: sql<string>`now() + ${seconds} * interval '1 second'` })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .where('claimedUntil', 'is not', null)
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

/** Returns undefined when the email no longer waits or is being sent. */
export const deleteQueuedEmail = (tx: Db, id: string) =>
  tx
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'held'])
    .where('claimedUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const queuedEmails = (db: Db) => db.selectFrom('emails').select('id').where('status', '=', 'queued').orderBy('createdAt').execute()

/** Returns the hashes of those addresses that are confirmed: by an account, or by somebody who has opened a link. */
export async function confirmedAmong(db: Db, addresses: { email: string; hash: string }[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select a.hash from unnest(${addresses.map(({ email }) => email)}::text[], ${addresses.map(({ hash }) => hash)}::text[]) as a (email, hash)
    where exists (select from accounts c where lower(c.email) = lower(a.email) and c.email_confirmed_at is not null)
      or exists (select from confirmed_addresses c where c.email_hash = a.hash)`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Confirms addresses, again for a year where they are confirmed already. */
export const insertConfirmedAddresses = (db: Db, emailHashes: string[]) =>
  db
    .insertInto('confirmedAddresses')
    .values(emailHashes.map((emailHash) => ({ emailHash })))
    .onConflict((conflict) => conflict.column('emailHash').doUpdateSet({ confirmedAt: sql`now()` }))
    .execute()

/** Returns the addresses with emails for a digest, in lower case. */
export const recipientsOfDigests = (db: Db) =>
  db
    .selectFrom('emails')
    .select(sql<string>`lower(recipient)`.as('recipient'))
    .distinct()
    .where('status', '=', 'held')
    .where('heldFor', '=', 'digest')
    .execute()

/** Locks the held emails to an address until the transaction ends, and returns them, the oldest first; not those of lists that it has left. */
export const lockHeld = (tx: Db, recipient: string, heldFor: HeldFor[]) =>
  tx
    .selectFrom('emails')
    .select(['id', 'recipient'])
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .where('status', '=', 'held')
    .where('heldFor', 'in', heldFor)
    .where(({ not }) => not(isStopped))
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute()
export type HeldEmail = Awaited<ReturnType<typeof lockHeld>>[number]

export const queueHeld = (tx: Db, id: string) =>
  tx.updateTable('emails').set({ status: 'queued', heldFor: null }).where('id', '=', id).execute()

/** Marks held emails as done: a digest tells of them. */
export const markDigested = (tx: Db, ids: string[]) =>
  tx
    .updateTable('emails')
    .set({ status: 'digested', heldFor: null, finishedAt: sql<string>`now()` })
    .where('id', 'in', ids)
    .execute()

/** The stored content of a digest: the emails that it shows, and how many more there are. */
export type DigestContent = { emailIds: string[]; others: number }

export const insertDigest = (tx: Db, recipient: string, content: DigestContent) =>
  tx
    .insertInto('emails')
    .values({ kind: 'digest', recipient, replyTo: null, list: 'digests', facts: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()

export const emailsByIds = (db: Db, ids: string[]) =>
  db.selectFrom('emails').select(['kind', 'recipient', 'list', 'facts']).where('id', 'in', ids).orderBy('createdAt').orderBy('id').execute()
export type StoredEmail = Awaited<ReturnType<typeof emailsByIds>>[number]

/** Locks suppliers against deletion and returns what emails need of them. A supplier whose deletion commits first is missing. */
export const lockReceivers = (tx: Db, ids: number[]) =>
  tx
    .selectFrom('suppliers as s')
    .select(['s.id', 's.businessName', 's.category', 's.phone', 's.email'])
    .select(sql<boolean>`exists (select from accounts a where a.supplier_id = s.id)`.as('isClaimed'))
    .select(hasLeft('s.email', 'listing').as('hasStopped'))
    .where('s.id', 'in', ids)
    .forKeyShare()
    .execute()
