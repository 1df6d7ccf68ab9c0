import type { AnyEndpoint, Input, Output } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { argumentsOf, type EndpointKind, type Invocation } from './endpoint-kind.ts'
import { checkedKey, idempotent } from './idempotency.ts'
import type { Requester } from './requester.ts'

export type WritingHandler<E extends AnyEndpoint, V extends Requester, Resource> = (
  tx: Db,
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>

type AnyWritingHandler = (tx: Db, input: never, requester: never, resource: never) => Promise<unknown>

/** Runs the handler in one transaction, and once for each `Idempotency-Key` of a caller. */
export const idempotentKind = (db: Db, handle: AnyWritingHandler): EndpointKind => ({
  run: (call) => runOnce(db, call, (tx) => handle(tx, ...argumentsOf(call))),
})

function runOnce(db: Db, { requester, path, body, idempotencyKey }: Invocation, work: (tx: Db) => Promise<unknown>): Promise<unknown> {
  if (idempotencyKey === undefined) return inTransaction(db, work)
  const { account, network } = requester
  const call = { caller: account?.id ?? 'visitors', payer: account?.id ?? network, path, key: checkedKey(idempotencyKey), body }
  return idempotent(db, call, work)
}
