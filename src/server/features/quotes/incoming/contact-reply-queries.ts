import { sql } from 'kysely'
import type { Db, NewRow } from '#server/db/db.ts'

/** Locks a contact, and returns what decides who may write into its thread: undefined where there is none. */
export const lockContactForReply = (tx: Db, id: string) =>
  tx
    .selectFrom('inquiries as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplierId')
    .select(['c.id', 'c.replyEmail', 's.email as listingEmail'])
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()

/** Returns whether an email was taken before. */
export const isContactReplyTaken = async (tx: Db, messageHash: string): Promise<boolean> =>
  (await tx.selectFrom('contactReplies').select('id').where('messageHash', '=', messageHash).executeTakeFirst()) !== undefined

export async function countReplies(tx: Db, inquiryId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('contactReplies')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('inquiryId', '=', inquiryId)
    .executeTakeFirstOrThrow()
  return count
}

export const addReply = (tx: Db, reply: NewRow<'contactReplies'>) => tx.insertInto('contactReplies').values(reply).execute()

/** Notes that a contact has its answer; it keeps the time of the first one. */
export const noteAnswer = (tx: Db, id: string, at: Date) =>
  tx
    .updateTable('inquiries')
    .set({
      seenAt: sql<string>`coalesce(seen_at, ${at.toISOString()}::timestamptz)`,
      answeredAt: sql<string>`coalesce(answered_at, ${at.toISOString()}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute()

/** Notes that the visitor has written: the contact is new for the supplier again, and not answered. */
export const noteNews = (tx: Db, id: string, at: Date) =>
  tx.updateTable('inquiries').set({ askedAt: at, seenAt: null, answeredAt: null }).where('id', '=', id).execute()
