import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The form of an accepted external id: long enough to be unique, and safe in a log, a header and a page. */
const SANE = /^[\w-]{8,64}$/

/**
 * Returns the generator of request ids, which appear in log lines and problem documents. They are random, so they cannot be guessed. Behind
 * a trusted proxy a request keeps the proxy's `X-Request-Id`, so that the logs of both can be matched.
 */
export const requestIds =
  (trustProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const received = trustProxy ? headers['x-request-id'] : undefined
    return typeof received === 'string' && SANE.test(received) ? received : randomUUID()
  }
