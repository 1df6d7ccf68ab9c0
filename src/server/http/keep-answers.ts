import type { FastifyRequest, RouteOptions } from 'fastify'
import { addressOf } from '#contract/endpoint.ts'
import type { Look } from './access.ts'
import type { Served } from './calls.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { sendAnswer } from './send-answer.ts'
import { nobody } from './visitor.ts'
import { encode, type Encoded, inputOf } from './wire.ts'

export type Keeper = {
  cache: PageCache
  /** Those of every answer; kept answers are sent past Fastify, which adds them to all others. */
  headers: Record<string, string>
}

/** So many spellings of addresses are remembered for each list; most of its callers spell them alike. */
const MOST_ADDRESSES = 1_000

/** Serves answers that are the same for everyone: kept ones before anything is judged again. */
export function keepAnswers({ cache, headers }: Keeper, { endpoint, access, run }: Served, look: Look) {
  const addresses = new Map<string, string>()
  const judged = (request: FastifyRequest) => access.judge(look, nobody, request.params as never)
  const onRequest: RouteOptions['onRequest'] = (request, reply, done) => {
    const kept = cache.get(addresses.get(request.raw.url!) ?? '')
    if (kept) sendAnswer(request, reply, kept)
    else done()
  }
  // What access finds is part of the answer and as old, so it is judged where the answer is made; a bad query has to wait for that.
  const handler: RouteOptions['handler'] = async (request, reply) => {
    if (request.validationError) return judged(request).then(() => Promise.reject(request.validationError!))
    const input = inputOf(request)
    const address = addressOf(endpoint, input as Record<string, unknown>)
    const make = async () => keepable(encode(endpoint, await run(input as never, nobody as never, (await judged(request)).thing)), headers)
    sendAnswer(request, reply, await cache.once(address, make))
    if (addresses.size >= MOST_ADDRESSES) addresses.clear()
    addresses.set(request.raw.url!, address)
  }
  return { onRequest, handler, attachValidation: true }
}

/** A browser asks each time whether its copy is still right. */
const keepable = ({ status, headers, body }: Encoded, headersOfAll: Record<string, string>): Answer => ({
  status,
  headers: { ...headersOfAll, ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
  body: Buffer.from(body),
})
