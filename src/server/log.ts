import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config/config.ts'
import { redactLine } from './security/redact.ts'
import { tracing } from './tracing/tracing.ts'

export type Log = Logger

/** So many causes of an error are told; one that is its own cause has an end this way. */
const MAX_CAUSES = 3

/**
 * Opens the log of this process: JSON lines on stderr, one for each event from `logLevel` up. It names requests, jobs and rows by their
 * ids; secrets and what tells who a person is are taken out of every line, wherever in it they stand.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream = pino.destination(2)): Log {
  const heard = new Set<ErrorListener>()
  const traces = tracing()
  const log: Log = pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(traces && { mixin: traces.logFields }),
      formatters: { level: (level) => ({ level }) },
      serializers: { err: (error: unknown) => describeError(error, MAX_CAUSES) },
      hooks: {
        streamWrite(line) {
          const redacted = redactLine(line)
          if (heard.size > 0 && IS_ERROR.test(redacted)) for (const listener of heard) listener(redacted)
          return redacted
        },
      },
    },
    destination,
  )
  listeners.set(log, heard)
  return log
}

/** Receives a line of the log as it is written: redacted, and of level "error" or "fatal". It must not throw, and must not log. */
export type ErrorListener = (line: string) => void
const listeners = new WeakMap<Log, Set<ErrorListener>>()
/** The level is the first field of a line. */
const IS_ERROR = /^\{"level":"(?:error|fatal)"/

/** Calls `listener` with every error that is logged, by children of this log too. Returns the function that ends it. */
export function onLoggedError(log: Log, listener: ErrorListener): () => void {
  const heard = listeners.get(log)
  heard?.add(listener)
  return () => void heard?.delete(listener)
}

/** Only these fields: the database names the values it refused in others, and a failed call carries its whole request. */
function describeError(error: unknown, causes: number): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return { type: name, code, message, stack, ...(cause !== undefined && causes > 0 && { cause: describeError(cause, causes - 1) }) }
}
