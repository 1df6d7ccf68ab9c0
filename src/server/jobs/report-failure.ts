import type { Log } from '#server/log.ts'
import { redactText, MAX_STACK } from '#server/security/redact.ts'

/** Time during which a repeated failure is not logged as an error again. */
const QUIET_MS = 10 * 60_000

/** The queue and job that failed, the email, or the post. */
type FailureContext = { queue?: string; jobId?: string; emailId?: string; postId?: string }
export type ReportFailure = (what: string, context: FailureContext, error: unknown) => string

/**
 * Logs a failure as an error once, and repetitions at level "debug" for a while: a task that is tried every few seconds fails every few
 * seconds. An error with a code is logged by the code alone, since external messages may contain people's addresses. Returns that
 * description.
 */
export function failureReporter(log: Log): ReportFailure {
  const reportedAt = new Map<string, number>()
  return (what, context, thrown) => {
    const error = asError(thrown)
    const code = codeOf(error)
    const now = Date.now()
    const isRepeated = now - (reportedAt.get(what) ?? -Infinity) < QUIET_MS
    if (!isRepeated) reportedAt.set(what, now)
    log[isRepeated ? 'debug' : 'error']({ ...context, ...(code === undefined ? { err: error } : { code }) }, `${what} failed`)
    return code ?? redactText(error instanceof Error ? (error.stack ?? error.message) : String(error), MAX_STACK)
  }
}

/** The library of the job queue emits copies of errors, which are none themselves. */
const asError = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && !(thrown instanceof Error)
    ? Object.assign(new Error(String(thrown.message)), thrown)
    : thrown

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : undefined
