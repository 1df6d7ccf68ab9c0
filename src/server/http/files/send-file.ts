import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'

export type SentFile = { bytes: Buffer; etag: string; headers: Record<string, string> }

/** Returns a strong ETag: the same bytes have the same one, on every process. */
export const etagOfBytes = (bytes: Buffer): string => `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** Sends a file, or the part of it that is asked for, or 304 where the client has it. */
export function sendFile({ headers, method }: FastifyRequest, reply: FastifyReply, { bytes, etag, headers: own }: SentFile): FastifyReply {
  reply.headers({ ...own, etag, 'accept-ranges': 'bytes' })
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
  // A Range is for GET, and for the file that the client has a part of.
  const isForThis = method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag)
  const range = isForThis ? byteRange(headers.range, bytes.length) : null
  if (range === null) return reply.header('content-length', bytes.length).send(bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).header('content-length', 0).send('')
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .header('content-length', last - first + 1)
    .send(bytes.subarray(first, last + 1))
}

/** A proxy may have made an ETag weak when it compressed the file; for 304 that does not matter. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
