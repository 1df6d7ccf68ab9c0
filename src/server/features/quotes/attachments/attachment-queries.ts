import { sql } from 'kysely'
import type { Attachment } from '#contract/quotes/supplier-quote.ts'
import type { Db } from '#server/db/db.ts'

/** Locks the request's row until the transaction ends and returns its status. */
export const lockRequest = (tx: Db, id: string) =>
  tx.selectFrom('quoteRequests').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Whether a quote refers to the attachment. */
export const isUsed = sql<boolean>`exists (select from offers where offers.attachment_id = attachments.id)`

/** Returns how many files a request has, how many of them no quote refers to yet, and the bytes of all. */
export const filesOfRequest = (tx: Db, requestId: string) =>
  tx
    .selectFrom('attachments')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.countAll<number>().filterWhere(eb.not(isUsed)).as('waiting'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()

/** Returns the bytes of the files that an account has sent, and of those since a time. */
export const filesOfAccount = (tx: Db, accountId: string, since: Date) =>
  tx
    .selectFrom('attachments')
    .select([
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
      sql<number>`coalesce(sum(bytes) filter (where created_at > ${since.toISOString()}::timestamptz), 0)`.as('bytesSince'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()

type NewAttachment = Pick<Attachment, 'name' | 'kind'> & { requestId: string; accountId: string; content: Buffer; createdAt: Date }
export const insertAttachment = (tx: Db, attachment: NewAttachment): Promise<Attachment> =>
  tx.insertInto('attachments').values(attachment).returning(['id', 'name', 'kind', 'bytes']).executeTakeFirstOrThrow()

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
