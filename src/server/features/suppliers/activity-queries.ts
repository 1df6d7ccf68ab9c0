import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Each of these answers the latest first, `limit` at most. */
export const lastRequests = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('quoteRequests')
    .select(['id', 'createdAt as at', 'status', 'businessName', 'contactName', 'contactEmail'])
    .where('supplierId', '=', supplierId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const lastReviews = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('reviews')
    .select(['createdAt as at', 'customerName', 'rating'])
    .where('supplierId', '=', supplierId)
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

/** The views of seven days of Sydney, `today` the last of them; `at` is when the latest day with a view began, null without any. */
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
