import { WENT_ELSEWHERE, type declineOthers as endpoint } from '#contract/quotes/bulk-quotes.ts'
import { ACCEPTED_EMAIL_SECONDS, stepsFor, UNDO_SECONDS } from '#contract/quotes/quote-states.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { cancelEmail } from '#server/features/emails/queue/enqueue-emails.ts'
import { conflict } from '#server/http/problems.ts'
import { applyStep, type StepDeps } from './apply-step.ts'
import { closedWith, lockBulk, noteClosedWith, reopen } from './others-queries.ts'
import type { NewStep } from '#server/features/quotes/thread/step-queries.ts'

const NOTHING_ACCEPTED = 'Please accept the prices of one supplier first. Then the others can be told that it went elsewhere.'

type Actor = Pick<NewStep, 'accountId' | 'sender'>

/**
 * Closes what is still open of a bulk request of which one was accepted, with thanks: answers are declined, what has none is withdrawn. As
 * long as the acceptance can be undone, the emails about it wait and an undo opens them again.
 * @throws 409 where nothing was accepted
 */
export async function declineOthers(
  tx: Db,
  deps: StepDeps,
  { id: bulkId, reason }: Input<typeof endpoint>,
  actor: Actor,
): Promise<Output<typeof endpoint>> {
  const requests = await lockBulk(tx, bulkId)
  const accepted = requests.filter(({ status }) => status === 'won').toSorted((a, b) => Date.parse(b.statusAt) - Date.parse(a.statusAt))[0]
  if (!accepted) throw conflict(NOTHING_ACCEPTED)
  const since = (deps.now().getTime() - Date.parse(accepted.statusAt)) / 1000
  const emailsAfterSeconds = since < UNDO_SECONDS ? Math.ceil(ACCEPTED_EMAIL_SECONDS - Math.max(0, since)) : undefined
  const counts = { decline: 0, withdraw: 0 }
  for (const { id, status, supplierId } of requests) {
    const step = (['decline', 'withdraw'] as const).find((each) => stepsFor('buyer', status).includes(each))
    if (!step || supplierId === null) continue
    await applyStep(tx, deps, id, { step, by: 'buyer', note: reason ?? WENT_ELSEWHERE, emailsAfterSeconds, ...actor })
    await noteClosedWith(tx, id, accepted.id, status)
    counts[step]++
  }
  return { declined: counts.decline, withdrawn: counts.withdraw }
}

/** Opens again what was closed because a request was accepted that is not any more; one whose supplier has had the email already stays closed. */
export async function reopenOthers(tx: Db, { now }: Pick<StepDeps, 'now'>, acceptedId: string, { accountId }: Actor): Promise<void> {
  const untold: string[] = []
  for (const { id, heldEmail } of await closedWith(tx, acceptedId))
    if (heldEmail === null || (await cancelEmail(tx, heldEmail))) untold.push(id)
  if (untold.length > 0) await reopen(tx, untold, accountId, now())
}
