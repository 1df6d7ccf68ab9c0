import type { Db } from '#server/db/db.ts'

/** Whose inquiry it is: a visitor has one with a supplier each day. */
export type InquiryKey = { supplierId: number; visitor: string; day: string }
type InquiryContent = { message: string | null; replyEmail: string | null; replyPhone: string | null }

/** Returns nothing when this visitor has sent one to this supplier today. */
export const insertInquiry = (tx: Db, inquiry: InquiryKey & InquiryContent) =>
  tx
    .insertInto('inquiries')
    .values(inquiry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('supplierId')
    .executeTakeFirst()

/** Reads an inquiry and locks it until the transaction ends, so that two calls never complete it at the same time. */
export const lockInquiry = (tx: Db, key: InquiryKey) =>
  tx
    .selectFrom('inquiries')
    .select(['message', 'replyEmail', 'replyPhone', 'waitingEmail'])
    .where('supplierId', '=', key.supplierId)
    .where('visitor', '=', key.visitor)
    .where('day', '=', key.day)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const updateInquiry = (tx: Db, key: InquiryKey, change: Partial<InquiryContent> & { waitingEmail?: string | null }) =>
  tx
    .updateTable('inquiries')
    .set(change)
    .where('supplierId', '=', key.supplierId)
    .where('visitor', '=', key.visitor)
    .where('day', '=', key.day)
    .execute()

/** The phone number that an account last gave: its listing's, else that of its newest quote request that has one. */
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
