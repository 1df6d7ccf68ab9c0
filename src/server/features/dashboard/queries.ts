import { sql } from 'kysely'
import type { Step } from '#contract/dashboard/dashboard.ts'
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

/** Counts the views of seven Sydney days ending with `today`; `at` is the start of the latest day with a view, null without views. */
export const viewsOfWeek = (db: Db, supplierId: number, today: string) =>
  db
    .selectFrom('viewsByDay')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('views'), sql<number>`0`).as('count'),
      sql<string | null>`max(day)::timestamp at time zone 'Australia/Sydney'`.as('at'),
    ])
    .where('supplierId', '=', supplierId)
    .where('day', '>', sql<string>`${today}::date - 7`)
    .where('day', '<=', today)
    .executeTakeFirstOrThrow()

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

type TrendRange = { by: 'day' | 'week'; steps: number; /** The Sydney day that the last step contains. */ today: string }

/**
 * Returns one row for each step, oldest first: from the step's first day up to, and without, the first day of the next.
 * Days begin at midnight in Sydney, daylight saving included.
 */
export async function trendsOf(db: Db, supplierId: number, { by, steps, today }: TrendRange): Promise<Step[]> {
  const length = sql`${`1 ${by}`}::interval`
  const last = sql`date_trunc(${by}, ${today}::timestamp)`
  const { rows } = await sql<Step>`
    select step.first::date as "from", viewed.views, inquired.inquiries, requested.requests, requested.median_minutes
    from generate_series(${last} - ${steps - 1}::integer * ${length}, ${last}, ${length}) as step (first)
    cross join lateral (
      select coalesce(sum(views), 0)::integer as views from views_by_day
      where supplier_id = ${supplierId} and day >= step.first::date and day < (step.first + ${length})::date
    ) viewed
    cross join lateral (
      select count(*)::integer as inquiries from inquiries
      where supplier_id = ${supplierId} and day >= step.first::date and day < (step.first + ${length})::date
    ) inquired
    cross join lateral (
      select count(*)::integer as requests,
        round(percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60)
          filter (where not exists (select from offers o where o.request_id = quote_requests.id and o.is_instant)))::integer as median_minutes
      from quote_requests
      where supplier_id = ${supplierId} and created_at >= step.first at time zone 'Australia/Sydney'
        and created_at < (step.first + ${length}) at time zone 'Australia/Sydney'
    ) requested
    order by step.first`.execute(db)
  return rows
}
