import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { KindHeaders } from './operation.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { inputOf } from '#server/http/wire/wire.ts'

/** One authorized call: its requester, input and resource. */
export type Invocation = {
  /** Params, query and body, validated and merged. */
  input: Record<string, unknown>
  requester: Requester
  resource: unknown
  /** Path, body and key identify a call of an idempotent endpoint. */
  path: string
  body: unknown
  idempotencyKey: string | undefined
}

/** Returns the invocation of a request, after authorization and validation. */
export function callOf(request: FastifyRequest): Invocation {
  const { requester, resource, url, body, headers } = request
  const key = headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : undefined
  return { input: inputOf(request), requester, resource, path: pathOf(url), body, idempotencyKey }
}

/** Returns a URL without its query. */
export const pathOf = (url: string): string => url.replace(/\?.*/s, '')

/** Runs the handler of an endpoint. */
export type Run = (call: Invocation) => Promise<unknown>

/** How endpoints of one kind are served; authorization is the same for all kinds. */
export type EndpointKind = {
  /** Also used by calls from within the process. */
  run: Run
  /** Replaces the endpoint's own schema, where the kind has more responses. */
  schema?: FastifySchema
  /** The headers that the kind reads and sends. */
  headers?: KindHeaders
  /** Replaces the default JSON response, where HTTP has more than what `run` returns. */
  respond?(call: Invocation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

type AnyHandler = (input: never, requester: never, resource: never) => Promise<unknown>

/** Returns the arguments of a handler. Their types are checked where it is bound to its endpoint, and erased here to treat all alike. */
export const argumentsOf = ({ input, requester, resource }: Invocation) => [input, requester, resource] as [never, never, never]

export const runOf =
  (handle: AnyHandler): Run =>
  (call) =>
    handle(...argumentsOf(call))
