import type { FastifyRequest, RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf } from '#contract/endpoint/endpoint.ts'
import type { LoadResource, PathIds } from '#server/http/access/access.ts'
import type { ServedEndpoint } from './calls.ts'
import { callOf } from './endpoint-kind.ts'
import type { Limit, Limits } from '#server/http/access/guards.ts'
import { operationOf } from './operation.ts'
import type { CachedResponse, PageCache } from '#server/http/cache/page-cache.ts'
import { cacheHeaders } from '#server/http/cache/shared-caching.ts'
import { sendResponse } from '#server/http/wire/send-response.ts'
import { anonymous, type Requester } from '#server/http/access/requester.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { encode, type Encoded } from '#server/http/wire/wire.ts'

export type CacheDeps = {
  cache: PageCache
  /** The headers of every response. Cached responses bypass Fastify, which adds them to all others. */
  headers: Record<string, string>
  /** For how long a shared cache in front may keep them; 0 is not at all. */
  edgeSeconds: number
}

/** The number of raw URLs remembered for each endpoint; most clients write an address in the same way. */
export const MAX_ADDRESSES = 1_000

/** Limits the responses that have to be created: those with such an input, for each client. Cached ones are free. */
export type CreationLimit<Input = never> = {
  limit: Limit
  applies(input: Input): boolean
  /** Is told of each, before it is created. */
  onCreate?(input: Input, client: Client): void
}
/** Who has a response created: the key of the client's network in limits, and its program. */
export type Client = Pick<Requester, 'network' | 'userAgent'>
type Deps = CacheDeps & { limits: Limits; creation?: CreationLimit }

/** Serves responses that are the same for all requesters: cached ones before authorization. */
export function cachedResponses(
  { cache, headers, edgeSeconds, limits, creation }: Deps,
  { endpoint, access, run }: ServedEndpoint,
  load: LoadResource,
) {
  const addresses = new LRUCache<string, string>({ max: MAX_ADDRESSES })
  // The path of an endpoint has the parameters that the loaders of its access use.
  const authorized = ({ params }: FastifyRequest) => access.authorize(load, anonymous, params as PathIds)
  const onRequest: RouteOptions['onRequest'] = (request, reply, done) => {
    const cached = cache.get(addresses.get(request.url) ?? '')
    if (cached) sendResponse(request, reply, cached)
    else done()
  }
  // Authorization loads the resource, which must be as fresh as the response, so it runs when the response is created; a bad query
  // therefore waits for it.
  const handler: RouteOptions['handler'] = async (request, reply) => {
    const { validationError } = request
    if (validationError) return authorized(request).then(() => Promise.reject(validationError))
    const call = callOf(request)
    const address = addressOf(endpoint, call.input)
    // Counted for the client that causes the work, not for those that wait for its result.
    if (creation?.applies(call.input as never) && !cache.has(address)) {
      const network = await limits.networkKey(request.requester.address)
      await limits.count(creation.limit, network)
      creation.onCreate?.(call.input as never, { network, userAgent: request.requester.userAgent })
    }
    const make = async () =>
      cacheable(encode(endpoint, await run({ ...call, resource: (await authorized(request)).resource })), { headers, edgeSeconds })
    sendResponse(request, reply, await cache.getOrCreate(address, make, disconnection(reply)))
    addresses.set(request.url, address)
  }
  const facts = { credentials: access.credentials, isAnonymous: true, isLimited: creation !== undefined }
  return { onRequest, handler, attachValidation: true, config: { operation: operationOf(endpoint, facts) } }
}

const cacheable = ({ status, headers, body }: Encoded, site: Omit<CacheDeps, 'cache'>): CachedResponse => ({
  status,
  headers: { ...site.headers, ...headers, ...cacheHeaders(status, site.edgeSeconds) },
  body: Buffer.from(body),
})
