import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Returns the requests that a supplier received, newest first. */
export const lastRequests = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('quoteRequests')
    .select(['id', 'createdAt as at', 'status', 'businessName', 'contactName', 'contactEmail'])
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Returns the contacts of visitors who have said something, newest first. */
export const lastContacts = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'askedAt as at', sql<string | null>`coalesce(reply_email, reply_phone)`.as('from')])
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`coalesce(message, reply_email, reply_phone) is not null`)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const lastReviews = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'createdAt as at', 'customerName', 'rating'])
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`status = 'published'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const lastChanges = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('listingChanges')
    .select(['kind', 'subject', 'at'])
    .where('supplierId', '=', supplierId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns the start of the latest day from `monday` to `today` on which somebody has looked at a listing; null without a view. */
export async function lastViewOfWeek(
  db: Db,
  supplierId: number,
  { monday, today }: { monday: string; today: string },
): Promise<string | null> {
  const { at } = await db
    .selectFrom('viewsByDay')
    .select(sql<string | null>`max(day)::timestamp at time zone 'Australia/Sydney'`.as('at'))
    .where('supplierId', '=', supplierId)
    .where('day', '>=', monday)
    .where('day', '<=', today)
    .executeTakeFirstOrThrow()
  return at
}

/**
 * Counts the samples that led to a won request: they were sent, and whoever had asked for one, by account or else by address, has accepted a
 * quote of the supplier since.
 */
export async function samplesWon(db: Db, supplierId: number): Promise<number> {
  const { count } = await db
    .selectFrom('samples as m')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.supplierId', '=', supplierId)
    .where('m.sentAt', 'is not', null)
    .where(
      sql<boolean>`exists (select from quote_requests r where r.supplier_id = m.supplier_id and r.status = 'won' and r.status_at >= m.sent_at
        and (r.account_id = m.account_id or lower(r.contact_email) = lower(m.contact_email)))`,
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the rows of a supplier's inbox: quote requests, and contacts as long as they are kept. */
export async function inboxCounts(db: Db, supplierId: number): Promise<{ requests: number; contacts: number }> {
  const { rows } = await sql<{ requests: number; contacts: number }>`select
    (select count(*)::integer from quote_requests where supplier_id = ${supplierId}) as requests,
    (select count(*)::integer from inquiries where supplier_id = ${supplierId}) as contacts`.execute(db)
  return rows[0] ?? { requests: 0, contacts: 0 }
}

/** Counts the published reviews since a time that the supplier has not replied to. */
export async function unansweredReviews(db: Db, supplierId: number, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplierId', '=', supplierId)
    .where(sql<boolean>`status = 'published'`)
    .where('createdAt', '>=', since)
    .where('replyText', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns whether a supplier has any products, any venues and a quote form. */
export const existingProfileParts = (db: Db, supplierId: number) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('products').select('id').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('products'),
      exists(selectFrom('venues').select('id').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('venues'),
      exists(selectFrom('quoteForms').select('version').where('supplierId', '=', supplierId))
        .$castTo<boolean>()
        .as('quoteForm'),
    ])
    .executeTakeFirstOrThrow()
