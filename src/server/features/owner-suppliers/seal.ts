import type { Input } from '#contract/endpoint/endpoint.ts'
import type { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { required } from '#shared/required.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { businessNameOf, managerOf } from '#server/features/accounts/queries.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { unverify, verify } from '#server/features/suppliers/check-queries.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { hasDocument } from './document-queries.ts'
import { noteSealEmail, sealEmailOf, sealOf } from './seal-queries.ts'

type Change = Pick<Input<typeof updateOwnerSupplier>, 'id' | 'isVerified' | 'evidence'>

/**
 * Gives a locked listing the seal, changes what it rests on, or takes both away; the audit has either before and after. Verified again
 * without evidence, a listing keeps what it has.
 * @throws 400 for evidence without the seal or that has expired, 404 for a document that is not the supplier's
 */
export async function changeSeal(
  tx: Db,
  deps: Pick<Context, 'now' | 'jobs'>,
  { id, isVerified, evidence }: Change,
  by: SessionAccount,
): Promise<void> {
  const { now } = deps
  const before = await sealOf(tx, id)
  const willBe = isVerified ?? before.isVerified
  if (evidence && !willBe)
    throw invalid([{ path: 'evidence', message: 'Evidence belongs to the seal. Please mark the supplier as verified too.' }])
  if (willBe === before.isVerified && !evidence) return
  if (evidence) await rejectEvidence(tx, id, evidence, now())
  if (willBe) await verify(tx, { ...(evidence ?? NOTHING_SAID), supplierId: id, checkedBy: by.username, checkedAt: now() })
  else await takeSeal(tx, id)
  if (willBe && !before.isVerified) await notifyOfSeal(tx, deps, id, evidence ?? NOTHING_SAID)
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

/** How long the email about a new seal waits: the page offers to take one back that was given a moment ago. */
const EMAIL_SECONDS = 65

/** Tells the account that manages a listing of its new seal, unless it is taken back before that. */
async function notifyOfSeal(
  tx: Db,
  deps: Pick<Context, 'jobs'>,
  id: number,
  { what, expiresOn }: NonNullable<Change['evidence']> | Nothing,
) {
  const manager = await managerOf(tx, id)
  if (!manager) return
  const facts = { supplier: { id, businessName: required(await businessNameOf(tx, id), 'The name of a locked listing') }, what, expiresOn }
  const email = { kind: 'seal-given', recipient: manager.email, replyTo: null, facts } as const
  const [emailId] = await enqueueEmails(tx, deps, [email], { sender: null, afterSeconds: EMAIL_SECONDS })
  if (emailId !== undefined) await noteSealEmail(tx, id, emailId)
}

type Nothing = typeof NOTHING_SAID

async function takeSeal(tx: Db, id: number): Promise<void> {
  const emailId = await sealEmailOf(tx, id)
  if (emailId !== null) await cancelEmail(tx, emailId)
  await unverify(tx, id)
}
