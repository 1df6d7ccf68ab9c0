import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Chunk = string | Uint8Array

/**
 * Sends chunks as they are produced, with backpressure. An error before the first chunk is handled like any other error; a later one aborts
 * the response. When the client disconnects, or takes nothing for `stalledMs` after the first chunk, `chunks` is ended.
 */
export async function sendStream(
  reply: FastifyReply,
  headers: Record<string, string>,
  chunks: AsyncGenerator<Chunk, void>,
  stalledMs?: number,
): Promise<FastifyReply> {
  reply.raw.once('close', () => void chunks.return().catch(() => undefined))
  const first = await chunks.next()
  // The caller cannot do it afterwards: who waits for a reply waits for the end of the response.
  if (stalledMs !== undefined) reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  return reply.headers(headers).send(Readable.from(startingWith(first, chunks)))
}

async function* startingWith(first: IteratorResult<Chunk, void>, rest: AsyncGenerator<Chunk, void>): AsyncGenerator<Chunk, void> {
  if (first.done) return
  yield first.value
  yield* rest
}
