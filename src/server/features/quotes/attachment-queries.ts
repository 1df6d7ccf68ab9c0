import { sql } from 'kysely'
import type { Attachment } from '#contract/offers.ts'
import type { Db } from '#server/db/db.ts'

/** Holds a request until the transaction ends, so that what depends on it is decided one by one. */
export const lockRequest = (tx: Db, id: string) =>
  tx.selectFrom('quoteRequests').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** True of an attachment that a quote holds. */
export const isUsed = sql<boolean>`exists (select from offers where offers.attachment_id = attachments.id)`

/** Uploaded, and in no answer yet. */
export async function countWaiting(tx: Db, requestId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requestId', '=', requestId)
    .where((eb) => eb.not(isUsed))
    .executeTakeFirstOrThrow()
  return count
}

type NewAttachment = Pick<Attachment, 'name' | 'kind'> & { content: Buffer; createdAt: Date }
export const insertAttachment = (tx: Db, requestId: string, attachment: NewAttachment): Promise<Attachment> =>
  tx
    .insertInto('attachments')
    .values({ requestId, ...attachment })
    .returning(['id', 'name', 'kind', 'bytes'])
    .executeTakeFirstOrThrow()

export const hasAttachment = async (db: Db, requestId: string, id: string): Promise<boolean> =>
  (await db.selectFrom('attachments').select('id').where('id', '=', id).where('requestId', '=', requestId).executeTakeFirst()) !== undefined

/** A file of a request; its supplier has those that are in no answer, too. */
export const attachmentOf = (db: Db, requestId: string, id: string, isSupplier: boolean) =>
  db
    .selectFrom('attachments')
    .select(['name', 'kind', 'content'])
    .where('id', '=', id)
    .where('requestId', '=', requestId)
    .$if(!isSupplier, (query) => query.where(isUsed))
    .executeTakeFirst()
