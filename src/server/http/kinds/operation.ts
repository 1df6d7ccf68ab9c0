import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { Credentials } from '#server/http/access/access.ts'

/** Headers that the API document describes (api-document/headers.ts). */
export type RequestHeader = 'Idempotency-Key' | 'If-Match'
export type ResponseHeader = 'X-Total-Count' | 'X-Search-Reading' | 'ETag'
/** The headers that a kind of endpoints reads and sends. */
export type KindHeaders = { request?: RequestHeader[]; response?: ResponseHeader[] }

/** What a route does besides what its schema says. The API document tells it, and those that do it have written it (serve.ts). */
export type Operation = {
  credentials: Credentials
  /** True where nobody is asked who they are, because the response is the same for all. */
  isAnonymous?: boolean
  /** True where calls are counted (docs/behaviour/limits.md, Request limits). */
  isLimited?: boolean
  /** True for a read that the present state may not allow. */
  canConflict?: boolean
  headers?: Required<KindHeaders>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Returns the facts about an endpoint, with the headers of its kind and its own. */
export function operationOf(
  { method, paged, hasReading, canConflict = false }: AnyEndpoint,
  facts: Operation,
  kind: KindHeaders = {},
): Operation {
  const ofList: ResponseHeader[] = [...(paged ? ['X-Total-Count' as const] : []), ...(hasReading ? ['X-Search-Reading' as const] : [])]
  // A read is of what is there; only a write names what it changes.
  const request = method === 'GET' ? [] : (kind.request ?? [])
  return { ...facts, canConflict, headers: { request, response: [...(kind.response ?? []), ...ofList] } }
}
