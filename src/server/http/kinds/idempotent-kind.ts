import type { AnyEndpoint, Input, Output } from '#contract/endpoint/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { argumentsOf, type EndpointKind, type Invocation } from './endpoint-kind.ts'
import { checkedKey, idempotent, type KeyedCall } from './idempotency.ts'
import type { Requester } from '#server/http/access/requester.ts'

export type WritingHandler<E extends AnyEndpoint, V extends Requester, Resource> = (
  tx: Db,
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>

type AnyWritingHandler = (tx: Db, input: never, requester: never, resource: never) => Promise<unknown>

/** Runs the handler in one transaction, and once for each `Idempotency-Key` of a caller. */
export const idempotentKind = (db: Db, handle: AnyWritingHandler): EndpointKind => ({
  headers: { request: ['Idempotency-Key'] },
  run: (call) => runOnce(db, call, (tx) => handle(tx, ...argumentsOf(call))),
})

function runOnce(db: Db, invocation: Invocation, work: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const call = keyedCall(invocation)
  return call ? idempotent(db, call, work) : inTransaction(db, work)
}

/** Returns what the key of a call belongs to; null for a call without a key. @throws 400 for a key that is none */
export function keyedCall({ requester: { account, network }, path, body, idempotencyKey }: Invocation): KeyedCall | null {
  if (idempotencyKey === undefined) return null
  return { caller: account?.id ?? 'visitors', payer: account?.id ?? network, path, key: checkedKey(idempotencyKey), body }
}
