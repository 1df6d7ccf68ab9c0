import type { Log } from '#server/log.ts'
import { redactText } from '#server/redact.ts'

/** How long the same failure is not logged as an error again. */
const QUIET_MS = 10 * 60_000

/** Where something failed: a queue, and one of its jobs. */
type Place = { queue?: string; jobId?: string }
export type ReportFailure = (what: string, place: Place, error: unknown) => string

/**
 * Logs what failed as an error once, and at the level "debug" for a while after that: what is tried every few seconds fails every few
 * seconds. A failure with a code is described by it alone, since messages from outside repeat people's addresses. Returns that description.
 */
export function failureReporter(log: Log): ReportFailure {
  const reportedAt = new Map<string, number>()
  return (what, place, error) => {
    const code = codeOf(error)
    const now = Date.now()
    const isRepeated = now - (reportedAt.get(what) ?? -Infinity) < QUIET_MS
    if (!isRepeated) reportedAt.set(what, now)
    log[isRepeated ? 'debug' : 'error']({ ...place, ...(code === undefined ? { err: error } : { code }) }, `${what} failed`)
    return code ?? redactText(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : undefined
