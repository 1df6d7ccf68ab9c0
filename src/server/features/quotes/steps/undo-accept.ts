import { cancelEmail, enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { Db } from '#server/db/db.ts'
import { applyStep, type StepDeps } from './apply-step.ts'
import type { RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import { reopenOthers } from './decline-others.ts'
import { lockBulk } from './others-queries.ts'
import { stepEmail } from '#server/features/quotes/thread/step-emails.ts'
import { heldEmailsOf, movedById, noticeOf, type NewStep } from '#server/features/quotes/thread/step-queries.ts'

/**
 * Takes an acceptance back, within a minute of it. The buyer's own email about it is not sent then. The supplier gets no email about either, unless that of the acceptance has left already:
 * then one explains it. Other requests of the same bulk request that were closed with it are open again.
 * @throws 409 after that minute, and where nothing was accepted
 */
export async function undoAcceptance(
  tx: Db,
  deps: StepDeps,
  { id, bulkId }: { id: string; bulkId: string | null },
  actor: Pick<NewStep, 'accountId' | 'sender'>,
): Promise<RequestWithThread> {
  const step: NewStep = { step: 'undo', by: 'buyer', note: null, ...actor }
  // All of them in one order, as whoever closes the others does.
  if (bulkId !== null) await lockBulk(tx, bulkId)
  // It locks the row, so that one of two simultaneous calls finds nothing to undo.
  const after = await applyStep(tx, deps, id, step)
  if (bulkId !== null) await reopenOthers(tx, deps, id, actor)
  const { heldEmail, buyersHeldEmail } = await heldEmailsOf(tx, id)
  if (buyersHeldEmail !== null) await cancelEmail(tx, buyersHeldEmail)
  if (heldEmail !== null && (await cancelEmail(tx, heldEmail))) return after
  const request = { ...(await movedById(tx, id)), ...(await noticeOf(tx, id)) }
  await enqueueEmails(tx, deps, [stepEmail(deps, request, step, 'supplier')], { sender: actor.sender })
  return after
}
