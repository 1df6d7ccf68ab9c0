import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { Call } from '#contract/api.ts'
import type { AnyEndpoint, Input, Output } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Access, AnyAccess, Look } from './access.ts'
import { callsTo, type Run, type Served } from './calls.ts'
import type { Limit, Limits } from './guards.ts'
import { keepAnswers, type Keeper } from './keep-answers.ts'
import { checkedKey, onceForKey } from './once.ts'
import type { Recognise } from './session.ts'
import type { Visitor } from './visitor.ts'
import { compileOutput, fieldsIn, inputOf, schemaOf, send, withoutEmpty } from './wire.ts'

/** `visitor` is whoever access let in, `thing` what the path is about, as access found it. */
export type Handler<E extends AnyEndpoint, V extends Visitor, Thing> = (input: Input<E>, visitor: V, thing: Thing) => Promise<Output<E>>
export type WritingHandler<E extends AnyEndpoint, V extends Visitor, Thing> = (
  tx: Db,
  input: Input<E>,
  visitor: V,
  thing: Thing,
) => Promise<Output<E>>
type Options = { limit?: Limit }

declare module 'fastify' {
  interface FastifyRequest {
    /** What the path is about, once access has found it. */
    thing: unknown
  }
}

/** Binds endpoints to what they do. */
export type Serve = {
  <E extends AnyEndpoint, V extends Visitor, Thing>(
    endpoint: E,
    access: Access<V, Thing>,
    handle: Handler<E, V, Thing>,
    options?: Options,
  ): void
  /** For public reads: the answer is the same for everyone, who is signed in is not even asked, and it is kept until a public change. */
  cached<E extends AnyEndpoint, Thing>(endpoint: E, access: Access<Visitor, Thing>, handle: Handler<E, Visitor, Thing>): void
  /** For writes that honour `Idempotency-Key`: all that `handle` does is one transaction, the key included. */
  once<E extends AnyEndpoint, V extends Visitor, Thing>(
    endpoint: E,
    access: Access<V, Thing>,
    handle: WritingHandler<E, V, Thing>,
    options?: Options,
  ): void
  /** For a route outside the JSON contract, a file's: the judgement that all others have, before its body is read. */
  guard(params: z.ZodMiniType, access: AnyAccess, options?: Options): Pick<RouteOptions, 'onRequest'>
  /**
   * The calls of one page, to what was served in this process, as a visitor of no particular address.
   * What several of them are about is looked up once.
   */
  calls(): Call
}

type Deps = { db: Db; limits: Limits; recognise: Recognise } & Keeper

/** Order of judgement, contract §2: unknown path and origin (server.ts), who it is, access and the thing, limit, then body size, kind and schema, then the handler. */
export function serving(app: FastifyInstance, { db, limits, recognise, ...keeper }: Deps): Serve {
  const served = new Map<string, Served>()
  const look: Look = ({ find }, path) => find(db, path)
  app.decorateRequest('thing', null)

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
      await recognise(request.visitor)
      const { thing } = await access.judge(look, request.visitor, params.parse(request.params) as never)
      request.thing = thing
      if (limit) await limits.count(limit, request.visitor.address)
    },
  })

  const serve = ((endpoint, access, handle, options) => {
    const { run } = remember(endpoint, access, handle)
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(reply, endpoint, await run(inputOf(request) as never, request.visitor as never, request.thing))
    route(endpoint, { ...judging(endpoint.params, access, options), handler })
  }) as Serve
  serve.cached = (endpoint, access, handle) => void route(endpoint, keepAnswers(keeper, remember(endpoint, access, handle), look))
  serve.guard = judging
  serve.once = (endpoint, access, handle, options) => {
    const run = handle as WritingHandler<AnyEndpoint, never, unknown>
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(reply, endpoint, await once(db, request, (tx) => run(tx, inputOf(request) as never, request.visitor as never, request.thing)))
    route(endpoint, { ...judging(endpoint.params, access, options), handler })
  }
  serve.calls = () => callsTo(served, look)
  return serve
}

/** Does `work` in one transaction, and once for each `Idempotency-Key` of whoever calls. */
function once<Result>(db: Db, { headers, url, body, visitor }: FastifyRequest, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return inTransaction(db, work)
  return onceForKey(db, { caller: visitor.account?.id ?? 'visitors', path: url.split('?')[0]!, key: checkedKey(key), body }, work)
}
