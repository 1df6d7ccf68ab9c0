import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { hasLeft } from './stop-queries.ts'

/** What emails need of a supplier `s`. */
const RECEIVER = [
  's.id',
  's.businessName',
  's.category',
  's.phone',
  's.email',
  sql<boolean>`exists (select from accounts a where a.supplier_id = s.id)`.as('isClaimed'),
  hasLeft('s.email', 'listing').as('hasStopped'),
] as const

/** Counts an inquiry of a listed supplier, which locks it, and returns what emails need of it; undefined where there is none. */
export const countInquiryOfReceiver = (tx: Db, id: number) =>
  tx
    .updateTable('suppliers as s')
    .set({ inquiries: sql`inquiries + 1` })
    .where('s.id', '=', id)
    .where('s.suspendedAt', 'is', null)
    .returning(RECEIVER)
    .executeTakeFirst()

/**
 * Locks suppliers against deletion, in the order of their ids, and returns what emails need of them. A supplier whose deletion commits first is missing, and so is a
 * suspended one where only listed ones count.
 */
export const lockReceivers = (tx: Db, ids: number[], { listed }: { listed: boolean }) =>
  tx
    .selectFrom('suppliers as s')
    .select(RECEIVER)
    .where('s.id', 'in', ids)
    .$if(listed, (query) => query.where('s.suspendedAt', 'is', null))
    .orderBy('s.id')
    .forKeyShare()
    .execute()
