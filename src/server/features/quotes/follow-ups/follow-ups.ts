import type { Input } from '#contract/endpoint/endpoint.ts'
import {
  type answerVenue,
  type askBuyer,
  type FollowUp,
  MAX_FIRST_DELIVERY_DAYS,
  REVIEW_AFTER_DAYS,
  type sayFirstDelivery,
} from '#contract/quotes/follow-ups.ts'
import type { Db } from '#server/db/db.ts'
import { dayAt } from '#server/features/quotes/steps/time-zones.ts'
import { applyStep, type StepDeps } from '#server/features/quotes/steps/apply-step.ts'
import type { NewStep } from '#server/features/quotes/thread/step-queries.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { acceptanceOf, lockRequest, noteFollowUp, storedFollowUp, type StoredFollowUp } from './follow-up-queries.ts'

type Actor = Pick<NewStep, 'accountId' | 'sender' | 'by'>
type Acceptance = Awaited<ReturnType<typeof acceptanceOf>>

const DAY_MS = 86_400_000
const NOT_WON = 'The prices of this request are not accepted, so nothing follows yet.'
const ASKED = 'You have asked this already.'
const NOT_ASKED = 'The supplier has not asked this.'

/** Returns what follows an accepted quote. @throws 409 where nothing is accepted */
export async function followUpOf(db: Db, id: string): Promise<FollowUp> {
  const { statusAt } = accepted(await acceptanceOf(db, id))
  return shown(await storedFollowUp(db, id), statusAt)
}

/** Tells the buyer the first day; the same day again tells nothing. @throws 400 for a day that is over or too far, 409 where nothing is accepted */
export async function tellFirstDelivery(
  tx: Db,
  deps: StepDeps,
  { id, on }: Input<typeof sayFirstDelivery>,
  actor: Actor,
): Promise<FollowUp> {
  const { request, stored } = await locked(tx, id)
  rejectDay(on, request, deps.now())
  if (stored.firstDeliveryOn !== on) {
    await noteFollowUp(tx, id, { firstDeliveryOn: on })
    await say(tx, deps, id, actor, `The first delivery comes on ${dayInWords(on)}.`)
  }
  return followUpOf(tx, id)
}

/** Asks the buyer once. @throws 409 where nothing is accepted, it was asked before, or a review is asked for too early */
export async function ask(tx: Db, deps: StepDeps, { id, about }: Input<typeof askBuyer>, actor: Actor): Promise<FollowUp> {
  const { request, stored } = await locked(tx, id)
  const now = deps.now()
  if (about === 'venue') {
    if (stored.venueAskedAt !== null) throw conflict(ASKED)
    await noteFollowUp(tx, id, { venueAskedAt: now })
    const name = request.businessName ?? 'your venue'
    await say(tx, deps, id, actor, `May we show ${name} among the venues on our profile? Please say yes or no on this page.`)
    return followUpOf(tx, id)
  }
  if (stored.reviewAskedAt !== null) throw conflict(ASKED)
  const from = reviewFrom(request.statusAt)
  if (now.getTime() < Date.parse(from)) throw conflict(`You can ask for a review ${REVIEW_AFTER_DAYS} days after the prices were accepted.`)
  await noteFollowUp(tx, id, { reviewAskedAt: now })
  const profile = `${deps.config.publicUrl}/suppliers/${request.supplierId}`
  await say(tx, deps, id, actor, `How are our deliveries? Other venues read what you say: please leave us a review on ${profile}`)
  return followUpOf(tx, id)
}

/** Records the buyer's yes or no, which it can change. @throws 409 where it was not asked */
export async function answerAboutVenue(tx: Db, deps: StepDeps, { id, agrees }: Input<typeof answerVenue>, actor: Actor): Promise<FollowUp> {
  const { stored } = await locked(tx, id)
  if (stored.venueAskedAt === null) throw conflict(NOT_ASKED)
  if (stored.venueAgrees !== agrees) {
    await noteFollowUp(tx, id, { venueAgrees: agrees })
    await say(tx, deps, id, actor, agrees ? 'Yes, you may show us among your venues.' : 'Please do not show us among your venues.')
  }
  return followUpOf(tx, id)
}

/** Locks a request and returns what was accepted and what has followed. @throws 409 where nothing is accepted */
async function locked(tx: Db, id: string): Promise<{ request: Acceptance; stored: StoredFollowUp }> {
  await lockRequest(tx, id)
  return { request: accepted(await acceptanceOf(tx, id)), stored: await storedFollowUp(tx, id) }
}

function accepted(request: Acceptance): Acceptance {
  if (request.status !== 'won') throw conflict(NOT_WON)
  return request
}

/** Puts it into the history, where it is an email and unread as any message is. */
const say = (tx: Db, deps: StepDeps, id: string, actor: Actor, note: string) => applyStep(tx, deps, id, { ...actor, step: 'message', note })

function rejectDay(on: string, where: Acceptance, now: Date): void {
  const last = dayAt(where, new Date(now.getTime() + MAX_FIRST_DELIVERY_DAYS * DAY_MS))
  if (on < dayAt(where, now)) throw invalid([{ path: 'on', message: 'This day is over. Please give today or a later day.' }])
  if (on > last) throw invalid([{ path: 'on', message: 'Please give a day within a year.' }])
}

const reviewFrom = (statusAt: string): string => new Date(Date.parse(statusAt) + REVIEW_AFTER_DAYS * DAY_MS).toISOString()

function shown({ firstDeliveryOn, venueAskedAt, venueAgrees, reviewAskedAt }: StoredFollowUp, statusAt: string): FollowUp {
  const answered = venueAgrees === null ? 'asked' : venueAgrees ? 'agreed' : 'refused'
  return { firstDeliveryOn, venue: venueAskedAt === null ? 'not-asked' : answered, reviewAskedAt, reviewFrom: reviewFrom(statusAt) }
}
