import { sql } from 'kysely'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { clockOf } from '#server/features/suppliers/clock-sql.ts'
import { MOVED_COLUMNS } from '#server/features/quotes/thread/moved-columns.ts'
import { daysByClock } from './time-zones.ts'

const ANSWERED: QuoteState[] = ['quoted', 'revised']
const OPEN: QuoteState[] = ['new', 'viewed', ...ANSWERED]

/** Selects requests whose latest quote was valid until a day that is over by the supplier's clock. */
function lapsed(db: Db, now: Date) {
  const days = JSON.stringify(daysByClock(now))
  return db
    .selectFrom('quoteRequests as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplierId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('offers')
          .select('validUntil')
          .whereRef('offers.requestId', '=', 'r.id')
          .orderBy('revision', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('r.id')
    .where('r.status', 'in', ANSWERED)
    .where('last.validUntil', '<', sql<string>`(${days}::jsonb ->> coalesce(${clockOf}, 'NSW'))::date`)
}

type Batch = {
  /** Requests that were tried and failed. */
  except: string[]
  limit: number
}

export const lapsedRequests = (db: Db, now: Date, { except, limit }: Batch) =>
  lapsed(db, now)
    .where('r.id', '!=', sql<string>`all (${except}::uuid[])`)
    .orderBy('r.statusAt')
    .limit(limit)
    .execute()

export const isLapsed = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await lapsed(db, now).where('r.id', '=', id).executeTakeFirst()) !== undefined

/** Returns the ids of those of a bulk request. */
export const lapsedOfBulk = async (db: Db, bulkId: string, now: Date): Promise<string[]> =>
  (await lapsed(db, now).where('r.bulkId', '=', bulkId).execute()).map(({ id }) => id)

/** Returns whether the request has waited for the same party since before `since`, no reminder was sent, and its listing still exists. */
const isWaiting = (since: Date) =>
  sql<boolean>`status in (${sql.join(OPEN)}) and status_at <= ${since.toISOString()} and reminded_at is null and supplier_id is not null`

/** Returns the requests that are due for a reminder, the longest waiting first. */
export const waitingRequests = (db: Db, since: Date, { except, limit }: Batch) =>
  db
    .selectFrom('quoteRequests')
    .select('id')
    .where(isWaiting(since))
    .where('id', '!=', sql<string>`all (${except}::uuid[])`)
    .orderBy('statusAt')
    .limit(limit)
    .execute()

/** Records a reminder; returns undefined when it is no longer due. */
export const noteReminder = (tx: Db, id: string, since: Date, now: Date) =>
  tx
    .updateTable('quoteRequests')
    .set({ remindedAt: now })
    .where('id', '=', id)
    .where(isWaiting(since))
    .returning(MOVED_COLUMNS)
    .executeTakeFirst()
