import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import pg from 'pg'

/** As much of a statement is said: those with many rows are long, and begin with what they do. */
const MAX_TEXT = 1_000

/**
 * Returns a pool whose connections make a span of each statement that is part of a trace. It has the statement as it is sent, with places for
 * its values and never the values. What belongs to no trace, as the looks of the job queue for work, makes none.
 */
export function tracedPool(tracer: Tracer): typeof pg.Pool {
  class TracedClient extends pg.Client {
    // The driver has many ways to call it, and one that is told by what is given last.
    override query(...args: unknown[]): never {
      const send = super.query.bind(this) as unknown as (...given: unknown[]) => unknown
      const text = textOf(args[0])
      if (text === null || !trace.getActiveSpan()?.isRecording()) return send(...args) as never
      const span = tracer.startSpan(nameOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) },
      })
      const callback = args.at(-1)
      if (typeof callback === 'function') return send(...args.slice(0, -1), endingWith(span, callback as Callback)) as never
      return endedBy(span, send(...args)) as never
    }
  }
  return class TracedPool extends pg.Pool {
    constructor(config?: pg.PoolConfig) {
      super({ ...config, Client: TracedClient } as pg.PoolConfig)
    }

    // Who waits for a connection is told by whoever gives one back, whose trace is another.
    override connect(...[callback]: unknown[]): never {
      const connect = super.connect.bind(this) as unknown as (given?: unknown) => unknown
      return (callback ? connect(context.bind(context.active(), callback)) : connect()) as never
    }
  }
}

type Callback = (error: (Error & { code?: string }) | null | undefined, result: unknown) => void

const endingWith = (span: Span, callback: Callback): Callback => {
  const inContext = context.bind(context.active(), callback)
  return (error, result) => {
    end(span, error)
    inContext(error, result)
  }
}

function endedBy(span: Span, answer: unknown): unknown {
  if (answer instanceof Promise)
    answer.then(
      () => end(span, null),
      (error: Error & { code?: string }) => end(span, error),
    )
  else span.end()
  return answer
}

/** A message of the database may name values: a span has the code only. */
function end(span: Span, error: { code?: string } | null | undefined): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('db.response.status_code', error.code ?? 'unknown')
  span.end()
}

/** Returns the text of what is sent; null for a cursor, which is read long after. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : null
}

const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i
/** Returns what a statement does first, and to which table: "select suppliers". */
const nameOf = (text: string): string => [/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase(), TABLE.exec(text)?.[1]].filter(Boolean).join(' ')
