import { DOCUMENT_BYTES, MAX_DOCUMENTS, type SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import { MIB } from '#shared/bytes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'
import { fileName, kindOf } from '#server/formats/file-kind.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound, Problem, unauthorised } from '#server/http/problems.ts'
import { countDocuments, insertDocument } from './queries.ts'

export const tooLarge = () => new Problem(413, `This file is larger than ${DOCUMENT_BYTES / MIB} MiB. Please send a smaller one.`)
export const wrongKind = () => new Problem(415, 'Please send a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.')

type HandedInFile = Pick<SupplierDocument, 'kind' | 'expiresOn'> & { supplierId: number; accountId: string; name: string; content: Buffer }

/**
 * Stores a document that only its supplier and the owner can read.
 * @throws 400 for one that has expired, 409 when the listing has as many as it can, 415 for another kind of content
 */
export async function handIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, content, ...document }: HandedInFile,
): Promise<SupplierDocument> {
  const type = await kindOf(content)
  if (!type) throw wrongKind()
  const createdAt = now()
  if (document.expiresOn !== null && document.expiresOn < sydneyDay(createdAt))
    throw invalid([{ path: 'expiresOn', message: 'This document has expired. Please hand in one that still holds.' }])
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, document.accountId))) throw unauthorised('Please sign in.')
    if (!(await lockSupplier(tx, document.supplierId))) throw notFound('This supplier')
    if ((await countDocuments(tx, document.supplierId)) >= MAX_DOCUMENTS)
      throw conflict(`You have handed in ${MAX_DOCUMENTS} documents, as many as there is room for. Please take one back first.`)
    return insertDocument(tx, { ...document, name: fileName(name, type), type, content, createdAt })
  })
}
