import { ATTACHMENT_BYTES, type Attachment } from '#contract/offers.ts'
import { NOT_NOW, stepsFor } from '#contract/quote-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { conflict, Problem } from '#server/http/problems.ts'
import { countWaiting, lockRequest, insertAttachment } from './attachment-queries.ts'
import { fileName, kindOf } from './file-kind.ts'

/** Files that a request can have in no answer yet; a day later they go (housekeeping). */
const WAITING_MOST = 10

export const tooLarge = () => new Problem(413, `This file is larger than ${ATTACHMENT_BYTES / 1024 / 1024} MiB. Please send a smaller one.`)
export const wrongKind = () => new Problem(415, 'Please send a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.')

/** Keeps a file to go with the next answer. @throws 409 once the request takes none, or has too many that wait, 415 by its content */
export async function storeAttachment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  requestId: string,
  given: { name: string; content: Buffer },
): Promise<Attachment> {
  const kind = await kindOf(given.content)
  if (!kind) throw wrongKind()
  return inTransaction(db, async (tx) => {
    const { status } = await lockRequest(tx, requestId)
    if (!stepsFor('supplier', status).includes('answer')) throw conflict(NOT_NOW[status])
    if ((await countWaiting(tx, requestId)) >= WAITING_MOST)
      throw conflict(`This request has ${WAITING_MOST} files that no answer uses. Please use one of them, or try again tomorrow.`)
    return insertAttachment(tx, requestId, { name: fileName(given.name, kind), kind, content: given.content, createdAt: now() })
  })
}
