import type { Call } from '#contract/api.ts'
import { CallError } from '#web/api/call-error.ts'

/** A client error (4xx) as the server throws it: a status and a message for the user. */
type ClientError = { status: number; message: string }
const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/**
 * Wraps the calls of a page that is being rendered: a client error becomes the CallError that a browser would receive, and any other error
 * a bare 500, since errors are written into the page and must not disclose internals.
 */
export const sanitizeErrors =
  (call: Call): Call =>
  async (address, input) => {
    try {
      return await call(address, input)
    } catch (error) {
      throw isClientError(error) ? new CallError(error.status, documentOf(error)) : new CallError(500, 'Internal Server Error')
    }
  }

const documentOf = ({ status, message }: ClientError) => JSON.stringify({ type: 'about:blank', title: 'Error', status, detail: message })
