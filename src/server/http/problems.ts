import { STATUS_CODES } from 'node:http'
import type { Problem as ProblemDocument } from '#contract/endpoint/problem.ts'

type Details = Pick<ProblemDocument, 'code' | 'errors'> & {
  headers?: Record<string, string>
  /** A status from 500 on that is no failure: the server refuses on purpose, perhaps very often, so it is not logged. */
  isIntended?: boolean
  /** What happened, for the log alone. */
  cause?: unknown
}

/**
 * An error response, thrown where the rule is; the one error handler turns it into a document. `detail` is a message a person can act on.
 */
export class Problem extends Error {
  readonly status: number
  readonly details: Details
  constructor(status: number, detail: string, details: Details = {}) {
    super(detail, { cause: details.cause })
    this.status = status
    this.details = details
  }
}

/** `errors` names what is missing, where a body refers to several things. */
export const notFound = (what: string, errors?: Details['errors']) =>
  new Problem(404, `${what} doesn't exist or has been removed.`, { errors })
/** Nothing is served at this address. Also the response to a malformed path parameter. */
export const unknownPath = () => new Problem(404, 'There is nothing at this address.')
/** `code` distinguishes errors of the same status for programs. */
export const unauthorised = (detail: string, code?: string) => new Problem(401, detail, { code })
export const forbidden = (detail: string, code?: string) => new Problem(403, detail, { code })
export const conflict = (detail: string, code?: string) => new Problem(409, detail, { code })
export const invalid = (errors: { path: string; message: string }[], detail = errors[0]?.message ?? 'Please check what you entered.') =>
  new Problem(400, detail, { errors })
/** `what` says what there was too much of. */
export function tooMany(retryAfterMs: number, what = 'That is too many requests in a short time.'): Problem {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new Problem(429, `${what} Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
/** The headers by which every 503 that does not know better says when to try again. */
export const whenToRetry = (status: number): Record<string, string> => (status === 503 ? { 'retry-after': '60' } : {})

/** Something outside the process, or the disk, is temporarily unavailable. */
export const unavailable = (what: string, cause?: unknown) =>
  new Problem(503, `${what} is not available right now. Please try again in a minute.`, { cause })

/** The database is there and takes no writes, as for the seconds in which another server takes the place of one that has failed. */
export const readOnly = () =>
  new Problem(503, 'The site can only be read at the moment, and nothing was saved. Please try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })

/** More is being made at this moment than there is room for. */
export const busy = () =>
  new Problem(503, 'The site is very busy right now. Please try again in a few seconds.', {
    headers: { 'retry-after': '5' },
    isIntended: true,
  })

/** A slow response was cut off by a shutdown; the client can repeat the request. */
export const restarting = () => new Problem(503, 'The site is being restarted. Please try again in a minute.', { isIntended: true })

/** Returns the RFC 9457 document of a problem, for the request with that id. */
export const documentOf = ({ status, message, details: { code, errors } }: Problem, requestId: string): ProblemDocument => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  ...(code && { code }),
  ...((status === 400 || errors) && { errors: errors ?? [] }),
  requestId,
})
