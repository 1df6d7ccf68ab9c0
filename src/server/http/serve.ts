import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Call } from '#contract/api.ts'
import { addressOf, type AnyEndpoint, type Input, type Output } from '#contract/endpoint.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Access } from './access.ts'
import type { Count, Limit } from './guards.ts'
import { checkedKey, onceForKey } from './once.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { unknownPath } from './problems.ts'
import { sendAnswer } from './send-answer.ts'
import { nobody, type Visitor } from './visitor.ts'
import { encode, type Encoded, fieldsIn, inputOf, parsed, schemaOf, send, shaped, withoutEmpty } from './wire.ts'

export type Handler<E extends AnyEndpoint> = (input: Input<E>, visitor: Visitor) => Promise<Output<E>>
export type WritingHandler<E extends AnyEndpoint> = (tx: Db, input: Input<E>, visitor: Visitor) => Promise<Output<E>>
type Options = { limit?: Limit }

/** Binds endpoints to what they do. */
export type Serve = {
  <E extends AnyEndpoint>(endpoint: E, access: Access, handle: Handler<E>, options?: Options): void
  /** For public reads: the answer is the same for everyone and kept until a public change. */
  cached<E extends AnyEndpoint>(endpoint: E, access: Access, handle: Handler<E>): void
  /** For writes that honour `Idempotency-Key`: all that `handle` does is one transaction, the key included. */
  once<E extends AnyEndpoint>(endpoint: E, access: Access, handle: WritingHandler<E>, options?: Options): void
  /** Calls what was served in this process, as a visitor of no particular address: pages read through it while they are rendered. */
  call: Call
}

type House = {
  db: Db
  cache: PageCache
  count: Count
  /** Those of every answer; kept answers are sent past Fastify, which adds them to all others. */
  headers: Record<string, string>
}
type Run = (input: never, visitor: Visitor) => Promise<unknown>

/** Order of judgement, contract §2: unknown path and origin (server.ts), access and the thing, limit, then body size, kind and schema, then the handler. */
export function serving(app: FastifyInstance, { db, cache, count, headers }: House): Serve {
  const served = new Map<string, { endpoint: AnyEndpoint; access: Access; run: Run }>()

  function route(endpoint: AnyEndpoint, access: Access, handler: RouteHandlerMethod, { limit }: Options = {}) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest: async (request) => {
        await access.judge(db, request.visitor, endpoint.params.parse(request.params) as never)
        if (limit) await count(limit, request.visitor.address)
      },
      preValidation: async (request) => {
        request.query = withoutEmpty(request.query as Record<string, unknown>)
        if (endpoint.body) request.body = fieldsIn(request.body)
      },
      handler,
    })
  }

  const serve = ((endpoint, access, handle, options) => {
    served.set(endpoint.address, { endpoint, access, run: handle as Run })
    route(
      endpoint,
      access,
      async (request, reply) => send(reply, endpoint, await handle(inputOf(request) as never, request.visitor)),
      options,
    )
  }) as Serve

  serve.cached = (endpoint, access, handle) => {
    served.set(endpoint.address, { endpoint, access, run: handle as Run })
    route(endpoint, access, async (request, reply) => {
      const input = inputOf(request)
      const address = addressOf(endpoint, input as Record<string, unknown>)
      await sendAnswer(
        request,
        reply,
        await cache.once(address, async () => keepable(encode(endpoint, await handle(input as never, nobody)), headers)),
      )
    })
  }

  serve.once = (endpoint, access, handle, options) =>
    route(
      endpoint,
      access,
      async (request, reply) => {
        const key = request.headers['idempotency-key']
        const work = (tx: Db) => handle(tx, inputOf(request) as never, request.visitor)
        const answer =
          typeof key === 'string'
            ? await onceForKey(db, { caller: 'visitors', path: request.url.split('?')[0]!, key: checkedKey(key), body: request.body }, work)
            : await inTransaction(db, work)
        return send(reply, endpoint, answer)
      },
      options,
    )

  serve.call = async (address, input) => {
    const known = served.get(address)
    if (!known) throw unknownPath()
    const params = known.endpoint.params.safeParse(input)
    if (!params.success) throw unknownPath()
    await known.access.judge(db, nobody, params.data as never)
    const query = parsed(known.endpoint.query, input)
    return shaped(known.endpoint, await known.run({ ...query, ...(params.data as object) } as never, nobody)) as never
  }
  return serve
}

/** A browser asks each time whether its copy is still right. */
const keepable = ({ status, headers, body }: Encoded, headersOfAll: Record<string, string>): Answer => ({
  status,
  headers: { ...headersOfAll, ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
  body: Buffer.from(body),
})
