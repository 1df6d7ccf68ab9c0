import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EmailMessage } from '#contract/emails/emails.ts'
import type { EmailList } from '#contract/emails/unsubscribe.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import { precompiledWrite, type Db } from '#server/db/db.ts'
import { readOnce } from '#server/db/read-once.ts'
import { isConfirmed } from './budget-queries.ts'
import { isStopped } from '#server/features/emails/readers/stop-queries.ts'

const isReaderConfirmed = (db: Db) => isConfirmed('emails.recipient', hashOfColumn('emails.recipient', padsOf(db)))

/** The emails that tell of several others, which are made of rows. */
export type DigestKind = 'digest' | 'owner-digest'
export type NewEmail = Exclude<EmailMessage, { kind: DigestKind }> & {
  recipient: string
  replyTo: string | null
  /** By which it can be cancelled, where the caller chooses it. */
  id?: string
  /** Leaves so much later, whatever the others that are enqueued with it do. */
  afterSeconds?: number
  /** Waits until its reader has opened a link of an earlier email, unless the address is confirmed. */
  waitsForOpening?: boolean
}
/** What an email waits for: the hourly digest, that a link of an earlier email to its address is opened, or the owner's daily digest. */
export type HeldFor = 'digest' | 'opening' | 'owner-digest'

/** An email and the list that it belongs to, if its reader can stop it. */
export type ListedEmail = { email: NewEmail; list: EmailList | null }

const insertRows = precompiledWrite((db, afterSeconds: number, rows: string) => ({
  // One statement for any number of emails, so that a server plans it once.
  compile: () =>
    sql`
    insert into emails (id, kind, recipient, reply_to, list, facts, status, held_for, due_at)
    select id, kind, recipient, "replyTo", list, facts, case when "heldFor" is null then 'queued' else 'held' end, "heldFor",
      now() + coalesce("afterSeconds", ${afterSeconds}::integer) * interval '1 second'
    from json_to_recordset(${rows})
      as x (id uuid, kind text, recipient text, "replyTo" text, list text, facts jsonb, "heldFor" text, "afterSeconds" integer)`.compile(
      db,
    ),
}))

/** Inserts emails that are due after some seconds, those that wait for nothing else. Returns the new ids, in order. */
export async function insertEmails(db: Db, emails: (ListedEmail & { heldFor: HeldFor | null })[], afterSeconds: number): Promise<string[]> {
  const rows = emails.map(({ email: { id, afterSeconds: ownSeconds, kind, recipient, replyTo, facts }, ...rest }) => ({
    id: id ?? randomUUID(),
    afterSeconds: ownSeconds,
    kind,
    recipient,
    replyTo,
    facts,
    ...rest,
  }))
  await insertRows(db, afterSeconds, JSON.stringify(rows))
  return rows.map(({ id }) => id)
}

/**
 * Claims up to `count` emails that are due, the oldest first, for `seconds`, in which no other worker gets them; after that the worker is
 * taken to have died and another can claim them.
 */
export const claimEmails = (db: Db, count: number, seconds: number) =>
  db
    .updateTable('emails')
    .set({ attempts: sql`attempts + 1`, claimedUntil: sql<string>`now() + ${seconds} * interval '1 second'` })
    .where('id', '=', (eb) =>
      readOnce<string>(
        eb
          .selectFrom('emails')
          .select('id')
          .where('status', '=', 'queued')
          .where('dueAt', '<=', sql<string>`now()`)
          .where((free) => free.or([free('claimedUntil', 'is', null), free('claimedUntil', '<', sql<string>`now()`)]))
          .orderBy('dueAt')
          .limit(count)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['id', 'kind', 'recipient', 'replyTo', 'list', 'facts', 'createdAt', 'attempts', isReaderConfirmed(db).as('isConfirmed')])
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

/** Marks emails as sent, to a server or a file, or as given up. */
export const finishEmails = (db: Db, ids: string[], end: { status: 'sent' | 'failed'; lastError: string | null; isFile?: boolean }) =>
  db
    .updateTable('emails')
    .set({ ...end, claimedUntil: null, finishedAt: sql<string>`now()` })
    // One statement for any number of emails.
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

/** Releases the claim of an email that the mail server did not accept, so that it is tried again after some seconds. */
export const releaseEmail = (db: Db, id: string, lastError: string, afterSeconds: number) =>
  db
    .updateTable('emails')
    .set({ lastError, claimedUntil: null, dueAt: sql<string>`now() + ${afterSeconds} * interval '1 second'` })
    .where('id', '=', id)
    .execute()

/** Releases the claim of an email that was not given to the mail server. */
export const releaseClaim = (db: Db, id: string) => db.updateTable('emails').set({ claimedUntil: null }).where('id', '=', id).execute()

/** Makes emails due that wait for another attempt. */
export const retryEmails = (db: Db) =>
  db
    .updateTable('emails')
    .set({ dueAt: sql<string>`now()` })
    .where('status', '=', 'queued')
    .where('attempts', '>', 0)
    .where('dueAt', '>', sql<string>`now()`)
    .execute()

/** Returns undefined when the email no longer waits or is being sent. */
export const deleteQueuedEmail = (tx: Db, id: string) =>
  tx
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'held'])
    .where('claimedUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Confirms addresses, again for a year where they are confirmed already. */
export const insertConfirmedAddresses = (db: Db, emailHashes: string[]) =>
  db
    .insertInto('confirmedAddresses')
    .values(emailHashes.map((emailHash) => ({ emailHash })))
    .onConflict((conflict) => conflict.column('emailHash').doUpdateSet({ confirmedAt: sql`now()` }))
    .execute()

/** Returns the addresses with emails that wait for a digest, in lower case. */
export const recipientsOfDigests = (db: Db, heldFor: DigestKind) =>
  db
    .selectFrom('emails')
    .select(sql<string>`lower(recipient)`.as('recipient'))
    .distinct()
    .where('status', '=', 'held')
    .where('heldFor', '=', heldFor)
    .execute()

/** Locks the held emails to an address until the transaction ends, and returns them, the oldest first; not those of lists that it has left. */
export const lockHeld = (tx: Db, recipient: string, heldFor: HeldFor[]) =>
  tx
    .selectFrom('emails')
    .select(['id', 'recipient'])
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    // A literal, so that a prepared statement can use the index of held emails.
    .where('status', '=', sql.lit('held'))
    .where('heldFor', 'in', heldFor)
    .where(({ not }) => not(isStopped(padsOf(tx))))
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

/** Inserts a digest. The owner's cannot be stopped: it asks for decisions that somebody waits for. */
export const insertDigest = (tx: Db, kind: DigestKind, recipient: string, content: DigestContent) =>
  tx
    .insertInto('emails')
    .values({ kind, recipient, replyTo: null, list: kind === 'digest' ? 'digests' : null, facts: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()

export const emailsByIds = (db: Db, ids: string[]) =>
  db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'replyTo', 'list', 'facts', 'createdAt', isReaderConfirmed(db).as('isConfirmed')])
    .where('id', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
export type StoredEmail = Awaited<ReturnType<typeof emailsByIds>>[number]
