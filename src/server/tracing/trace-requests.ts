import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Tracer } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Makes a span of every request, from its headers until its response is sent or its client has gone. It is called by the route, and has no
 * path, query or address of anybody: links of emails open what they name. The headers of visitors do not say which trace a request is part of.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, { trustsHeader }: { trustsHeader: boolean }): void {
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, next) => {
    const { method, id, is404, routeOptions } = request
    const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
    const parent = trustsHeader ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.route': route, 'backdock.request_id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      if (!writableFinished) span.addEvent('The client has gone')
      span.end()
    })
    const active = trace.setSpan(parent, span)
    contexts.set(request, active)
    context.with(active, next)
  })
  // A body is read by events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _, next) => {
    context.with(contexts.get(request) ?? context.active(), next)
  })
}
