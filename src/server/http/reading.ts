import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { documentOf, Problem } from './problems.ts'

/** JSON is the only kind of body. One without a byte was not sent, and `__proto__` is a field like any other that nobody knows. */
export function lenientJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

/** A path that cannot be decoded is taken literally, so that it is an unknown one like any other. */
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

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Refuses what is no request at all, or was not finished in time, and hangs up; nothing else gets to see it. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  // In the middle of an answer to an earlier one there is nothing to say.
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0) socket.write(refusal(STATUS_OF[error.code] ?? 400))
  socket.destroy(error)
}

function refusal(status: number): string {
  const body = JSON.stringify(
    documentOf(new Problem(status, status === 408 ? 'This request took too long to arrive.' : 'This request could not be understood.')),
  )
  const headers = `content-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`
}
