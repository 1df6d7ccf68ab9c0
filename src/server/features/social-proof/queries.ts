import { sql } from 'kysely'
import type { CountedEvent } from '#contract/social-proof.ts'
import type { Db } from '#server/db/db.ts'

/** Fewer would tell of somebody. */
const LEAST = { quote: 3, view: 5 }
/** Of each kind; the most frequent first. */
const MOST = 12

/** Quote requests since a moment, by category and state; the requests of one bulk request are one. */
export const requestEvents = (db: Db, since: Date): Promise<CountedEvent[]> =>
  db
    .selectFrom('quoteRequests as q')
    .innerJoin('suppliers as s', 's.id', 'q.supplierId')
    .select([sql<false>`false`.as('isExample'), sql<'quote'>`'quote'`.as('kind'), DIFFERENT.as('count'), 's.category'])
    .select((eb) => eb.ref('s.state').$notNull().as('state'))
    .where('q.createdAt', '>', since.toISOString())
    .where('s.state', 'is not', null)
    .groupBy(['s.category', 's.state'])
    .having(DIFFERENT, '>=', LEAST.quote)
    .orderBy('count', 'desc')
    .orderBy('s.category')
    .orderBy('s.state')
    .limit(MOST)
    .execute()

const DIFFERENT = sql<number>`count(distinct coalesce(q.bulk_id, q.id))`

/** Profile views since a day of Sydney, by category and state: one per visitor, supplier and day. */
export const viewEvents = (db: Db, since: string): Promise<CountedEvent[]> =>
  db
    .selectFrom('visits as v')
    .innerJoin('suppliers as s', 's.id', 'v.supplierId')
    .select([sql<false>`false`.as('isExample'), sql<'view'>`'view'`.as('kind'), sql<number>`count(*)`.as('count'), 's.category'])
    .select((eb) => eb.ref('s.state').$notNull().as('state'))
    .where('v.day', '>=', since)
    .where('s.state', 'is not', null)
    .groupBy(['s.category', 's.state'])
    .having(sql<number>`count(*)`, '>=', LEAST.view)
    .orderBy('count', 'desc')
    .orderBy('s.category')
    .orderBy('s.state')
    .limit(MOST)
    .execute()

/** Whether invented suppliers are listed. */
export const hasDemoSuppliers = async (db: Db) =>
  (await db.selectFrom('suppliers').select('id').where('isDemo', '=', true).limit(1).executeTakeFirst()) !== undefined
