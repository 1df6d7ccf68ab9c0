import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Days that are measured, and how old a request is when no answer counts as none. */
const DAYS = 90
const PATIENCE = '2 days'

/**
 * Requests that count, of the last 90 days of Sydney: those that are answered or passed, and those that have waited for two days; what the
 * buyer took back before that says nothing of the supplier.
 */
function counted(db: Db, supplierId: number, now: Date) {
  const time = sql<string>`${now.toISOString()}::timestamptz`
  const since = sql<string>`(date_trunc('day', ${time} at time zone 'Australia/Sydney') - ${DAYS} * interval '1 day') at time zone 'Australia/Sydney'`
  const hasWaited = sql<boolean>`created_at + ${PATIENCE}::interval <= case when status = 'withdrawn' then status_at else ${time} end`
  return db
    .selectFrom('quoteRequests')
    .where('supplierId', '=', supplierId)
    .where('createdAt', '>=', since)
    .where((eb) => eb.or([eb('firstAnsweredAt', 'is not', null), hasWaited]))
}

const MINUTES = sql<number | null>`round(extract(epoch from first_answered_at - created_at) / 60)::integer`

/** How many count, how many of them are answered, and after how many minutes half of these were. */
export const measure = (db: Db, supplierId: number, now: Date) =>
  counted(db, supplierId, now)
    .select((eb) => [
      eb.fn.countAll<number>().as('requests'),
      eb.fn.count<number>('firstAnsweredAt').as('answered'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by ${MINUTES}))::integer`.as('medianMinutes'),
    ])
    .executeTakeFirstOrThrow()

/** The newest first. */
export const countedRequests = (db: Db, supplierId: number, now: Date, limit: number) =>
  counted(db, supplierId, now)
    .select(['id', 'serial', 'createdAt', MINUTES.as('minutes')])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
