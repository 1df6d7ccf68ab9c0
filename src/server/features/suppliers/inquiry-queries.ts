import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The key of an inquiry: a visitor has one with each supplier each day. */
export type InquiryKey = { supplierId: number; visitor: string; day: string }
export type InquiryContent = { message: string | null; replyEmail: string | null; replyPhone: string | null }

/** Returns undefined when this visitor already has an inquiry with this supplier on the day. */
export const insertInquiry = (tx: Db, inquiry: InquiryKey & InquiryContent, now: Date) =>
  tx
    .insertInto('inquiries')
    .values({ ...inquiry, createdAt: now, askedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Locks an inquiry until the transaction ends and returns it, so that two calls cannot complete it at the same time. */
export const lockInquiry = (tx: Db, key: InquiryKey) =>
  tx
    .selectFrom('inquiries')
    .select(['id', 'message', 'replyEmail', 'replyPhone', 'waitingEmail'])
    .where('supplierId', '=', key.supplierId)
    .where('visitor', '=', key.visitor)
    .where('day', '=', key.day)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const updateInquiry = (tx: Db, key: InquiryKey, change: { waitingEmail: string | null }) =>
  tx
    .updateTable('inquiries')
    .set(change)
    .where('supplierId', '=', key.supplierId)
    .where('visitor', '=', key.visitor)
    .where('day', '=', key.day)
    .execute()

/** Adds to an inquiry, which is then new for the supplier again, and not answered. */
export const addContent = (tx: Db, key: InquiryKey, content: InquiryContent, now: Date) =>
  tx
    .updateTable('inquiries')
    .set({ ...content, askedAt: now, seenAt: null, answeredAt: null })
    .where('supplierId', '=', key.supplierId)
    .where('visitor', '=', key.visitor)
    .where('day', '=', key.day)
    .execute()

/**
 * Locks an account against its deletion until the transaction ends; returns false when it has been deleted. Inquiries and views name their
 * visitor without a foreign key, so nothing else keeps the id of a deleted account out of them.
 */
export const lockVisitor = async (tx: Db, accountId: string): Promise<boolean> =>
  (await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().executeTakeFirst()) !== undefined

/** Makes the inquiries and views of an account nobody's, before it is deleted: they stay counted, without its id and what it wrote. */
export async function forgetVisitor(tx: Db, accountId: string): Promise<void> {
  const nobody = { visitor: sql<string>`gen_random_uuid()::text` }
  const own = tx.selectFrom('inquiries').select('id').where('visitor', '=', accountId)
  await tx.deleteFrom('contactReplies').where('inquiryId', 'in', own).execute()
  await tx
    .updateTable('inquiries')
    .set({ ...nobody, message: null, replyEmail: null, replyPhone: null })
    .where('visitor', '=', accountId)
    .execute()
  await tx.updateTable('visits').set(nobody).where('visitor', '=', accountId).execute()
  await tx.updateTable('resourceVisits').set(nobody).where('visitor', '=', accountId).execute()
  await tx.updateTable('socialVisits').set(nobody).where('visitor', '=', accountId).execute()
}

/** Counts inquiries of one listing as another one's: what was counted outlives the rows that it was counted by. */
export async function moveInquiryCount(tx: Db, { from, to, count }: { from: number; to: number; count: number }): Promise<void> {
  const add = (id: number, change: number) =>
    tx
      .updateTable('suppliers')
      .set({ inquiries: sql`greatest(0, inquiries + ${change}::integer)` })
      .where('id', '=', id)
      .execute()
  await add(from, -count)
  await add(to, count)
}

/** Returns the phone number of the account's listing, else that of its latest quote request with one, else null. */
export async function lastPhoneOf(db: Db, { id, supplierId }: { id: string; supplierId?: number }): Promise<string | null> {
  const listing = supplierId === undefined ? undefined : await phoneOfListing(db, supplierId)
  if (listing?.phone) return listing.phone
  const request = await db
    .selectFrom('quoteRequests')
    .select('contactPhone')
    .where('accountId', '=', id)
    .where('contactPhone', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return request?.contactPhone ?? null
}

const phoneOfListing = (db: Db, id: number) => db.selectFrom('suppliers').select('phone').where('id', '=', id).executeTakeFirst()
