import type { Input } from '#contract/endpoint/endpoint.ts'
import {
  MAX_APPROVED_DOCUMENTS,
  type addApprovedDocument,
  type ApprovedDocument,
  type changeApprovedDocument,
} from '#contract/venue/approved-documents.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { definedOf } from '#shared/objects.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { countDocuments, deleteDocument, documentOf, insertDocument, shownDocument, updateDocument } from './document-queries.ts'
import { approvedById, lockApproved } from './queries.ts'

type Deps = Pick<Context, 'db' | 'now'>

const WHAT = 'This document'
const IS_FULL = `This supplier has ${MAX_APPROVED_DOCUMENTS} documents, as many as there is room for. Please remove one first.`

async function lockOrThrow(tx: Db, id: string): Promise<void> {
  if (!(await lockApproved(tx, id))) throw notFound(approvedById({ isRemoved: false }).what)
}

/** @throws 404 where the supplier was removed meanwhile, 409 for too many */
export async function addDocument(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { id, ...document }: Input<typeof addApprovedDocument>,
): Promise<ApprovedDocument> {
  await lockOrThrow(tx, id)
  if ((await countDocuments(tx, id)) >= MAX_APPROVED_DOCUMENTS) throw conflict(IS_FULL)
  const created = await insertDocument(tx, { registerEntryId: id, ...document, createdAt: now().toISOString() })
  return shownDocument(created, sydneyDay(now()))
}

/** Changes a document; one that ends on another day is announced anew. @throws 404 where it has gone */
export const changeDocument = (
  { db, now }: Deps,
  { id, documentId, ...change }: Input<typeof changeApprovedDocument>,
): Promise<ApprovedDocument> =>
  inTransaction(db, async (tx) => {
    await lockOrThrow(tx, id)
    const before = await documentOf(tx, id, documentId)
    if (!before) throw notFound(WHAT)
    const isMoved = change.expiresOn !== undefined && change.expiresOn !== before.expiresOn
    const given = { ...definedOf(change), ...(isMoved && { warnedDays: null }) }
    const after = Object.keys(given).length === 0 ? before : await updateDocument(tx, id, documentId, given)
    if (!after) throw notFound(WHAT)
    return shownDocument(after, sydneyDay(now()))
  })

/** @throws 404 where it has gone */
export const removeDocument = ({ db }: Deps, id: string, documentId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOrThrow(tx, id)
    if (!(await deleteDocument(tx, id, documentId))) throw notFound(WHAT)
  })
