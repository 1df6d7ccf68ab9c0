import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { Call } from '#contract/api.ts'
import type { AnyEndpoint, Input, Output } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Access, AnyAccess, LoadResource } from './access.ts'
import { callsTo, type Run, type Served } from './calls.ts'
import type { Limit, Limits } from './guards.ts'
import { cachedResponses, type CacheDeps } from './cached-responses.ts'
import { checkedKey, idempotent } from './idempotency.ts'
import type { Authenticate } from './session.ts'
import type { Requester } from './requester.ts'
import { compileOutput, fieldsIn, inputOf, schemaOf, send, withoutEmpty } from './wire.ts'

/** `requester` is whom access let in, `resource` what the path names, as access loaded it. */
export type Handler<E extends AnyEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>
export type WritingHandler<E extends AnyEndpoint, V extends Requester, Resource> = (
  tx: Db,
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>
type Options = { limit?: Limit }

declare module 'fastify' {
  interface FastifyRequest {
    /** What the path names, once access has loaded it. */
    resource: unknown
  }
}

/** Binds endpoints to what they do. */
export type Serve = {
  <E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: Handler<E, V, Resource>,
    options?: Options,
  ): void
  /** For public reads: the response is the same for everyone and is cached until something public changes. The session is not looked at. */
  cached<E extends AnyEndpoint, Resource>(endpoint: E, access: Access<Requester, Resource>, handle: Handler<E, Requester, Resource>): void
  /** For writes that honour `Idempotency-Key`: all that `handle` does is one transaction, the key included. */
  idempotent<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: WritingHandler<E, V, Resource>,
    options?: Options,
  ): void
  /** For a route outside the JSON contract, such as an upload: the same authorization as all others, before its body is read. */
  guard(params: z.ZodMiniType, access: AnyAccess, options?: Options): Pick<RouteOptions, 'onRequest'>
  /**
   * The calls of one page to endpoints of this process, as an anonymous requester without an address.
   * A resource that several of them need is loaded once.
   */
  calls(): Call
}

type Deps = { db: Db; limits: Limits; authenticate: Authenticate } & CacheDeps

/**
 * Binds endpoints in one order of checks (docs/behaviour.md, Order of checks): unknown path and origin (server.ts), session, access and
 * resource, limit, then body size, kind and schema, then the handler.
 */
export function serving(app: FastifyInstance, { db, limits, authenticate, ...cacheDeps }: Deps): Serve {
  const served = new Map<string, Served>()
  const load: LoadResource = ({ load }, path) => load(db, path)
  app.decorateRequest('resource', null)

  const route = (endpoint: AnyEndpoint, how: Pick<RouteOptions, 'handler' | 'onRequest' | 'attachValidation'>) =>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      preValidation: async (request) => {
        request.query = withoutEmpty(request.query as Record<string, unknown>)
        if (endpoint.body) request.body = fieldsIn(request.body)
      },
      ...how,
    })

  function remember(endpoint: AnyEndpoint, access: AnyAccess, handle: unknown): Served {
    const known = { endpoint, access, run: handle as Run }
    served.set(endpoint.address, known)
    compileOutput(endpoint)
    return known
  }

  /** Before the body is read. */
  const judging: Serve['guard'] = (params, access, { limit } = {}) => ({
    onRequest: async (request: FastifyRequest) => {
      await authenticate(request.requester)
      const { resource } = await access.authorize(load, request.requester, params.parse(request.params) as never)
      request.resource = resource
      if (limit) await limits.count(limit, request.requester.address)
    },
  })

  const serve = ((endpoint, access, handle, options) => {
    const { run } = remember(endpoint, access, handle)
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(reply, endpoint, await run(inputOf(request) as never, request.requester as never, request.resource))
    route(endpoint, { ...judging(endpoint.params, access, options), handler })
  }) as Serve
  serve.cached = (endpoint, access, handle) => void route(endpoint, cachedResponses(cacheDeps, remember(endpoint, access, handle), load))
  serve.guard = judging
  serve.idempotent = (endpoint, access, handle, options) => {
    const run = handle as WritingHandler<AnyEndpoint, never, unknown>
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(
        reply,
        endpoint,
        await once(db, request, (tx) => run(tx, inputOf(request) as never, request.requester as never, request.resource)),
      )
    route(endpoint, { ...judging(endpoint.params, access, options), handler })
  }
  serve.calls = () => callsTo(served, load)
  return serve
}

/** Does `work` in one transaction, and once for each `Idempotency-Key` of whoever calls. */
function once<Result>(db: Db, { headers, url, body, requester }: FastifyRequest, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return inTransaction(db, work)
  return idempotent(db, { caller: requester.account?.id ?? 'visitors', path: url.split('?')[0]!, key: checkedKey(key), body }, work)
}
