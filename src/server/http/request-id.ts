import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** An id that may come from outside: long enough to be one, and safe in a log, a header and a page. */
const SANE = /^[\w-]{8,64}$/

/**
 * Returns the id of a request, which its lines in the log and its problem document carry. Nobody can guess one. Behind a trusted proxy a
 * request keeps the `X-Request-Id` that the proxy has given it, so that the logs of both tell of the same request.
 */
export const requestIds =
  (trustProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = trustProxy ? headers['x-request-id'] : undefined
    return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
  }
