import type { Input } from '#contract/endpoint/endpoint.ts'
import { STATE_CONFLICTS } from '#contract/quotes/quote-states.ts'
import type { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import type { QuotedLine } from '#contract/quotes/supplier-quote.ts'
import type { Db } from '#server/db/db.ts'
import { readHolidays } from '#server/features/holidays/state-holidays.ts'
import { supplierRow } from '#server/features/suppliers/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { dollars } from '#shared/money/money.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { quoteFrom } from '#server/features/quotes/thread/stored-quote.ts'
import type { Whereabouts } from '#shared/time/supplier-time-zone.ts'
import type { Subject } from '#server/features/quotes/access/access.ts'
import { hasAttachment } from '#server/features/quotes/attachments/attachment-queries.ts'
import { holdPrices } from '#server/features/quotes/held-prices/hold-prices.ts'
import { deliveredFrom } from './delivered-from.ts'
import { isLapsed } from './scheduled-step-queries.ts'
import { lastRevision, linesOfRequest, type RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import { noteDeliveredFrom, type NewStep } from '#server/features/quotes/thread/step-queries.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { applyStep, type AcceptDeps, type StepDeps } from './apply-step.ts'
import { checkAnswer } from './check-answer.ts'
import { dayAt } from './time-zones.ts'

/** An answer as it is sent; of one from a price list it is known where each price is from. */
export type QuoteInput = Omit<Input<typeof answerQuote>, 'lines' | 'key'> & {
  key?: Input<typeof answerQuote>['key']
  lines: (Input<typeof answerQuote>['lines'][number] & Pick<QuotedLine, 'from'>)[]
}
type Actor = Pick<NewStep, 'accountId' | 'sender' | 'isInstant'>
type Answered = Pick<Subject, 'id' | 'supplierId'>

/**
 * Sends a quote for a request, or revises the last one.
 * @throws 400 for what does not fit the lines of the request and for a last day in the past, 404 for an attachment that is not the request's, 409 when the request's state does not allow it
 */
export async function answerRequest(
  tx: Db,
  deps: StepDeps,
  subject: Answered,
  quote: QuoteInput,
  actor: Actor,
): Promise<RequestWithThread> {
  const { id: _id, key: _key, deliveryCents, belowMinimum, deliveryGst, ...given } = quote
  const { validUntil, attachmentId } = given
  const supplier = await supplierRow(tx, required(subject.supplierId, 'The supplier of a request that is answered'))
  if (!supplier) throw notFound('Your listing')
  checkAnswer(await linesOfRequest(tx, subject.id), quote)
  rejectPastDate(validUntil, supplier, deps.now())
  if (attachmentId !== null && !(await hasAttachment(tx, subject.id, attachmentId))) throw notFound('This attachment')
  const offer = {
    ...given,
    isInstant: actor.isInstant ?? false,
    passedLineIds: [...new Set(given.passedLineIds)],
    deliveryCents: deliveryCents ?? 0,
    belowMinimum: belowMinimum ?? ('difference' as const),
    deliveryGst: deliveryGst ?? ('goods' as const),
  }
  return applyStep(tx, deps, subject.id, { step: 'answer', by: 'supplier', note: null, ...actor }, offer)
}

/** Checks the last day of validity, which ends at midnight by the supplier's clock. @throws 400 when it is over */
function rejectPastDate(validUntil: string | null, supplier: Whereabouts, now: Date): void {
  if (validUntil !== null && validUntil < dayAt(supplier, now))
    throw invalid([{ path: 'validUntil', message: 'This day is over. Please give today or a later day.' }])
}

const REVISED = 'The supplier has revised the prices since you read them. Please look at the new ones first.'

/**
 * Accepts the latest quote.
 * @throws 409 when the request's state does not allow it, `revision` is not the latest one, the goods are below a minimum that the supplier
 * insists on, or the quote has lapsed but the scheduled job has not expired it yet
 */
export async function acceptLatest(
  tx: Db,
  deps: AcceptDeps,
  { id, revision }: Pick<Input<typeof acceptQuote>, 'id' | 'revision'>,
  actor: Actor,
): Promise<RequestWithThread> {
  if (await isLapsed(tx, id, deps.now())) throw conflict(STATE_CONFLICTS.expired)
  const after = await applyStep(tx, deps, id, { step: 'accept', by: 'buyer', note: null, ...actor })
  // The step has locked the request's row, so no revision can be added before the transaction ends; a conflict rolls the step back.
  if (revision !== null && revision !== (await lastRevision(tx, id))) throw conflict(REVISED)
  rejectBelowMinimum(after)
  await noteDelivery(tx, deps, after)
  await holdPrices(tx, after, deps.now())
  await deps.onAccept(tx, { requestId: id, lines: acceptedLines(after) })
  return after
}

/** Returns the lines in the total of what was accepted. */
const acceptedLines = (request: RequestWithThread) =>
  request.offers.slice(0, 1).flatMap((quote) => quoteFrom(request, quote).lines.filter(({ isCounted }) => isCounted))

/** @throws 409 where what is accepted is less than the supplier delivers */
export function rejectBelowMinimum(request: RequestWithThread): void {
  // There is one, or nothing could be accepted.
  const quote = quoteFrom(request, itemAt(request.offers, 0))
  const { goodsCents, isRefused } = totalsOf(quote)
  if (!isRefused) return
  const [goods, minimum] = [dollars(goodsCents), dollars(quote.minimumCents ?? 0)]
  throw conflict(
    `The goods come to ${goods}, and the supplier delivers no order below ${minimum} without GST. Please ask for more, or for an exception.`,
  )
}

/** Notes from when the goods can have arrived; only then a review of the supplier is one of a purchase. */
async function noteDelivery(tx: Db, { now }: StepDeps, { id, supplier }: RequestWithThread): Promise<void> {
  const terms = supplier.id === null ? undefined : await supplierRow(tx, supplier.id)
  if (terms) await noteDeliveredFrom(tx, id, deliveredFrom(terms, await readHolidays(tx), now()))
}
