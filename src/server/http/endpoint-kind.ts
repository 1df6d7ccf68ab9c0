import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Requester } from './requester.ts'
import { inputOf } from './wire.ts'

/** One call that was let in: by whom, with what, and on which resource. */
export type Invocation = {
  /** Params, query and body, checked and merged. */
  input: object
  requester: Requester
  resource: unknown
  /** What an idempotent endpoint tells calls apart by. */
  path: string
  body: unknown
  idempotencyKey: string | undefined
}

/** The call that a request is, once it was let in and its input was checked. */
export function callOf(request: FastifyRequest): Invocation {
  const { requester, resource, url, body, headers } = request
  const key = headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : undefined
  return { input: inputOf(request), requester, resource, path: url.split('?')[0]!, body, idempotencyKey }
}

/** What an endpoint does. */
export type Run = (call: Invocation) => Promise<unknown>

/** How endpoints of one kind are served: the same authorization comes before all of them. */
export type EndpointKind = {
  /** What a call from within the process does, too. */
  run: Run
  /** Where it is more than the endpoint's own. */
  schema?: FastifySchema
  /** Where HTTP can be answered with more than what `run` returns. */
  respond?(call: Invocation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

type AnyHandler = (input: never, requester: never, resource: never) => Promise<unknown>

/** The types of a handler are checked where it is bound to its endpoint; here it is one of many. */
export const runOf =
  (handle: AnyHandler): Run =>
  ({ input, requester, resource }) =>
    handle(input as never, requester as never, resource as never)
