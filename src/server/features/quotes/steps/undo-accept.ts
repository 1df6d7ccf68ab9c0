import type { undoBulk } from '#contract/quotes/bulk-acceptance.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import { NOTHING_TO_UNDO } from '#contract/quotes/quote-states.ts'
import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import { forgetFollowUp } from '#server/features/quotes/follow-ups/follow-up-queries.ts'
import { releasePrices } from '#server/features/quotes/held-prices/hold-prices.ts'
import { applyStep, type AcceptDeps } from './apply-step.ts'
import type { RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import { reopenOthers } from './decline-others.ts'
import { lockBulk, noteAccepted } from './others-queries.ts'
import { stepEmail } from '#server/features/quotes/thread/step-emails.ts'
import { heldEmailsOf, movedById, noticeOf, type NewStep } from '#server/features/quotes/thread/step-queries.ts'

const NOTHING_ACCEPTED = { acceptedWith: null, acceptedLines: null }

type Undone = { id: string; bulkId: string | null }
type Actor = Pick<NewStep, 'accountId' | 'sender'>

/**
 * Takes an acceptance back, within a minute of it. The buyer's own email about it is not sent then. The supplier gets no email about either, unless that of the acceptance has left already:
 * then one explains it. Other requests of the same bulk request that were closed with it are open again.
 * @throws 409 after that minute, and where nothing was accepted
 */
export async function undoAcceptance(tx: Db, deps: AcceptDeps, { id, bulkId }: Undone, actor: Actor): Promise<RequestWithThread> {
  // All of them in one order, as whoever closes the others does.
  if (bulkId !== null) await lockBulk(tx, bulkId)
  return undoLocked(tx, deps, { id, bulkId }, actor)
}

/**
 * Takes back as one what was accepted in one go, the last time that several answers of a bulk request were.
 * @throws 409 after a minute, and where nothing of it is accepted any more
 */
export async function undoOrders(tx: Db, deps: AcceptDeps, bulkId: string, actor: Actor): Promise<Output<typeof undoBulk>> {
  const accepted = (await lockBulk(tx, bulkId)).filter(({ status, acceptedWith }) => status === 'won' && acceptedWith !== null)
  const last = accepted.toSorted((a, b) => Date.parse(b.statusAt) - Date.parse(a.statusAt))[0]
  if (!last) throw conflict(NOTHING_TO_UNDO)
  const batch = accepted.filter(({ acceptedWith }) => acceptedWith === last.acceptedWith)
  for (const { id } of batch) await undoLocked(tx, deps, { id, bulkId }, actor)
  return { undone: batch.map(({ id }) => id) }
}

/** Does the same for a request whose bulk request is locked, if it has one. */
async function undoLocked(tx: Db, deps: AcceptDeps, { id, bulkId }: Undone, actor: Actor): Promise<RequestWithThread> {
  const step: NewStep = { step: 'undo', by: 'buyer', note: null, ...actor }
  await noteAccepted(tx, id, NOTHING_ACCEPTED)
  await releasePrices(tx, id)
  await forgetFollowUp(tx, id)
  // It locks the row, so that one of two simultaneous calls finds nothing to undo.
  const after = await applyStep(tx, deps, id, step)
  await deps.onUndo(tx, id)
  if (bulkId !== null) await reopenOthers(tx, deps, id, actor)
  const { heldEmail, buyersHeldEmail } = await heldEmailsOf(tx, id)
  if (buyersHeldEmail !== null) await cancelEmail(tx, buyersHeldEmail)
  if (heldEmail !== null && (await cancelEmail(tx, heldEmail))) return after
  const request = { ...(await movedById(tx, id)), ...(await noticeOf(tx, id)) }
  await enqueueEmails(tx, deps, [stepEmail(deps, request, step, 'supplier')], { sender: actor.sender })
  return after
}
