import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** What a process says of its work to a collector of traces (docs/behaviour/running.md, Traces). */
export type Tracing = {
  /** Pools of it say each statement that is part of a trace. */
  Pool: typeof pg.Pool
  /** Makes every request the beginning of a trace, or part of the one that `traceparent` names where the header can be trusted. */
  addTo(app: FastifyInstance, options: { trustsHeader: boolean }): void
  /** Has `work` be the beginning of a trace, and everything that it awaits a part of it. */
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** What a line of the log says of the trace that it belongs to. */
  logFields(): { traceId?: string; spanId?: string }
  /** Sends what has not been sent yet, for a second at most. */
  stop(): Promise<void>
}

let current: Tracing | null = null

/** Sets what the process is traced by, before its database is opened. */
export const useTracing = (tracing: Tracing): void => void (current = tracing)

/** Returns what the process is traced by; null where nobody asks for traces, and nothing of their library is loaded. */
export const tracing = (): Tracing | null => current

/** Does `work` as a trace of its own, where the process is traced. */
export const traced = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => (current ? current.span(name, work) : work())
