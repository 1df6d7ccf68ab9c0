import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The days that are measured, and the age at which a request without an answer counts as unanswered. */
const DAYS = 90
const PATIENCE = '2 days'

/**
 * Selects the requests of the last 90 Sydney days that are measured: those with a quote or passed, and those that have waited for two days.
 * A request that the buyer withdrew before that is not measured, and none that a price list has answered at once.
 */
function counted(db: Db, supplierIds: readonly number[], now: Date) {
  const time = sql<string>`${now.toISOString()}::timestamptz`
  const since = sql<string>`(date_trunc('day', ${time} at time zone 'Australia/Sydney') - ${DAYS} * interval '1 day') at time zone 'Australia/Sydney'`
  const hasWaited = sql<boolean>`created_at + ${PATIENCE}::interval <= case when status = 'withdrawn' then status_at else ${time} end`
  return db
    .selectFrom('quoteRequests')
    .where('supplierId', 'in', supplierIds)
    .where('createdAt', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offers as o')
            .select('o.requestId')
            .whereRef('o.requestId', '=', 'quoteRequests.id')
            .where('o.isInstant', '=', sql.lit(true)),
        ),
      ),
    )
    .where((eb) => eb.or([eb('firstAnsweredAt', 'is not', null), hasWaited]))
}

const MINUTES = sql<number | null>`round(extract(epoch from first_answered_at - created_at) / 60)::integer`

/** Returns, by supplier, how many requests are measured, how many of them were answered, and the median minutes to the first answer. */
export const measure = (db: Db, supplierIds: readonly number[], now: Date) =>
  counted(db, supplierIds, now)
    .select((eb) => [
      'supplierId',
      eb.fn.countAll<number>().as('requests'),
      eb.fn.count<number>('firstAnsweredAt').as('answered'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by ${MINUTES}))::integer`.as('medianMinutes'),
    ])
    .groupBy('supplierId')
    .execute()

/** Returns the requests that are measured, newest first; `minutes` is null without an answer. */
export const countedRequests = (db: Db, supplierId: number, now: Date, limit: number) =>
  counted(db, [supplierId], now)
    .select(['id', 'serial', 'createdAt', MINUTES.as('minutes')])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
