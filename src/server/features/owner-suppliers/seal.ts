import type { Input } from '#contract/endpoint/endpoint.ts'
import type { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { unverify, verify } from '#server/features/suppliers/check-queries.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { hasDocument } from './document-queries.ts'
import { sealOf } from './seal-queries.ts'

type Change = Pick<Input<typeof updateOwnerSupplier>, 'id' | 'isVerified' | 'evidence'>

/**
 * Gives a locked listing the seal, changes what it rests on, or takes both away; the audit has either before and after. Verified again
 * without evidence, a listing keeps what it has.
 * @throws 400 for evidence without the seal or that has expired, 404 for a document that is not the supplier's
 */
export async function changeSeal(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { id, isVerified, evidence }: Change,
  by: SessionAccount,
): Promise<void> {
  const before = await sealOf(tx, id)
  const willBe = isVerified ?? before.isVerified
  if (evidence && !willBe)
    throw invalid([{ path: 'evidence', message: 'Evidence belongs to the seal. Please mark the supplier as verified too.' }])
  if (willBe === before.isVerified && !evidence) return
  if (evidence) await rejectEvidence(tx, id, evidence, now())
  if (willBe) await verify(tx, { ...(evidence ?? NOTHING_SAID), supplierId: id, checkedBy: by.username, checkedAt: now() })
  else await unverify(tx, id)
  const action = willBe ? 'supplier.verify' : 'supplier.unverify'
  await insertAudit(tx, by, { action, subject: `supplier ${id}`, details: { before, after: await sealOf(tx, id) } })
}

const NOTHING_SAID = { what: null, documentId: null, expiresOn: null }

async function rejectEvidence(tx: Db, id: number, { documentId, expiresOn }: NonNullable<Change['evidence']>, now: Date): Promise<void> {
  if (expiresOn !== null && expiresOn < sydneyDay(now))
    throw invalid([{ path: 'evidence.expiresOn', message: 'This day is over. Please give the last day on which it holds.' }])
  if (documentId !== null && !(await hasDocument(tx, id, documentId)))
    throw notFound('This document', [{ path: 'evidence.documentId', message: 'This supplier has no such document.' }])
}
