import { cancelEmail } from '#server/features/emails/queue/enqueue-emails.ts'
import type { Db } from '#server/db/db.ts'
import type { RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import { heldEmailsOf, noteHeldEmails, type NewStep } from '#server/features/quotes/thread/step-queries.ts'
import { applyStep, type StepDeps } from './apply-step.ts'

type Actor = Pick<NewStep, 'accountId' | 'sender'>

/** Takes a supplier's pass back, within a minute of it; the email about it has not left by then. @throws 409 after that minute, and without a pass */
export async function reopenRequest(tx: Db, deps: StepDeps, id: string, actor: Actor): Promise<RequestWithThread> {
  // It locks the row, so that one of two simultaneous calls finds nothing to take back.
  const after = await applyStep(tx, deps, id, { step: 'reopen', by: 'supplier', note: null, ...actor })
  const { heldEmail } = await heldEmailsOf(tx, id)
  if (heldEmail !== null) await cancelEmail(tx, heldEmail)
  await noteHeldEmails(tx, id, { heldEmail: null, buyersHeldEmail: null })
  return after
}
