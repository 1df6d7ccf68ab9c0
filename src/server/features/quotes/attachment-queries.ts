import { sql } from 'kysely'
import type { Attachment } from '#contract/offers.ts'
import type { Db } from '#server/db/db.ts'

/** Locks the request's row until the transaction ends and returns its status. */
export const lockRequest = (tx: Db, id: string) =>
  tx.selectFrom('quoteRequests').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Whether a quote refers to the attachment. */
export const isUsed = sql<boolean>`exists (select from offers where offers.attachment_id = attachments.id)`

/** Counts the attachments of a request that no quote refers to yet. */
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

/** Returns a file of a request, undefined when there is none; only its supplier also gets files that no quote refers to. */
export const attachmentOf = (db: Db, requestId: string, id: string, isSupplier: boolean) =>
  db
    .selectFrom('attachments')
    .select(['name', 'kind', 'content'])
    .where('id', '=', id)
    .where('requestId', '=', requestId)
    .$if(!isSupplier, (query) => query.where(isUsed))
    .executeTakeFirst()
