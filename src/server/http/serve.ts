import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import type { Call } from '#contract/api.ts'
import type { AnyEndpoint, Input, Output } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Access, Look } from './access.ts'
import { callsTo, type Run, type Served } from './calls.ts'
import type { Count, Limit } from './guards.ts'
import { keepAnswers, type Keeper } from './keep-answers.ts'
import { checkedKey, onceForKey } from './once.ts'
import type { Visitor } from './visitor.ts'
import { compileOutput, fieldsIn, inputOf, schemaOf, send, withoutEmpty } from './wire.ts'

/** `thing` is what the path is about, as access found it. */
export type Handler<E extends AnyEndpoint, Thing = undefined> = (input: Input<E>, visitor: Visitor, thing: Thing) => Promise<Output<E>>
export type WritingHandler<E extends AnyEndpoint> = (tx: Db, input: Input<E>, visitor: Visitor) => Promise<Output<E>>
type Options = { limit?: Limit }

declare module 'fastify' {
  interface FastifyRequest {
    /** What the path is about, once access has found it. */
    thing: unknown
  }
}

/** Binds endpoints to what they do. */
export type Serve = {
  <E extends AnyEndpoint, Thing>(endpoint: E, access: Access<Thing>, handle: Handler<E, Thing>, options?: Options): void
  /** For public reads: the answer is the same for everyone and kept until a public change. */
  cached<E extends AnyEndpoint, Thing>(endpoint: E, access: Access<Thing>, handle: Handler<E, Thing>): void
  /** For writes that honour `Idempotency-Key`: all that `handle` does is one transaction, the key included. */
  once<E extends AnyEndpoint>(endpoint: E, access: Access<unknown>, handle: WritingHandler<E>, options?: Options): void
  /**
   * The calls of one page, to what was served in this process, as a visitor of no particular address.
   * What several of them are about is looked up once.
   */
  calls(): Call
}

type House = { db: Db; count: Count } & Keeper

/** Order of judgement, contract §2: unknown path and origin (server.ts), access and the thing, limit, then body size, kind and schema, then the handler. */
export function serving(app: FastifyInstance, { db, count, ...keeper }: House): Serve {
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

  function remember(endpoint: AnyEndpoint, access: Access<unknown>, handle: unknown): Served {
    const known = { endpoint, access, run: handle as Run }
    served.set(endpoint.address, known)
    compileOutput(endpoint)
    return known
  }

  /** Before the body is read. */
  const judging = (endpoint: AnyEndpoint, access: Access<unknown>, { limit }: Options = {}) => ({
    onRequest: async (request: FastifyRequest) => {
      request.thing = await access.judge(look, request.visitor, endpoint.params.parse(request.params) as never)
      if (limit) await count(limit, request.visitor.address)
    },
  })

  const serve = ((endpoint, access, handle, options) => {
    const { run } = remember(endpoint, access, handle)
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(reply, endpoint, await run(inputOf(request) as never, request.visitor, request.thing))
    route(endpoint, { ...judging(endpoint, access, options), handler })
  }) as Serve
  serve.cached = (endpoint, access, handle) => void route(endpoint, keepAnswers(keeper, remember(endpoint, access, handle), look))
  serve.once = (endpoint, access, handle, options) => {
    const handler: RouteHandlerMethod = async (request, reply) =>
      send(reply, endpoint, await once(db, request, (tx) => handle(tx, inputOf(request) as never, request.visitor)))
    route(endpoint, { ...judging(endpoint, access, options), handler })
  }
  serve.calls = () => callsTo(served, look)
  return serve
}

/** Does `work` in one transaction, and once for each `Idempotency-Key`. */
function once<Result>(db: Db, { headers, url, body }: FastifyRequest, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return inTransaction(db, work)
  return onceForKey(db, { caller: 'visitors', path: url.split('?')[0]!, key: checkedKey(key), body }, work)
}
