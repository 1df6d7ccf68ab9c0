import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'

/** What `fetch` tells of a call, as Node documents it for the channels of undici. */
type FetchEvent = { request: { origin: string; method: string }; response?: { statusCode: number } }

/**
 * Makes a span of each call to another server that is part of a trace: its method, host and status. The address itself holds keys and names
 * of people with some of them. Returns what ends it.
 */
export function traceCalls(tracer: Tracer, collector: string): () => void {
  const spans = new WeakMap<object, Span>()
  const collectorOrigin = new URL(collector).origin
  const onCreate = (message: unknown) => {
    const { request } = message as FetchEvent
    if (!trace.getActiveSpan()?.isRecording() || request.origin === collectorOrigin) return
    const attributes = { 'http.request.method': request.method, 'server.address': new URL(request.origin).host }
    spans.set(request, tracer.startSpan(`${request.method} ${attributes['server.address']}`, { kind: SpanKind.CLIENT, attributes }))
  }
  const onHeaders = (message: unknown) => {
    const { request, response } = message as FetchEvent
    if (response) spans.get(request)?.setAttribute('http.response.status_code', response.statusCode)
  }
  const onEnd = (message: unknown) => spans.get((message as FetchEvent).request)?.end()
  const onError = (message: unknown) =>
    spans
      .get((message as FetchEvent).request)
      ?.setStatus({ code: SpanStatusCode.ERROR })
      .end()
  const channels = {
    'undici:request:create': onCreate,
    'undici:request:headers': onHeaders,
    'undici:request:trailers': onEnd,
    'undici:request:error': onError,
  }
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener)
  }
}
