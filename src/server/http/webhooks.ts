import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Limit } from './guards.ts'
import { Problem } from './problems.ts'
import { NO_BODY, REFUSAL } from './wire.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by programs of others, from wherever they are; no cookie is looked at. */
    isWebhook?: true
  }
}

/** `POST` and a path. */
type WebhookAddress = `POST /api/${string}`
type WebhookOptions = {
  /** One line for the API document. */
  summary: string
  /** The one media type that is taken. */
  mediaType?: string
  maxBytes: number
  /** For each client address. */
  limit: Limit
}
/** What was sent: the bytes as they came, which is what a signature is over, and the headers, of which one is the signature. */
type Delivery = { body: Buffer; headers: IncomingHttpHeaders }

/** Serves what programs of others post to us. Whoever sends it proves that by a signature, which the handler checks; a session counts for nothing. */
export type ServeWebhook = (address: WebhookAddress, options: WebhookOptions, handle: (delivery: Delivery) => Promise<void>) => void

type CountCall = (limit: Limit) => Pick<RouteOptions, 'onRequest'>

export const webhooks =
  (app: FastifyInstance, countCall: CountCall): ServeWebhook =>
  (address, { summary, mediaType = 'application/json', maxBytes, limit }, handle) => {
    const path = address.slice('POST '.length)
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      scope.setErrorHandler((error: { statusCode?: number }) => {
        throw inTheseWords(error, mediaType, maxBytes)
      })
      scope.post(path, {
        config: { isWebhook: true },
        schema: {
          summary,
          tags: [path.split('/')[2]!],
          consumes: [mediaType],
          body: z.any(),
          response: { 200: NO_BODY, default: REFUSAL },
        },
        bodyLimit: maxBytes,
        ...countCall(limit),
        handler: async ({ body, headers }, reply) => {
          await handle({ body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers })
          return reply.code(200).send()
        },
      })
    })
  }

/** What Fastify refuses, with the limits of this address. */
function inTheseWords(error: { statusCode?: number }, mediaType: string, maxBytes: number): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return new Problem(413, `This request is larger than ${Math.floor(maxBytes / 1024)} KiB. Please send less.`)
  return error.statusCode === 415 ? new Problem(415, `Please send the body as ${mediaType}.`) : error
}
