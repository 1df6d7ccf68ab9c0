import { ATTACHMENT_BYTES, type Attachment } from '#contract/quotes/supplier-quote.ts'
import { STATE_CONFLICTS, stepsFor } from '#contract/quotes/quote-states.ts'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { conflict, Problem, unauthorised } from '#server/http/problems.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { filesOfAccount, filesOfRequest, insertAttachment, lockRequest } from './attachment-queries.ts'
import { fileName, kindOf } from '#server/formats/file-kind.ts'

/** The files without a quote that a request can have; they are deleted after a day (retention-queries.ts). */
const MAX_WAITING = 10

export const tooLarge = () => new Problem(413, `This file is larger than ${ATTACHMENT_BYTES / MIB} MiB. Please send a smaller one.`)
export const wrongKind = () => new Problem(415, 'Please send a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.')

type SentFile = { requestId: string; accountId: string; name: string; content: Buffer }

/**
 * Stores a file for the next quote.
 * @throws 409 when the request's state allows no quote or it has as many files as it can, 413 when there is no room for it
 * (docs/behaviour/limits.md, Quotas), 415 for another kind of content
 */
export async function storeAttachment({ db, now }: Pick<Context, 'db' | 'now'>, { name, content, ...from }: SentFile): Promise<Attachment> {
  const kind = await kindOf(content)
  if (!kind) throw wrongKind()
  const createdAt = now()
  return inTransaction(db, async (tx) => {
    // The account is locked for its other uploads, which may be for other requests.
    if (!(await lockAccount(tx, from.accountId))) throw unauthorised('Please sign in.')
    const { status } = await lockRequest(tx, from.requestId)
    if (!stepsFor('supplier', status).includes('answer')) throw conflict(STATE_CONFLICTS[status])
    await rejectBeyondRequest(tx, from.requestId, content.length)
    await rejectBeyondAccount(tx, from.accountId, content.length, createdAt)
    return insertAttachment(tx, { ...from, name: fileName(name, kind), kind, content, createdAt })
  })
}

/** @throws 409, 413 */
async function rejectBeyondRequest(tx: Db, requestId: string, added: number): Promise<void> {
  const { files, waiting, bytes } = await filesOfRequest(tx, requestId)
  if (files >= QUOTAS.requestFiles)
    throw conflict(`This request has ${QUOTAS.requestFiles} files, as many as there is room for. Please send this one by email.`)
  if (waiting >= MAX_WAITING)
    throw conflict(`This request has ${MAX_WAITING} files that no answer uses. Please use one of them, or try again tomorrow.`)
  if (bytes + added > QUOTAS.requestFileBytes) throw full('The files of this request', QUOTAS.requestFileBytes)
}

/** @throws 413 */
async function rejectBeyondAccount(tx: Db, accountId: string, added: number, now: Date): Promise<void> {
  const { bytes, bytesSince } = await filesOfAccount(tx, accountId, new Date(daysBefore(now, 1)))
  if (bytes + added > QUOTAS.fileBytes) throw full('The files that you send', QUOTAS.fileBytes)
  if (bytesSince + added > QUOTAS.fileBytesADay)
    throw full('The files that you send within a day', QUOTAS.fileBytesADay, 'try again tomorrow, or send this one by email')
}

const full = (what: string, most: number, advice = 'send this one by email') =>
  new Problem(413, `${what} can take up ${most / MIB} MiB, and there is no room left for this one. Please ${advice}.`)
