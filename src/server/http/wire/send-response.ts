import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compressed, isWorthCompressing, type Encoding } from './compression.ts'
import type { CachedResponse } from '#server/http/cache/page-cache.ts'
import { copiesWith } from '#server/http/cache/copies-with.ts'
import { isShared, PERSONAL } from '#server/http/cache/shared-caching.ts'

/** Names and values in turn, as `writeHead` takes them: built once for a response and encoding. */
export type HeaderLines = string[]
type Prepared = { etag: string; notModified?: HeaderLines } & { [Form in Encoding | 'plain']?: HeaderLines }

const prepared = new WeakMap<CachedResponse, Prepared>()
/** Of those that a shared cache may keep, how they are sent to whoever has a cookie. */
const personalOf = copiesWith(() => PERSONAL)

/**
 * Sends a cached response in the best encoding the client accepts, or 304 where the client has it. Fastify does nothing more with the
 * reply.
 */
export function sendResponse({ headers }: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  const response = headers.cookie !== undefined && isShared(cached) ? personalOf(cached) : cached
  const lines = prepared.get(response) ?? prepare(response)
  if (headers['if-none-match']?.includes(lines.etag) && response.status === 200) {
    lines.notModified ??= headerLines({ ...response.headers, etag: lines.etag })
    return write(reply, 304, lines.notModified)
  }
  const encoding = isWorthCompressing(response.body) ? acceptedEncoding(headers['accept-encoding']) : undefined
  const body = encoding ? (response[encoding] ??= compressed(response.body, encoding)) : response.body
  const head = (lines[encoding ?? 'plain'] ??= linesFor(response, lines.etag, body, encoding))
  write(reply, response.status, head, body)
}

/** Returns what differs where a body does, for its ETag. */
export const hashOf = (body: Buffer): string => hash('sha256', body, 'base64url').slice(0, 22)

function prepare(response: CachedResponse): Prepared {
  // A weak ETag, as it is the same for all encodings.
  const etag = `W/"${hashOf(response.body)}"`
  const fresh = { etag }
  prepared.set(response, fresh)
  return fresh
}

const linesFor = ({ headers }: CachedResponse, etag: string, body: Buffer, encoding?: Encoding) =>
  headerLines({
    ...headers,
    etag,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  })

export const headerLines = (headers: Record<string, string>): HeaderLines => Object.entries(headers).flat()

/** Bypasses Fastify's reply handling, which takes longer than everything else here. */
export function write(reply: FastifyReply, status: number, lines: HeaderLines, body?: Buffer) {
  reply.hijack()
  reply.raw.writeHead(status, lines)
  reply.raw.end(body)
}
