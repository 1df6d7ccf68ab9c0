import { sql } from 'kysely'
import type { Receiver } from '#contract/quotes/quote-emails.ts'
import { padsOf } from '#server/db/address-hash.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { hasLeft } from './stop-queries.ts'

const isClaimed = sql<boolean>`exists (select from accounts a where a.supplier_id = s.id)`
const hasStopped = (pads: Buffer) => hasLeft('s.email', 'listing', pads)

/** Returns what emails need of a supplier `s`. */
const receiverColumns = (pads: Buffer) =>
  ['s.id', 's.businessName', 's.category', 's.phone', 's.email', isClaimed.as('isClaimed'), hasStopped(pads).as('hasStopped')] as const

/** Returns the same as one value, for a statement that reads more; `pads` are those of the key of hashes. */
export const receiverAsJson = (
  pads: Buffer,
) => sql<Receiver>`json_build_object('id', s.id, 'businessName', s.business_name, 'category', s.category,
  'phone', s.phone, 'email', s.email, 'isClaimed', ${isClaimed}, 'hasStopped', ${hasStopped(pads)})`

const countingInquiry = precompiled((db, id: number, pads: Buffer) =>
  db
    .updateTable('suppliers as s')
    .set({ inquiries: sql`inquiries + 1` })
    .where('s.id', '=', id)
    .where('s.suspendedAt', 'is', null)
    .returning(receiverColumns(pads)),
)

/** Counts an inquiry of a listed supplier, which locks it, and returns what emails need of it; undefined where there is none. */
export const countInquiryOfReceiver = async (tx: Db, id: number) => (await countingInquiry(tx, id, padsOf(tx)))[0]

/**
 * Locks suppliers against deletion, in the order of their ids, and returns what emails need of them. A supplier whose deletion commits
 * first is missing, and so is a suspended one where only listed ones count.
 */
export const lockReceivers = (tx: Db, ids: number[], { listed }: { listed: boolean }) =>
  tx
    .selectFrom('suppliers as s')
    .select(receiverColumns(padsOf(tx)))
    .where('s.id', 'in', ids)
    .$if(listed, (query) => query.where('s.suspendedAt', 'is', null))
    .orderBy('s.id')
    .forKeyShare()
    .execute()
