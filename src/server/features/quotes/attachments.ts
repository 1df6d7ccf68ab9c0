import { ATTACHMENT_BYTES, type Attachment } from '#contract/offers.ts'
import { STATE_CONFLICTS, stepsFor } from '#contract/quote-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { conflict, Problem } from '#server/http/problems.ts'
import { countWaiting, lockRequest, insertAttachment } from './attachment-queries.ts'
import { fileName, kindOf } from './file-kind.ts'

/** The files without a quote that a request can have; they are deleted after a day (retention-queries.ts). */
const WAITING_MOST = 10

export const tooLarge = () => new Problem(413, `This file is larger than ${ATTACHMENT_BYTES / 1024 / 1024} MiB. Please send a smaller one.`)
export const wrongKind = () => new Problem(415, 'Please send a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.')

/**
 * Stores a file for the next quote.
 * @throws 409 when the request's state allows no quote or it has `WAITING_MOST` files without one, 415 for another kind of content
 */
export async function storeAttachment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  requestId: string,
  { name, content }: { name: string; content: Buffer },
): Promise<Attachment> {
  const kind = await kindOf(content)
  if (!kind) throw wrongKind()
  return inTransaction(db, async (tx) => {
    const { status } = await lockRequest(tx, requestId)
    if (!stepsFor('supplier', status).includes('answer')) throw conflict(STATE_CONFLICTS[status])
    if ((await countWaiting(tx, requestId)) >= WAITING_MOST)
      throw conflict(`This request has ${WAITING_MOST} files that no answer uses. Please use one of them, or try again tomorrow.`)
    return insertAttachment(tx, requestId, { name: fileName(name, kind), kind, content, createdAt: now() })
  })
}
