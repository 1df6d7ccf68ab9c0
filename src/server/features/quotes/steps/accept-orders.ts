import { randomUUID } from 'node:crypto'
import type { acceptBulk, ChosenOrder } from '#contract/quotes/bulk-acceptance.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { stepsFor, UNDO_SECONDS } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { repeatedFaults } from '#server/http/faults.ts'
import { invalid, notFound, Problem } from '#server/http/problems.ts'
import { isVenueRegistered } from '#server/features/quotes/comparison/gst-queries.ts'
import { requestsOfBulk, type RequestRow } from '#server/features/quotes/thread/request-queries.ts'
import { conflictMessageOf, type NewStep } from '#server/features/quotes/thread/step-queries.ts'
import { required } from '#shared/required.ts'
import { acceptLatest } from './answer-request.ts'
import type { AcceptDeps } from './apply-step.ts'
import { chosenPrices, repeatedLines } from './chosen-prices.ts'
import { lockBulk, noteAccepted } from './others-queries.ts'

type Actor = Pick<NewStep, 'accountId' | 'sender'>
type Order = { order: ChosenOrder; request: RequestRow; at: string }

const NO_REQUEST = 'This is no request of this bulk request.'
const TWICE = 'Please name each request once.'
const CONFLICT = 409

/**
 * Accepts several answers to a bulk request, or lines of each: all of it, or nothing. What decides is read once the requests are locked.
 * @throws 404 for a request of another bulk request, 400 for one that stands twice, a line without a price and one in two orders, 409 where an
 * answer is closed, over, newer than the one that was read, or below the minimum of its supplier
 */
export async function acceptOrders(
  tx: Db,
  deps: AcceptDeps,
  { id: bulkId, orders: chosen }: Input<typeof acceptBulk>,
  actor: Actor,
): Promise<Output<typeof acceptBulk>> {
  rejectTwice(chosen)
  await lockBulk(tx, bulkId)
  const orders = requestsOf(await requestsOfBulk(tx, bulkId), chosen)
  for (const each of orders) await naming(orders, each, () => rejectUnanswered(tx, each.request))
  const prices = pricesOf(orders, (await isVenueRegistered(tx, bulkId)) === false)
  const acceptedWith = randomUUID()
  for (const [n, each] of orders.entries()) {
    const { requestId: id, revision } = each.order
    await noteAccepted(tx, id, { acceptedWith, acceptedLines: prices[n] ?? null })
    await naming(orders, each, () => acceptLatest(tx, deps, { id, revision }, actor))
  }
  const undoUntil = new Date(deps.now().getTime() + UNDO_SECONDS * 1000).toISOString()
  return { accepted: orders.map(({ request }) => request.id), undoUntil }
}

function rejectTwice(orders: readonly ChosenOrder[]): void {
  const faults = repeatedFaults(
    orders.map(({ requestId }) => requestId),
    (n) => `orders.${n}.requestId`,
    TWICE,
  )
  if (faults.length > 0) throw invalid(faults)
}

/** Returns each order with its request. @throws 404 for one that is not there */
function requestsOf(requests: readonly RequestRow[], chosen: readonly ChosenOrder[]): Order[] {
  const byId = new Map(requests.map((request) => [request.id, request]))
  const missing = chosen.flatMap(({ requestId }, n) =>
    byId.has(requestId) ? [] : [{ path: `orders.${n}.requestId`, message: NO_REQUEST }],
  )
  if (missing.length > 0) throw notFound('One of these requests', missing)
  return chosen.map((order, n) => ({ order, request: required(byId.get(order.requestId), 'The request of an order'), at: `orders.${n}` }))
}

/** @throws 409 where the state of a request does not allow to accept it */
async function rejectUnanswered(tx: Db, { id, status, supplier }: RequestRow): Promise<void> {
  if (supplier.id !== null && stepsFor('buyer', status).includes('accept')) return
  throw new Problem(CONFLICT, await conflictMessageOf(tx, id, 'accept'))
}

/** Returns the prices that each order accepts. @throws 400 for a line without a price, and for one in two orders */
function pricesOf(orders: readonly Order[], isByTotal: boolean) {
  const chosen = orders.map(({ order, request, at }) =>
    chosenPrices(order, { lines: request.lines, answer: request.offer?.lines ?? [], isByTotal }, at),
  )
  const faults = chosen.flatMap(({ faults: own }) => own)
  const prices = chosen.map((each) => each.prices)
  const all = faults.length > 0 ? faults : repeatedLines(prices)
  if (all.length > 0) throw invalid(all)
  return prices
}

/** Runs a part of one of several orders, and says of which supplier it is where that part is a conflict. */
async function naming<Result>(orders: readonly Order[], { request, at }: Order, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== CONFLICT) throw error
    const detail = orders.length === 1 ? error.message : `${request.supplier.businessName}: ${error.message}`
    throw new Problem(CONFLICT, detail, { ...error.details, errors: [{ path: `${at}.requestId`, message: error.message }] })
  }
}
