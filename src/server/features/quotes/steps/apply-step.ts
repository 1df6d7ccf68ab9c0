import type { BulkProgress } from '#contract/quotes/quote-emails.ts'
import { otherParty, PARTIES, stepOf, STEPS, type Party, type StepName } from '#contract/quotes/quote-states.ts'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import type { Context } from '#server/context.ts'
import type { Acceptance } from '#server/feature.ts'
import { inOneTrip, type Db } from '#server/db/db.ts'
import type { FurtherCount } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { conflict } from '#server/http/problems.ts'
import { acceptedEmail } from './accepted-email.ts'
import { stepEmail } from '#server/features/quotes/thread/step-emails.ts'
import { countTexts, textsOf } from '#server/features/quotes/thread/count-texts.ts'
import { insertQuote, type NewQuoteRow } from '#server/features/quotes/thread/quote-queries.ts'
import { countsOfBulks, readingThread, type RequestWithThread } from '#server/features/quotes/thread/request-queries.ts'
import {
  movingRequest,
  noticeFrom,
  conflictMessageOf,
  noteHeldEmails,
  readingNotice,
  type MovedRequest,
  type Notice,
  type UnreadFlags,
  type NewStep,
} from '#server/features/quotes/thread/step-queries.ts'
import { required } from '#shared/required.ts'

export type StepDeps = Pick<Context, 'changes' | 'jobs' | 'config' | 'secrets' | 'now'>

/** What accepting and its undo need besides: other features have rows about what was accepted. */
export type AcceptDeps = StepDeps & Acceptance

/** The steps that change the supplier's public page: how fast it answers, and which reviews are of a purchase. */
const PUBLIC: StepName[] = ['answer', 'reply', 'pass', 'reopen', 'accept', 'undo']

const REVISIONS_FULL = `This request has ${QUOTAS.requestRevisions} answers with prices, as many as there is room for. Please send a message instead.`
const MESSAGES_FULL = `This request has ${QUOTAS.requestMessages} messages, as many as there is room for. Please go on by email or by phone.`

/** Takes a step in `tx` and returns the request after it. @throws 409 when the request's state does not allow it */
export async function applyStep(tx: Db, deps: StepDeps, id: string, newStep: NewStep, quote?: NewQuoteRow): Promise<RequestWithThread> {
  const after = await tryApplyStep(tx, deps, id, newStep, quote)
  if (!after) throw conflict(await conflictMessageOf(tx, id, newStep.step))
  return after
}

/**
 * Changes state, history and unread flags of a request and enqueues the emails, all in `tx`, and returns the request after that.
 * Returns null without any change when the request's state does not allow the step.
 * @throws 409 when the request has as many quotes or messages as it can, 413 when the sender has written too much within a day
 */
export async function tryApplyStep(
  tx: Db,
  deps: StepDeps,
  id: string,
  newStep: NewStep,
  quote?: NewQuoteRow,
): Promise<RequestWithThread | null> {
  const notified = notifiedParties(newStep)
  const at = deps.now()
  const taken = await moveAndRead(tx, id, movingRequest(tx, id, newStep, unreadFlagsFor(newStep, notified), at), at, quote)
  if (!taken) return null
  const { moved, notice, after } = taken
  if (PUBLIC.includes(newStep.step))
    await deps.changes.publish(tx, { supplierId: required(moved.supplierId, 'The supplier of a moved request') })
  const texts = newStep.sender === null ? undefined : textsOf(newStep.sender, [newStep.note, quote])
  if (notified.length > 0) await notify(tx, deps, { ...moved, ...notice }, newStep, notified, texts)
  else await countTexts(tx, texts)
  return after
}

/**
 * Moves a request, adds the quote, and returns the request with what emails need of it; undefined when its state does not allow the step.
 * What is read tells of the quote too.
 */
async function moveAndRead(tx: Db, id: string, move: ReturnType<typeof movingRequest>, at: Date, quote?: NewQuoteRow) {
  const reads = [readingNotice(tx, id), readingThread(tx, id)] as const
  if (!quote) {
    const [[moved], [notice], [after]] = await inOneTrip(tx, [move, ...reads])
    return moved && readAfter(moved, notice, after)
  }
  const [moved] = (await tx.executeQuery(move)).rows
  if (!moved) return undefined
  await addRevision(tx, id, quote, at)
  const [[notice], [after]] = await inOneTrip(tx, reads)
  return readAfter(moved, notice, after)
}

type ReadNotice = Parameters<typeof noticeFrom>[0] | undefined
const readAfter = <Moved>(moved: Moved, notice: ReadNotice, after: RequestWithThread | undefined) => ({
  moved,
  notice: noticeFrom(required(notice, 'What emails need of a request')),
  after: required(after, 'The request after its step'),
})

/** Enqueues the emails about a step. @throws 409 when the request has as many messages as it can, of each of which a party is notified */
async function notify(
  tx: Db,
  deps: StepDeps,
  request: MovedRequest & Notice,
  newStep: NewStep,
  parties: readonly Party[],
  texts?: FurtherCount,
): Promise<void> {
  if (newStep.step === 'message' && request.messages > QUOTAS.requestMessages) throw conflict(MESSAGES_FULL)
  const bulk = newStep.step === 'answer' && request.bulkId !== null ? await progressOf(tx, request.bulkId) : null
  const emails = parties.map((party) => stepEmail(deps, request, newStep, party, bulk))
  const afterSeconds = newStep.emailsAfterSeconds ?? stepOf(newStep.step).emailsAfterSeconds
  const own = newStep.step === 'accept' ? await acceptedEmail(tx, deps, request) : null
  const ids = await enqueueEmails(tx, deps, own ? [...emails, own] : emails, { sender: newStep.sender, further: texts, afterSeconds })
  if (afterSeconds === undefined) return
  const buyersHeldEmail = own?.id ?? null
  // That of a supplier which wants none has no id.
  await noteHeldEmails(tx, request.id, { heldEmail: ids.find((id) => id !== buyersHeldEmail) ?? null, buyersHeldEmail })
}

/** Returns how far a bulk request has come, this answer included. */
async function progressOf(tx: Db, bulkId: string): Promise<BulkProgress | null> {
  const counts = (await countsOfBulks(tx, [bulkId])).get(bulkId)
  return counts ? { bulkId, suppliers: counts.suppliers, answered: counts.answered } : null
}

/** Adds a quote to a request, whose row is locked by then. @throws 409 when it has as many as it can */
async function addRevision(tx: Db, id: string, quote: NewQuoteRow, at: Date): Promise<void> {
  if ((await insertQuote(tx, id, quote, at)) > QUOTAS.requestRevisions) throw conflict(REVISIONS_FULL)
}

function notifiedParties({ step, by }: NewStep): readonly Party[] {
  const { notifies } = STEPS[step]
  if (notifies === 'both') return PARTIES
  return notifies === 'nobody' || by === 'system' ? [] : [otherParty(by)]
}

/** The party that takes a step gets the request in the response, so nothing is unread for it. */
const unreadFlagsFor = ({ by, isInstant = false }: NewStep, notified: readonly Party[]): UnreadFlags => ({
  ...(by !== 'system' && !isInstant && { [by]: false }),
  ...Object.fromEntries(notified.map((party) => [party, true])),
})
