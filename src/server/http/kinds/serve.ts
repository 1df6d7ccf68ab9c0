import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { AnyEndpoint, Input, Output } from '#contract/endpoint/endpoint.ts'
import type { AnyStreamEndpoint } from '#contract/endpoint/stream-endpoint.ts'
import type { Db } from '#server/db/db.ts'
import type { Access, AnyAccess, LoadResource } from '#server/http/access/access.ts'
import { anonymousCalls, callsAs, type ProcessCall, type ServedEndpoint } from './calls.ts'
import { chunkedKind, type ChunkedHandler } from './chunked-kind.ts'
import { exportableKind, type CsvExport } from './csv-export.ts'
import { callOf, runOf, type EndpointKind, type Run } from './endpoint-kind.ts'
import { streamingKind, type StreamingHandler } from './event-stream.ts'
import { guarding, type GuardRoute } from '#server/http/access/guarding.ts'
import type { Limit, Limits } from '#server/http/access/guards.ts'
import { cachedResponses, type CacheDeps, type CreationLimit } from './cached-responses.ts'
import { idempotentKind, type WritingHandler } from './idempotent-kind.ts'
import { operationOf } from './operation.ts'
import { repeatableKind } from './repeatable-kind.ts'
import type { Authenticate } from '#server/http/access/session.ts'
import { anonymous, type Requester } from '#server/http/access/requester.ts'
import { responseSignals } from '#server/http/wire/stream-signals.ts'
import { versionedKind, type VersionedHandler } from './versioned-kind.ts'
import { webhooks, type ServeWebhook } from './webhooks.ts'
import { compileOutput, fieldsIn, schemaOf, send, withoutEmpty } from '#server/http/wire/wire.ts'

/** Handles a call; `requester` and `resource` are those that access has authorized and loaded. */
export type Handler<E extends AnyEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
) => Promise<Output<E>>
/**
 * `bodyLimit` in bytes, where a body may be larger than those of other endpoints. `isPublicRead`: what is read changes with a published change
 * only, so that a replica may be asked; `serve.cached` is so by itself.
 */
type Options = { limit?: Limit; bodyLimit?: number; isPublicRead?: boolean }

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
  /** Serves public reads: the response is the same for all requesters and is cached until public data changes. The session is not loaded. */
  cached<E extends AnyEndpoint, Resource>(
    endpoint: E,
    access: Access<Requester, Resource>,
    handle: Handler<E, Requester, Resource>,
    options?: { creation?: CreationLimit<Input<E>> },
  ): void
  /** Serves writes that honour `Idempotency-Key`: everything that `handle` does, and the key, are one transaction. */
  idempotent<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: WritingHandler<E, V, Resource>,
    options?: Options,
  ): void
  /** Serves writes that honour `Idempotency-Key` and ask somebody outside the process. They run outside of a transaction. */
  repeatable: ServeEndpoint
  /** Serves responses that are streamed as events. */
  stream<E extends AnyStreamEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: StreamingHandler<E, V, Resource>,
    options?: Options & { heartbeatMs?: number },
  ): void
  /** Serves lists that are also available as a whole, as a CSV file, with `Accept: text/csv`. */
  exportable<E extends AnyEndpoint & { paged: true }, V extends Requester, Resource, Row>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: Handler<E, V, Resource>,
    file: CsvExport<E, V, Resource, Row>,
    options?: Options,
  ): void
  /** Serves an object whose lists are too long for memory: it is sent while their rows are read. */
  chunked<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: ChunkedHandler<E, V, Resource>,
    options?: Options,
  ): void
  /** Serves what several people edit: responses have an ETag, and writes may name the one they change by `If-Match`. */
  versioned<E extends AnyEndpoint, V extends Requester, Resource>(
    endpoint: E,
    access: Access<V, Resource>,
    handle: VersionedHandler<E, V, Resource>,
    options?: Options,
  ): void
  webhook: ServeWebhook
  /** Guards a route outside the JSON contract, such as an upload: the same authorization as all others, before the body is read. */
  guard: GuardRoute
  /** Returns the in-process calls for rendering one page, as the anonymous requester without an address. */
  calls(): Call
  /** Returns in-process calls on behalf of a requester. */
  callsAs(requester: Requester): ProcessCall
}

type Deps = { db: Db; limits: Limits; authenticate: Authenticate; reading?: Reading | undefined } & CacheDeps
/** Runs what only reads what is public. */
type Reading = <Result>(read: () => Promise<Result>) => Promise<Result>
const inReading =
  (reading: Reading, run: Run): Run =>
  (call) =>
    reading(() => run(call))

/** Returns how calls of one kind are counted before they are read. */
const countingIn = (limits: Limits) => (limit: Limit) => ({
  onRequest: async ({ requester }: FastifyRequest) => limits.count(limit, await limits.networkKey(requester.address)),
})

/**
 * Binds endpoints with one order of checks (docs/behaviour/http.md, Order of checks): unknown path and origin (server.ts), session, access and
 * resource, limit, then body size, media type and schema, then the handler.
 */
export function createServe(app: FastifyInstance, { db, limits, authenticate, reading = (read) => read(), ...cacheDeps }: Deps): Serve {
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
  const authorizingReads = guarding({ limits, authenticate, load: (loader, path) => reading(() => load(loader, path)) })

  function bind(endpoint: AnyEndpoint, access: AnyAccess, kind: EndpointKind, { limit, isPublicRead = false, ...size }: Options = {}) {
    const { run, schema, respond, headers } = isPublicRead ? { ...kind, run: inReading(reading, kind.run) } : kind
    register({ endpoint, access, limit, run })
    const { config, ...checks } = { ...(isPublicRead ? authorizingReads : authorizing)(endpoint.params, access, { limit }), ...size }
    route(endpoint, {
      ...(schema && { schema }),
      ...checks,
      config: { operation: operationOf(endpoint, config.operation, headers) },
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
    webhook: webhooks(app, countingIn(limits)),
    guard: authorizing,
    calls: () => anonymousCalls({ served, load, limits }),
    callsAs: (requester) => callsAs({ served, load, limits }, requester),
  }
  const serve: ServeEndpoint = (endpoint, access, handle, options) => bind(endpoint, access, { run: runOf(handle) }, options)
  return Object.assign(serve, kinds)
}

type RouteParts = Pick<RouteOptions, 'handler' | 'onRequest' | 'attachValidation' | 'schema' | 'config'>

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
