import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf } from '#contract/endpoint/endpoint.ts'
import type { LoadResource, PathIds } from '#server/http/access/access.ts'
import { anonymous } from '#server/http/access/requester.ts'
import type { CachedResponse, PageCache } from '#server/http/cache/page-cache.ts'
import { hashOf, headerLines, write, type HeaderLines } from '#server/http/wire/send-response.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { shaped } from '#server/http/wire/wire.ts'
import { MAX_ADDRESSES, type CacheDeps } from './cached-responses.ts'
import type { ServedEndpoint } from './calls.ts'
import { callOf } from './endpoint-kind.ts'
import { operationOf } from './operation.ts'

type Fields = Record<string, unknown>
type Numbers = Record<string, number>

/** The numbers of a response that change without a published change, so that they are no part of what is kept of it. */
export type Counters<Input> = {
  names: readonly string[]
  /** Names the number that differs after each saved change of what the response shows. */
  version: string
  /** Reads all of these numbers, for each request; undefined where there is nothing to show any more. */
  read(input: Input): Promise<Numbers | undefined>
}

/** The body is the text up to its counters, which are its end. */
type Kept = CachedResponse & { version: unknown; hash: string; lines: HeaderLines }
type Deps = CacheDeps & { load: LoadResource; counters: Counters<never> }

/**
 * Serves responses that are the same for all requesters: all but the counters of one is kept as what `cachedResponses` serves, and those are
 * read for each request.
 */
export function countedResponses({ cache, headers, load, counters }: Deps, { endpoint, access, run }: ServedEndpoint) {
  const inputs = new LRUCache<string, { address: string; input: Fields }>({ max: MAX_ADDRESSES })
  // The path of an endpoint has the parameters that its counters are read by.
  const numbersFor = (input: Fields) => counters.read(input as never)
  const sendIfCurrent = sending(counters)

  async function respondFromCache(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const known = inputs.get(request.url)
    const kept = known && cache.get(known.address)
    if (!kept) return false
    const numbers = await numbersFor(known.input)
    return numbers !== undefined && sendIfCurrent(request, reply, kept as Kept, numbers)
  }

  const onRequest: RouteOptions['onRequest'] = (request, reply, done) => {
    respondFromCache(request, reply).then((hasResponded) => hasResponded || done(), done)
  }

  const handler: RouteOptions['handler'] = async (request, reply) => {
    const call = callOf(request)
    const address = addressOf(endpoint, call.input)
    inputs.set(request.url, { address, input: call.input })
    for (;;) {
      const made: { answer?: Fields } = {}
      const make = async () => {
        // The path of a route has the parameters that the loaders of its access use.
        const { resource } = await access.authorize(load, anonymous, request.params as PathIds)
        // An endpoint with counters shows an object.
        made.answer = shaped(endpoint, await run({ ...call, resource })) as Fields
        return keptOf(made.answer, endpoint.status, { headers, counters })
      }
      const kept = (await cache.getOrCreate(address, make, disconnection(reply))) as Kept
      // What another request has made may have begun before this one.
      const numbers = made.answer ? (made.answer as Numbers) : await numbersFor(call.input)
      if (numbers && sendIfCurrent(request, reply, kept, numbers)) return
      forget(cache, address)
    }
  }
  return { onRequest, handler, config: { operation: operationOf(endpoint, { credentials: access.credentials, isAnonymous: true }) } }
}

/** Forgets one response, of which an earlier version is kept than is there. */
const forget = (cache: PageCache, address: string) => cache.evict((key) => key === address)

function keptOf(answer: Fields, status: number, { headers: ofAll, counters }: Pick<Deps, 'headers' | 'counters'>): Kept {
  const rest = Object.fromEntries(Object.entries(answer).filter(([name]) => !counters.names.includes(name)))
  const body = Buffer.from(JSON.stringify(rest).slice(0, -1))
  const headers = { ...ofAll, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
  return {
    status,
    headers,
    body,
    version: answer[counters.version],
    hash: hashOf(body),
    lines: headerLines(headers),
  }
}

/** Returns what sends a kept response with its numbers; it returns false where that is of another version than they are. */
const sending =
  ({ names, version }: Counters<never>) =>
  ({ headers }: FastifyRequest, reply: FastifyReply, kept: Kept, numbers: Numbers): boolean => {
    if (kept.version !== numbers[version]) return false
    const etag = `W/"${kept.hash}.${names.map((name) => numbers[name]).join('.')}"`
    if (headers['if-none-match']?.includes(etag)) {
      write(reply, 304, [...kept.lines, 'etag', etag])
      return true
    }
    const end = `${names.map((name) => `,"${name}":${numbers[name]}`).join('')}}`
    const body = Buffer.concat([kept.body, Buffer.from(end)])
    write(reply, kept.status, [...kept.lines, 'etag', etag, 'content-length', String(body.length)], body)
    return true
  }
