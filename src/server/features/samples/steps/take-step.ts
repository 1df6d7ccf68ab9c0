import type { Party } from '#contract/quotes/quote-states.ts'
import {
  SAMPLE_CONFLICTS,
  sampleStateAfter,
  SAMPLES_SUPPLIER_LEFT,
  samplesTurn,
  VERDICT_GIVEN,
  type SampleStepName,
} from '#contract/samples/sample-states.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Sender } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { countTexts, textsOf } from '#server/features/quotes/thread/count-texts.ts'
import { sampleById } from '#server/features/samples/access/sample-queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { stepEmail } from './emails.ts'
import { insertSteps, lockSample, mattersOf, moveSample, storeVerdict } from './queries.ts'

export type StepDeps = Pick<Context, 'jobs' | 'config' | 'secrets' | 'now'>

export type TakenStep = {
  by: Party
  accountId: string | null
  sender: Sender
  /** The reason of a decline, which the other side is told. */
  reason?: string | null
} & ({ step: Exclude<SampleStepName, 'verdict'> } | { step: 'verdict'; verdict: { stars: number; note: string | null; isShown: boolean } })

/** Which steps the other side gets an email about. */
const MAX_FOR_MODEL: readonly SampleStepName[] = ['promise', 'send', 'decline', 'withdraw']

/** Takes a step in `tx`, history and email included. @throws 404, 409 out of turn, 413 when the sender has written too much within a day */
export async function takeStep(tx: Db, deps: StepDeps, id: string, taken: TakenStep): Promise<void> {
  const { step, by, accountId, sender, reason = null } = taken
  const sample = await lockSample(tx, id)
  if (!sample) throw notFound(sampleById.what)
  const status = sampleStateAfter(step, { status: sample.status, hasVerdict: sample.stars !== null })
  if (status === undefined) throw conflict(step === 'verdict' && sample.stars !== null ? VERDICT_GIVEN : SAMPLE_CONFLICTS[sample.status])
  if (by === 'supplier' && sample.supplierId === null) throw conflict(SAMPLES_SUPPLIER_LEFT)
  const at = deps.now()
  if (taken.step === 'verdict') await storeVerdict(tx, id, taken.verdict, at)
  else await moveSample(tx, id, { status, at, isSent: step === 'send', isNextTurn: samplesTurn(status) !== samplesTurn(sample.status) })
  await insertSteps(tx, [{ sampleId: id, step, by, accountId, at, note: reason }])
  const further = textsOf(sender, [reason, taken.step === 'verdict' ? taken.verdict.note : null])
  const [matter] = MAX_FOR_MODEL.includes(step) ? await mattersOf(tx, [id]) : []
  if (!matter) return countTexts(tx, further)
  const email = stepEmail(deps, matter, { step, note: reason, to: by === 'supplier' ? 'buyer' : 'supplier' })
  await enqueueEmails(tx, deps, [email], { sender, further })
}
