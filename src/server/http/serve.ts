import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { Call } from '#contract/api.ts'
import type { AnyEndpoint, Input, Output } from '#contract/endpoint.ts'
import type { AnyStreamEndpoint } from '#contract/stream-endpoint.ts'
import type { Db } from '#server/db/db.ts'
import type { Access, AnyAccess, LoadResource, PathIds } from './access.ts'
import { anonymousCalls, callsAs, type ProcessCall, type ServedEndpoint } from './calls.ts'
import { chunkedKind, type ChunkedHandler } from './chunked-kind.ts'
import { exportableKind, type CsvExport } from './csv-export.ts'
import { callOf, runOf, type EndpointKind } from './endpoint-kind.ts'
import { streamingKind, type StreamingHandler } from './event-stream.ts'
import { callKey, type Limit, type Limits } from './guards.ts'
import { cachedResponses, type CacheDeps, type CreationLimit } from './cached-responses.ts'
import { idempotentKind, type WritingHandler } from './idempotent-kind.ts'
import { repeatableKind } from './repeatable-kind.ts'
import { authenticateAgain, hasBody, type Authenticate } from './session.ts'
import { anonymous, type Requester } from './requester.ts'
import { responseSignals } from './stream-signals.ts'
import { versionedKind, type VersionedHandler } from './versioned-kind.ts'
import { webhooks, type ServeWebhook } from './webhooks.ts'
import { compileOutput, fieldsIn, schemaOf, send, withoutEmpty } from './wire.ts'

/** Handles a call; `requester` and `resource` are those that access has authorized and loaded. */
export type Handler<E extends AnyEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>
type Options = { limit?: Limit }

declare module 'fastify' {
  interface FastifyRequest {
    /** The resource that the path names, once access has loaded it. */
    resource: unknown
  }
}

type ServeEndpoint = <E extends AnyEndpoint, V extends Requester, Resource>(
  endpoint: E,
  access: Access<V, Resource>,
  handle: Handler<E, V, Resource>,
  options?: Options,
) => void

/** Binds endpoints to their handlers. */
export type Serve = ServeEndpoint & {
  /** For public reads: the response is the same for all requesters and is cached until public data changes. The session is not loaded. */
  cached<E extends AnyEndpoint, Resource>(
    endpoint: E,
    access: Access<Requester, Resource>,
    handle: Handler<E, Requester, Resource>,
    options?: { creation?: CreationLimit<Input<E>> },
  ): void
  /** For writes that honour `Idempotency-Key`: everything that `handle` does, and the key, are one transaction. */
  idempotent<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: WritingHandler<E, V, Resource>,
    options?: Options,
  ): void
  /** For writes that honour `Idempotency-Key` and ask somebody outside the process. They run outside of a transaction. */
  repeatable: ServeEndpoint
  /** For responses that are streamed as events. */
  stream<E extends AnyStreamEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: StreamingHandler<E, V, Resource>,
    options?: Options & { heartbeatMs?: number },
  ): void
  /** For lists that are also available as a whole, as a CSV file, with `Accept: text/csv`. */
  exportable<E extends AnyEndpoint & { paged: true }, V extends Requester, Resource, Row>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: Handler<E, V, Resource>,
    file: CsvExport<E, V, Resource, Row>,
    options?: Options,
  ): void
  /** For an object whose lists are too long for memory: it is sent while their rows are read. */
  chunked<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: ChunkedHandler<E, V, Resource>,
    options?: Options,
  ): void
  /** For what several people edit: responses have an ETag, and writes may name the one they change by `If-Match`. */
  versioned<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: VersionedHandler<E, V, Resource>,
    options?: Options,
  ): void
  webhook: ServeWebhook
  /** For a route outside the JSON contract, such as an upload: the same authorization as all others, before the body is read. */
  guard(params: z.ZodMiniType, access: AnyAccess, options?: Options): Pick<RouteOptions, 'onRequest' | 'preHandler'>
  /** Returns the in-process calls for rendering one page, as the anonymous requester without an address. */
  calls(): Call
  /** Returns in-process calls on behalf of a requester. */
  callsAs(requester: Requester): ProcessCall
}

type Deps = { db: Db; limits: Limits; authenticate: Authenticate } & CacheDeps

/**
 * Binds endpoints with one order of checks (docs/behaviour.md, Order of checks): unknown path and origin (server.ts), session, access and
 * resource, limit, then body size, media type and schema, then the handler.
 */
