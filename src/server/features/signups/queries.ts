import { sql } from 'kysely'
import type { NewsletterStatus } from '#contract/accounts/newsletter-statuses.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { hasLeft } from '#server/features/emails/readers/stop-queries.ts'

/** The lists of addresses, of which one is removed and restored in the same way as the other. */
export type List = 'betaSignups' | 'newsletterSubscribers'

/** Adds an address to the beta program; does nothing when it is there already, ignoring case, unless the owner has removed it. */
export async function insertBetaSignup(db: Db, email: string): Promise<undefined> {
  await db
    .insertInto('betaSignups')
    .values({ email })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ removedAt: null }))
    .execute()
}

const isFoundBy = (search: string | null) => sql<boolean>`strpos(lower(email), lower(${search ?? ''})) > 0`

/** Selects the addresses of the beta program that contain a text. */
export const betaSignups = (db: Db, { search }: { search: string | null }) =>
  db.selectFrom('betaSignups').select(['id', 'email', 'createdAt']).where('removedAt', 'is', null).where(isFoundBy(search))

/** Returns whether the address has left the newsletter, with the link of an email. */
const hasLeftNewsletter = (db: Db) => hasLeft('newsletterSubscribers.email', 'newsletter', padsOf(db))

const statusIn = (db: Db) =>
  sql<NewsletterStatus>`case when confirmed_at is null then 'unconfirmed' when ${hasLeftNewsletter(db)} then 'left' else 'confirmed' end`

type SubscriberFilter = { search: string | null; status: NewsletterStatus | null }

/** Selects the addresses of the newsletter that contain a text and have a status. */
export const subscribers = (db: Db, { search, status }: SubscriberFilter) =>
  db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'createdAt', 'confirmedAt', statusIn(db).as('status')])
    .where('removedAt', 'is', null)
    .where(isFoundBy(search))
    .$call((query) => (status === null ? query : query.where(statusIn(db), '=', status)))

/** Returns the ids of an address that can be removed, or restored: a resource of an access rule. */
export const addressOf = (list: List, isRemoved: boolean) => ({
  what: 'This address',
  load: (db: Db, { id }: { id: string }) =>
    db
      .selectFrom(list)
      .select('id')
      .where('id', '=', id)
      .where('removedAt', isRemoved ? 'is not' : 'is', null)
      .executeTakeFirst(),
})

/** Marks an address as removed, or as there again; returns undefined when it was already. */
export const setRemoved = (tx: Db, list: List, id: string, removedAt: Date | null) =>
  tx
    .updateTable(list)
    .set({ removedAt })
    .where('id', '=', id)
    .where('removedAt', removedAt ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()

/** Adds an address to the newsletter, or brings it back, and locks it; one that the owner has removed has to be confirmed again. */
export const upsertSubscriber = (tx: Db, email: string, now: Date) =>
  tx
    .insertInto('newsletterSubscribers')
    .values({ email, askedAt: now })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        askedAt: now,
        confirmedAt: sql`case when newsletter_subscribers.removed_at is null then newsletter_subscribers.confirmed_at end`,
        removedAt: null,
      }),
    )
    .returning(['id', 'email', 'confirmedAt', hasLeftNewsletter(tx).as('hasLeft')])
    .executeTakeFirstOrThrow()

/** Replaces the link that confirms an address. */
export const setToken = (tx: Db, id: string, tokenHash: string, tokenExpiresAt: Date) =>
  tx.updateTable('newsletterSubscribers').set({ tokenHash, tokenExpiresAt }).where('id', '=', id).execute()

/** Consumes an unexpired link and confirms its address, which it returns. */
export const confirmByToken = (tx: Db, tokenHash: string, now: Date) =>
  tx
    .updateTable('newsletterSubscribers')
    .set({ confirmedAt: now, tokenHash: null, tokenExpiresAt: null })
    .where('tokenHash', '=', tokenHash)
    .where('tokenExpiresAt', '>', now.toISOString())
    .where('removedAt', 'is', null)
    .returning('email')
    .executeTakeFirst()

/** Returns whether an address, known by its hash, is on the list of the newsletter. */
export const isSubscriber = async (db: Db, emailHash: string): Promise<boolean> =>
  (await db
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where(hashOfColumn('email', padsOf(db)), '=', emailHash)
    .where('removedAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()) !== undefined
