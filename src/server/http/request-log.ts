import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '#server/log.ts'

/** Has Fastify write one line a request at the level "info", instead of two that hold addresses with all that is in them. */
export class RequestLog extends LogController {
  readonly #isOn: boolean

  constructor(log: Log) {
    super({ requestIdLogLabel: 'requestId' })
    this.#isOn = log.isLevelEnabled('info')
  }

  override incomingRequest(): void {}

  /** Says nothing of query and body. A page is named by its path, since one route serves all of them. */
  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (!this.#isOn) return
    const { method, url, routeOptions } = request
    const route = routeOptions.url ?? 'unknown path'
    const path = route === '/*' ? url.split('?')[0] : undefined
    request.log.info({ method, route, path, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) }, 'A request was answered')
  }
}
