import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends chunks as they are made, no faster than the client reads them. What fails before the first of them is answered like any other
 * failure; what fails later breaks the response off. Once nobody reads any longer, `chunks` is ended.
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
