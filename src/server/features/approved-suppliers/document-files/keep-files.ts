import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { APPROVED_FILE_TOO_LARGE, type ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { documentOf, fileBytesBeside, shownDocument, updateDocument } from '#server/features/approved-suppliers/document-queries.ts'
import { approvedById, lockApproved } from '#server/features/approved-suppliers/queries.ts'
import { fileName, kindOf } from '#server/formats/file-kind.ts'
import { notFound, Problem, unauthorised } from '#server/http/problems.ts'
import { MIB } from '#shared/bytes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

export const DOCUMENT = 'This document'
export const FILE = 'This file'
const NO_ROOM = `The files of your register can take up ${QUOTAS.registerFileBytes / MIB} MiB, and there is no room left for this one. Please remove one first.`
const NO_FILE = { fileName: null, fileType: null, fileContent: null }

export const tooLarge = () => new Problem(413, APPROVED_FILE_TOO_LARGE)
export const wrongKind = () => new Problem(415, 'Please choose a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.')

type SentFile = { id: string; documentId: string; accountId: string; name: string; content: Buffer }

/**
 * Stores the file of a document in place of the one that it had.
 * @throws 404 where the document has gone, 413 without room, 415 for another kind of content
 */
export async function storeFile({ db, now }: Pick<Context, 'db' | 'now'>, file: SentFile): Promise<ApprovedDocument> {
  const { id, documentId, accountId, name, content } = file
  const fileType = await kindOf(content)
  if (!fileType) throw wrongKind()
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw unauthorised('Please sign in.')
    await lockDocument(tx, id, documentId)
    if ((await fileBytesBeside(tx, accountId, documentId)) + content.length > QUOTAS.registerFileBytes) throw new Problem(413, NO_ROOM)
    const after = await updateDocument(tx, id, documentId, { fileName: fileName(name, fileType), fileType, fileContent: content })
    if (!after) throw notFound(DOCUMENT)
    return shownDocument(after, sydneyDay(now()))
  })
}

/** @throws 404 where the document, or its file, has gone */
export const removeFile = ({ db }: Pick<Context, 'db'>, id: string, documentId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { fileName: stored } = await lockDocument(tx, id, documentId)
    if (stored === null) throw notFound(FILE)
    await updateDocument(tx, id, documentId, NO_FILE)
  })

/** Locks the supplier of a document until the transaction ends. @throws 404 where one of them has gone */
async function lockDocument(tx: Db, id: string, documentId: string) {
  if (!(await lockApproved(tx, id))) throw notFound(approvedById({ isRemoved: false }).what)
  const document = await documentOf(tx, id, documentId)
  if (!document) throw notFound(DOCUMENT)
  return document
}
