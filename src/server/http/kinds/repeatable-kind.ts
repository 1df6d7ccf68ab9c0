import type { Db } from '#server/db/db.ts'
import { argumentsOf, type EndpointKind, type Invocation } from './endpoint-kind.ts'
import { firstResponseOf, storeResponse } from './idempotency.ts'
import { keyedCall } from './idempotent-kind.ts'

type AnyHandler = (input: never, requester: never, resource: never) => Promise<unknown>

/**
 * Returns the first response again for an `Idempotency-Key`. For writes that ask somebody outside the process, which no transaction can
 * contain: two calls at once may both run, so their handler does the same thing once by itself.
 */
export const repeatableKind = (db: Db, handle: AnyHandler): EndpointKind => ({
  headers: { request: ['Idempotency-Key'] },
  run: (call) => runAgain(db, call, () => handle(...argumentsOf(call))),
})

async function runAgain(db: Db, invocation: Invocation, work: () => Promise<unknown>): Promise<unknown> {
  const call = keyedCall(invocation)
  if (!call) return work()
  const first = await firstResponseOf(db, call)
  return first ? first.response : storeResponse(db, call, await work())
}
