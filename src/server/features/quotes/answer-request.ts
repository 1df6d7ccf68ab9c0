import type { Input } from '#contract/endpoint.ts'
import { NOT_NOW } from '#contract/quote-states.ts'
import type { acceptQuote, answerQuote } from '#contract/quotes.ts'
import type { StateCode } from '#contract/options.ts'
import type { Db } from '#server/db/db.ts'
import { supplierRow } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import type { Subject } from './access.ts'
import { hasAttachment } from './attachment-queries.ts'
import { isLapsed } from './scheduled-step-queries.ts'
import { lastOffers } from './request-queries.ts'
import type { Taken } from './step-queries.ts'
import { takeStep, type StepDeps } from './take-step.ts'
import { dayIn } from './time-zones.ts'

type QuoteInput = Input<typeof answerQuote>
type Who = Pick<Taken, 'accountId'>

/** Answers a request with prices, or with others than before. @throws 400 for a day that is over, 404 for a file of no such request, 409 */
export async function answerRequest(tx: Db, deps: StepDeps, subject: Subject, given: QuoteInput, who: Who): Promise<void> {
  const { lines, deliveryCents, minimumCents, validUntil, terms, note, attachmentId } = given
  const supplier = await supplierRow(tx, subject.supplierId!)
  refuseOver(validUntil, supplier!.state, deps.now())
  if (attachmentId !== null && !(await hasAttachment(tx, subject.id, attachmentId))) throw notFound('This attachment')
  const offer = { lines, deliveryCents: deliveryCents ?? 0, minimumCents, validUntil, terms, note, attachmentId }
  await takeStep(tx, deps, subject.id, { step: 'answer', by: 'supplier', note: null, ...who }, offer)
}

/** The last day counts: it ends where the supplier is. */
function refuseOver(validUntil: string | null, state: StateCode | null, now: Date): void {
  if (validUntil !== null && validUntil < dayIn(state, now))
    throw invalid([{ path: 'validUntil', message: 'This day is over. Please give today or a later day.' }])
}

const REVISED = 'The supplier has revised the prices since you read them. Please look at the new ones first.'

/** Takes the prices of now. @throws 409 also where others were read, or their last day is over and the clock has not come by yet */
export async function acceptOffer(tx: Db, deps: StepDeps, { id, revision }: Input<typeof acceptQuote>, who: Who): Promise<void> {
  if (await isLapsed(tx, id, deps.now())) throw conflict(NOT_NOW.expired)
  await takeStep(tx, deps, id, { step: 'accept', by: 'buyer', note: null, ...who })
  // The step holds the request: no other prices come between here and its end, and a refusal undoes it.
  if (revision !== null && revision !== (await lastOffers(tx, [id])).get(id)!.revision) throw conflict(REVISED)
}
