import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { parse } from 'node:querystring'
import type { ConnectionError, FastifyBaseLogger, FastifyInstance } from 'fastify'
import { decodedFormText } from '#shared/form-encoding.ts'
import { documentOf, Problem } from '#server/http/problems.ts'

/**
 * Accepts only JSON bodies. An empty body counts as not sent, and `__proto__`, `constructor` and `toString` keys are removed, like unknown
 * fields.
 */
export function lenientJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, (error, parsed) => done(error, error ? undefined : convertible(parsed)))
  })
}

/** Removes every `toString`: a schema that compares the length of a value throws where that is an object which cannot be converted. */
function convertible(parsed: unknown): unknown {
  // A list to work through, since a body may be nested more deeply than functions can call each other.
  const found = [parsed]
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, 'toString')) Reflect.deleteProperty(value, 'toString')
    for (const inner of Object.values(value)) found.push(inner)
  }
  return parsed
}

/** Escapes a path that cannot be decoded, so that it is unknown instead of malformed. */
export function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + (query < 0 ? '' : url.slice(query))
  }
}

/** Parses a query string. A name that occurs several times has a list; what is not UTF-8 becomes a text that every schema refuses. */
export const readQuery = (query: string) => parse(query, '&', '=', { decodeURIComponent: decodedFormText, maxKeys: 0 })

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Returns the handler of connections that sent no valid request, or not in time: it writes an error response with the headers of every
 * response, and closes the socket. No other code sees such requests.
 */
export const respondUnreadable =
  (log: FastifyBaseLogger, headers: Record<string, string>) =>
  (error: ConnectionError, socket: Socket): void => {
    // In the middle of a response to an earlier request, no other can be written.
    if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0) {
      const [status, requestId] = [STATUS_OF[error.code] ?? 400, randomUUID()]
      log.info({ requestId, status, code: error.code }, 'A request could not be read.')
      socket.write(errorResponse(status, requestId, headers))
    }
    socket.destroy(error)
  }

function errorResponse(status: number, requestId: string, more: Record<string, string>): string {
  const detail = status === 408 ? 'This request took too long to arrive.' : 'This request could not be understood.'
  const body = JSON.stringify(documentOf(new Problem(status, detail), requestId))
  const headers = {
    ...more,
    'x-request-id': requestId,
    'cache-control': 'private, no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
