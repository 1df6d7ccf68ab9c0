import { randomUUID } from 'node:crypto'
import type { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { UNDO_SECONDS } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import type { NewStep } from '#server/features/quotes/thread/step-queries.ts'
import { acceptOffer } from './answer-request.ts'
import type { StepDeps } from './apply-step.ts'
import { lockBulk, noteAcceptedWith } from './others-queries.ts'

type Actor = Pick<NewStep, 'accountId' | 'sender'>
type Orders = Input<typeof acceptBulk>['orders']

/**
 * Accepts several answers to a bulk request: all of them, or none.
 * @throws 400 for a request that stands twice, 404 for a request of another bulk request, 409 for one that cannot be accepted
 */
export async function acceptOrders(
  tx: Db,
  deps: StepDeps,
  { id: bulkId, orders }: Input<typeof acceptBulk>,
  actor: Actor,
): Promise<Output<typeof acceptBulk>> {
  rejectTwice(orders)
  const known = new Set((await lockBulk(tx, bulkId)).map(({ id }) => id))
  const unknown = orders.flatMap(({ requestId }, n) =>
    known.has(requestId) ? [] : [{ path: `orders.${n}.requestId`, message: NO_REQUEST }],
  )
  if (unknown.length > 0) throw notFound('One of these requests', unknown)
  const acceptedWith = randomUUID()
  for (const { requestId: id, revision } of orders) {
    await noteAcceptedWith(tx, id, acceptedWith)
    await acceptOffer(tx, deps, { id, revision }, actor)
  }
  const undoUntil = new Date(deps.now().getTime() + UNDO_SECONDS * 1000).toISOString()
  return { accepted: orders.map(({ requestId }) => requestId), undoUntil }
}

const NO_REQUEST = 'This is no request of this bulk request.'

function rejectTwice(orders: Orders): void {
  const ids = orders.map(({ requestId }) => requestId)
  const faults = ids.flatMap((id, n) =>
    ids.indexOf(id) < n ? [{ path: `orders.${n}.requestId`, message: 'Please name each request once.' }] : [],
  )
  if (faults.length > 0) throw invalid(faults)
}
