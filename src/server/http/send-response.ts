import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, isWorthCompressing, quicklyCompressed, wellCompressed, type Encoding } from './compression.ts'
import type { CachedResponse } from './page-cache.ts'

/** Name and value in turn, as the socket wants them: built once for an answer and encoding. */
type HeaderLines = string[]
type Prepared = { etag: string; uses: number; unchanged?: HeaderLines } & { [Form in Encoding | 'plain']?: HeaderLines }

/** From so many uses on, an answer is worth the time for its smallest form. */
const WARM = 20
const prepared = new WeakMap<CachedResponse, Prepared>()

/** Sends it in the best encoding the client takes; only "not modified" to one that has it. The reply is finished after that. */
export function sendResponse({ headers }: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  const lines = prepared.get(response) ?? prepare(response)
  if (headers['if-none-match']?.includes(lines.etag) && response.status === 200) {
    lines.unchanged ??= headerLines({ ...response.headers, etag: lines.etag })
    return write(reply, 304, lines.unchanged)
  }
  const encoding = isWorthCompressing(response.body) ? acceptedEncoding(headers['accept-encoding']) : undefined
  const body = encoding ? (response[encoding] ??= quicklyCompressed(response.body, encoding)) : response.body
  lines[encoding ?? 'plain'] ??= linesFor(response, lines.etag, body, encoding)
  if (encoding && ++lines.uses === WARM) void shrink(response, lines, encoding)
  write(reply, response.status, lines[encoding ?? 'plain']!, body)
}

function prepare(response: CachedResponse): Prepared {
  // Weak: the same for all encodings.
  const etag = `W/"${hash('sha256', response.body, 'base64url').slice(0, 22)}"`
  const fresh = { etag, uses: 0 }
  prepared.set(response, fresh)
  return fresh
}

async function shrink(response: CachedResponse, lines: Prepared, encoding: Encoding) {
  const body = await wellCompressed(response.body, encoding)
  response[encoding] = body
  lines[encoding] = linesFor(response, lines.etag, body, encoding)
}

const linesFor = ({ headers }: CachedResponse, etag: string, body: Buffer, encoding?: Encoding) =>
  headerLines({
    ...headers,
    etag,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  })

const headerLines = (headers: Record<string, string>): HeaderLines => Object.entries(headers).flat()

/** Past Fastify's own sending, which costs more than everything else here. */
function write(reply: FastifyReply, status: number, lines: HeaderLines, body?: Buffer) {
  reply.hijack()
  reply.raw.writeHead(status, lines)
  reply.raw.end(body)
}
