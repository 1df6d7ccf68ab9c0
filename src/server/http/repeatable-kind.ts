import type { Db } from '#server/db/db.ts'
import { argumentsOf, type EndpointKind, type Invocation } from './endpoint-kind.ts'
import { checkedKey, firstResponseOf, storeResponse } from './idempotency.ts'

type AnyHandler = (input: never, requester: never, resource: never) => Promise<unknown>

/**
 * Returns the first response again for an `Idempotency-Key`. For writes that ask somebody outside the process, which no transaction can
 * contain: two calls at once may both run, so their handler does the same thing once by itself.
 */
export const repeatableKind = (db: Db, handle: AnyHandler): EndpointKind => ({
  run: (call) => runAgain(db, call, () => handle(...argumentsOf(call))),
})

async function runAgain(db: Db, { requester, path, body, idempotencyKey }: Invocation, work: () => Promise<unknown>): Promise<unknown> {
  if (idempotencyKey === undefined) return work()
  const { account, network } = requester
  const call = { caller: account?.id ?? 'visitors', payer: account?.id ?? network, path, key: checkedKey(idempotencyKey), body }
  const first = await firstResponseOf(db, call)
  return first ? first.response : storeResponse(db, call, await work())
}