export function createServe(app: FastifyInstance, { db, limits, authenticate, ...cacheDeps }: Deps): Serve {
  const served = new Map<string, ServedEndpoint>()
  const load: LoadResource = ({ load }, path) => load(db, path)
  const signalOf = responseSignals(app)
  app.decorateRequest('resource', null)

  const route = addingRoutes(app)

  function register(entry: ServedEndpoint): ServedEndpoint {
    served.set(entry.endpoint.address, entry)
    compileOutput(entry.endpoint)
    return entry
  }

  const authorizing = guarding({ limits, authenticate, load })

  function bind(endpoint: AnyEndpoint, access: AnyAccess, { run, schema, respond }: EndpointKind, { limit }: Options = {}) {
    register({ endpoint, access, limit, run })
    route(endpoint, {
      ...(schema && { schema }),
      ...authorizing(endpoint.params, access, { limit }),
      handler: async (request, reply) =>
        respond ? respond(callOf(request), request, reply) : send(reply, endpoint, await run(callOf(request))),
    })
  }

  const kinds: Pick<Serve, keyof Serve> = {
    cached(endpoint, access, handle, { creation } = {}) {
      const run = runOf((input, _, resource) => handle(input, anonymous, resource))
      route(endpoint, cachedResponses({ ...cacheDeps, limits, creation }, register({ endpoint, access, run }), load))
    },
    idempotent: (endpoint, access, handle, options) => bind(endpoint, access, idempotentKind(db, handle), options),
    repeatable: (endpoint, access, handle, options) => bind(endpoint, access, repeatableKind(db, handle), options),
    stream: (endpoint, access, handle, options) =>
      bind(endpoint, access, streamingKind(endpoint, handle, { signalOf, ...options }), options),
    exportable: (endpoint, access, handle, file, options) => bind(endpoint, access, exportableKind(endpoint, runOf(handle), file), options),
    chunked: (endpoint, access, handle, options) => bind(endpoint, access, chunkedKind(handle), options),
    versioned: (endpoint, access, handle, options) => bind(endpoint, access, versionedKind(endpoint, handle), options),
    webhook: webhooks(app, (limit) => ({
      onRequest: async ({ requester }) => limits.count(limit, await limits.networkKey(requester.address)),
    })),
    guard: authorizing,
    calls: () => anonymousCalls({ served, load, limits }),
    callsAs: (requester) => callsAs({ served, load, limits }, requester),
  }
  const serve: ServeEndpoint = (endpoint, access, handle, options) => bind(endpoint, access, { run: runOf(handle) }, options)
  return Object.assign(serve, kinds)
}

/** The paths of requests whose body was still on its way when they were authorized; nothing can change while that of a short one is read. */
const onTheWay = new WeakMap<FastifyRequest, PathIds>()

/** Authorizes before the body is read; when a body that took its time has arrived, the session must still be there, and be let in. */
const guarding =
  ({ limits, authenticate, load }: Pick<Deps, 'limits' | 'authenticate'> & { load: LoadResource }): Serve['guard'] =>
  (params, access, { limit } = {}) => ({
    onRequest: async (request: FastifyRequest) => {
      const { requester, raw, headers } = request
      // A body that came with its head is there after this function was called.
      await Promise.resolve()
      const isOnTheWay = hasBody(headers) && raw.readableLength !== Number(headers['content-length'])
      await authenticate(requester)
      // The path of a route has the parameters that the loaders of its access use.
      const path = params.parse(request.params) as PathIds
      if (isOnTheWay) onTheWay.set(request, path)
      request.resource = (await access.authorize(load, requester, path)).resource
      requester.network = await limits.networkKey(requester.address)
      requester.subnet = await limits.subnetKey(requester.address)
      if (limit) await limits.count(limit, callKey(limit, requester))
    },
    preHandler: async (request) => {
      const path = onTheWay.get(request)
      if (!path) return
      await authenticateAgain(authenticate, request.requester)
      request.resource = (await access.authorize(load, request.requester, path)).resource
    },
  })

type RouteParts = Pick<RouteOptions, 'handler' | 'onRequest' | 'attachValidation' | 'schema'>

/** Adds the route of an endpoint; query and body are prepared for validation by its schemas. */
const addingRoutes = (app: FastifyInstance) => (endpoint: AnyEndpoint, parts: RouteParts) =>
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    preValidation: async (request) => {
      // Fastify parses every query to an object.
      request.query = withoutEmpty(request.query as Record<string, unknown>)
      if (endpoint.body) request.body = fieldsIn(request.body)
    },
    ...parts,
  })
