import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Limit } from '#server/http/access/guards.ts'
import { Problem } from '#server/http/problems.ts'
import { NO_BODY, PROBLEM } from '#server/http/wire/wire.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by programs of third parties, from any origin; cookies are ignored. */
    isWebhook?: true
  }
}

/** `POST` and a path. */
type WebhookAddress = `POST /api/${string}`
type WebhookOptions = {
  /** In the API document; those of payments where nothing else is said. */
  operationId?: string
  tag?: string
  /** The summary in the API document, one line. */
  summary: string
  /** The one accepted media type. */
  mediaType?: string
  maxBytes: number
  /** Counted for each client address. */
  limit: Limit
  /** Refuses a request by its headers, before its body is read. */
  admit?: (headers: IncomingHttpHeaders) => void
}
/** A webhook request: the raw bytes, which the signature covers, and the headers, which contain the signature. */
type Delivery = { body: Buffer; headers: IncomingHttpHeaders }

/** Serves requests from programs of third parties. They are authenticated by a signature, which the handler checks, not by a session. */
export type ServeWebhook = (address: WebhookAddress, options: WebhookOptions, handle: (delivery: Delivery) => Promise<void>) => void

type CountCall = (limit: Limit) => Pick<RouteOptions, 'onRequest'>

export const webhooks =
  (app: FastifyInstance, countCall: CountCall): ServeWebhook =>
  (address, { operationId = 'receivePaymentEvent', tag = 'Subscriptions', ...options }, handle) => {
    const { summary, mediaType = 'application/json', maxBytes, limit, admit } = options
    const path = address.slice('POST '.length)
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      scope.setErrorHandler((error: { statusCode?: number }) => {
        throw withLimits(error, mediaType, maxBytes)
      })
      scope.post(path, {
        config: { isWebhook: true, operation: { credentials: 'none', isAnonymous: true, isLimited: true } },
        schema: {
          operationId,
          summary,
          tags: [tag],
          consumes: [mediaType],
          body: z.any(),
          response: { 200: NO_BODY, default: PROBLEM },
        },
        bodyLimit: maxBytes,
        ...countCall(limit),
        ...(admit && { preParsing: async ({ headers }: FastifyRequest) => admit(headers) }),
        handler: async ({ body, headers }, reply) => {
          await handle({ body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers })
          return reply.code(200).send()
        },
      })
    })
  }

/** Replaces Fastify's errors of body size and media type by ones that name the limits of this address. */
function withLimits(error: { statusCode?: number }, mediaType: string, maxBytes: number): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return new Problem(413, `This request is larger than ${Math.floor(maxBytes / 1024)} KiB. Please send less.`)
  return error.statusCode === 415 ? new Problem(415, `Please send the body as ${mediaType}.`) : error
}
