import { setTimeout as pause } from 'node:timers/promises'
import { context, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { appVersion } from '#server/app-version.ts'
import type { TracingSettings } from '#server/config/tracing-settings.ts'
import { traceCalls } from './trace-calls.ts'
import { traceRequests } from './trace-requests.ts'
import { tracedPool } from './traced-pool.ts'
import type { Tracing } from './tracing.ts'

/** How long a collector may take, and how long for what is left when the process stops. */
const EXPORT_MS = 10_000
const LAST_MS = 1_000

/**
 * Begins to send traces, as OTLP with JSON. Spans wait in memory, 2,048 at most, and go out every five seconds; what a collector does not
 * take is dropped, and no request waits for it. Call it once in a process.
 */
export function startTracing({ endpoint, serviceName, share }: TracingSettings): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': appVersion,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
  const tracer = provider.getTracer('backdock')
  const stopCalls = traceCalls(tracer, endpoint)
  return {
    Pool: tracedPool(tracer),
    addTo: (app, options) => traceRequests(app, tracer, options),
    span: (name, work) => tracer.startActiveSpan(name, { root: true }, (span) => ended(span, work)),
    logFields() {
      const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {}
      return { ...(traceId && { traceId }), ...(spanId && { spanId }) }
    },
    async stop() {
      stopCalls()
      // A collector that is gone is no reason to stop less well.
      await Promise.race([provider.shutdown().catch(() => {}), pause(LAST_MS, undefined, { ref: false })])
    },
  }
}

/** Ends a span with its work. What failed is said by the log, with the id of the trace. */
async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
