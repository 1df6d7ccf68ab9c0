import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '#server/log.ts'

/** Makes Fastify write one line per request at level "info", instead of two that contain full URLs. */
export class RequestLog extends LogController {
  readonly #isOn: boolean

  constructor(log: Log) {
    super({ requestIdLogLabel: 'requestId' })
    this.#isOn = log.isLevelEnabled('info')
  }

  override incomingRequest(): void {}

  /** Omits query and body. A page is named by its path, since one route serves all pages. */
  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (!this.#isOn) return
    const { method, url, routeOptions } = request
    const route = routeOptions.url ?? 'unknown path'
    const path = route === '/*' ? url.split('?')[0] : undefined
    request.log.info({ method, route, path, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) }, 'A request was answered')
  }
}
