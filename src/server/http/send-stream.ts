import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends chunks as they are produced, with backpressure. An error before the first chunk is handled like any other error; a later one aborts
 * the response. When the client disconnects, `chunks` is ended.
 */
export async function sendStream(
  reply: FastifyReply,
  headers: Record<string, string>,
  chunks: AsyncGenerator<string, void>,
): Promise<FastifyReply> {
  reply.raw.once('close', () => void chunks.return().catch(() => undefined))
  const first = await chunks.next()
  return reply.headers(headers).send(Readable.from(startingWith(first, chunks)))
}

async function* startingWith(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  if (first.done) return
  yield first.value
  yield* rest
}
