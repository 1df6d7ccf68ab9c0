import { sql } from 'kysely'
import type { EmailList } from '#contract/emails/unsubscribe.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import type { Subscription } from './list-tokens.ts'

/** Returns false when the address had left the list before. */
export const insertStop = async (tx: Db, stop: Subscription): Promise<boolean> =>
  (await tx
    .insertInto('emailStops')
    .values(stop)
    .onConflict((conflict) => conflict.doNothing())
    .returning('list')
    .executeTakeFirst()) !== undefined

export const deleteStop = (db: Db, { emailHash, list }: Subscription) =>
  db.deleteFrom('emailStops').where('emailHash', '=', emailHash).where('list', '=', list).execute()

/** Returns those of the addresses, by their hashes, that have left a list, each with the list. */
export const stopsOf = precompiled((db, emailHashes: string[]) =>
  db
    .selectFrom('emailStops')
    .select(['emailHash', 'list'])
    .where('emailHash', '=', sql<string>`any(${emailHashes}::text[])`),
)

export const hasStopped = async (db: Db, { emailHash, list }: Subscription): Promise<boolean> =>
  (await stopsOf(db, [emailHash])).some((stop) => stop.list === list)

/** Readdresses to the owner what waits for the address of a listing, as if the listing had none. */
export const passToOwner = (tx: Db, { emailHash }: Subscription, recipient: string) =>
  tx
    .updateTable('emails')
    .set({ recipient, list: null, status: 'queued', heldFor: null, facts: sql`facts || '{"forOwner": true}'` })
    .where('list', '=', 'listing')
    .where('status', 'in', ['queued', 'held'])
    .where('claimedUntil', 'is', null)
    .where(sql<boolean>`facts ? 'forOwner'`)
    .where(hashOfColumn('recipient', padsOf(tx)), '=', emailHash)
    .execute()

/** Deletes the emails of a list to an address that have not left yet. */
export const deleteWaiting = (tx: Db, { emailHash, list }: Subscription) =>
  tx
    .deleteFrom('emails')
    .where('list', '=', list)
    .where('status', 'in', ['queued', 'held'])
    .where('claimedUntil', 'is', null)
    .where(hashOfColumn('recipient', padsOf(tx)), '=', emailHash)
    .execute()

/** Deletes the emails of an issue of the newsletter that have not left yet, and returns how many they were. */
export const deleteWaitingOfIssue = async (tx: Db, issueId: string): Promise<number> =>
  Number(
    (
      await tx
        .deleteFrom('emails')
        .where(sql<boolean>`kind = 'newsletter-issue'`)
        .where(sql<boolean>`facts ->> 'issueId' = ${issueId}`)
        // Literals, so that the index of such emails is used.
        .where(sql<boolean>`status in ('queued', 'held')`)
        .where('claimedUntil', 'is', null)
        .executeTakeFirstOrThrow()
    ).numDeletedRows,
  )

/** True where the recipient of the row has left the email's list. */
export const isStopped = (pads: Buffer) => sql<boolean>`exists (
  select from email_stops stop where stop.email_hash = ${hashOfColumn('emails.recipient', pads)} and stop.list = emails.list)`

/** True where the address in this column has left the list. */
export const hasLeft = (address: string, list: EmailList, pads: Buffer) =>
  sql<boolean>`exists (select from email_stops stop where stop.email_hash = ${hashOfColumn(address, pads)} and stop.list = ${sql.lit(list)})`
