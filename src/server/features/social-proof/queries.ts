import { sql } from 'kysely'
import type { CountedEvent } from '#contract/site/social-proof.ts'
import type { Db } from '#server/db/db.ts'

/** The smallest count that is shown, by kind: a lower one could identify a person. */
const MIN_COUNTS = { quote: 3, view: 5 }
/** Events of each kind at most, the most frequent first. */
const MAX_EVENTS = 12

/** Counts quote requests since `since` by category and state; the requests of one bulk request count as one. */
export const requestEvents = (db: Db, since: Date): Promise<CountedEvent[]> =>
  db
    .selectFrom('quoteRequests as q')
    .innerJoin('suppliers as s', 's.id', 'q.supplierId')
    .select([sql<false>`false`.as('isExample'), sql<'quote'>`'quote'`.as('kind'), DIFFERENT.as('count'), 's.category'])
    .select((eb) => eb.ref('s.state').$notNull().as('state'))
    .where('q.createdAt', '>', since.toISOString())
    .where('s.state', 'is not', null)
    .where('s.suspendedAt', 'is', null)
    .groupBy(['s.category', 's.state'])
    .having(DIFFERENT, '>=', MIN_COUNTS.quote)
    .orderBy('count', 'desc')
    .orderBy('s.category')
    .orderBy('s.state')
    .limit(MAX_EVENTS)
    .execute()

const DIFFERENT = sql<number>`count(distinct coalesce(q.bulk_id, q.id))`

/** Counts profile views since a Sydney day by category and state: one for each visitor, supplier and day. */
export const viewEvents = (db: Db, since: string): Promise<CountedEvent[]> =>
  db
    .selectFrom('visits as v')
    .innerJoin('suppliers as s', 's.id', 'v.supplierId')
    .select([sql<false>`false`.as('isExample'), sql<'view'>`'view'`.as('kind'), sql<number>`count(*)`.as('count'), 's.category'])
    .select((eb) => eb.ref('s.state').$notNull().as('state'))
    .where('v.day', '>=', since)
    .where('s.state', 'is not', null)
    .where('s.suspendedAt', 'is', null)
    .groupBy(['s.category', 's.state'])
    .having(sql<number>`count(*)`, '>=', MIN_COUNTS.view)
    .orderBy('count', 'desc')
    .orderBy('s.category')
    .orderBy('s.state')
    .limit(MAX_EVENTS)
    .execute()

/** Returns whether any demo supplier is listed. */
export const hasDemoSuppliers = async (db: Db) =>
  (await db.selectFrom('suppliers').select('id').where('isDemo', '=', true).limit(1).executeTakeFirst()) !== undefined
