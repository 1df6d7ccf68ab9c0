import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { Problem as ProblemDocument } from '#contract/endpoint/problem.ts'
import type { AnyStreamEndpoint, EventOf } from '#contract/endpoint/stream-endpoint.ts'
import { argumentsOf, type EndpointKind, type Invocation } from './endpoint-kind.ts'
import { acceptsMediaType } from '#server/http/wire/negotiation.ts'
import { problemOf } from '#server/http/problem-of.ts'
import { documentOf, type Problem } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { sendStream } from '#server/http/wire/send-stream.ts'
import { schemaWithAlternative, send, shaped } from '#server/http/wire/wire.ts'
import { required } from '#shared/required.ts'

/**
 * Yields events as they happen, and returns the whole response. `signal` is aborted when the client disconnects or the server shuts down.
 */
export type StreamingHandler<E extends AnyStreamEndpoint, V extends Requester, Resource> = (
  input: Input<E>,
  requester: V,
  resource: Resource,
  signal: AbortSignal,
) => AsyncGenerator<EventOf<E>, Output<E>>
type Events = AsyncGenerator<{ event: string; data: unknown }, unknown>

/** Proxies and browsers close a connection that is silent for a minute. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': heartbeat\n\n'

/** `x-accel-buffering` and `no-transform` make proxies forward each event immediately. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

type Deps = { signalOf: (reply: FastifyReply) => AbortSignal; heartbeatMs?: number }

/** Streams events to clients that accept them; others, and calls within the process, receive the whole response. */
export function streamingKind(
  endpoint: AnyStreamEndpoint,
  handle: (input: never, requester: never, resource: never, signal: AbortSignal) => Events,
  { signalOf, heartbeatMs = HEARTBEAT_MS }: Deps,
): EndpointKind {
  const start = (call: Invocation, signal: AbortSignal) => handle(...argumentsOf(call), signal)
  return {
    run: (call) => resultOf(start(call, new AbortController().signal)),
    schema: schemaWithAlternative(endpoint, DESCRIPTION, ['text/event-stream', eventsSchemaOf(endpoint)]),
    async respond(call, request, reply) {
      const signal = signalOf(reply)
      const events = start(call, signal)
      if (!acceptsMediaType(request, 'text/event-stream')) return send(reply, endpoint, await resultOf(events))
      return sendStream(reply, HEADERS, encodeEvents(endpoint, events, { request, signal, heartbeatMs }))
    },
  }
}

const DESCRIPTION = 'Done. With `Accept: text/event-stream` what happens on the way comes as events, then "done" with all of it, or "error"'

function eventsSchemaOf(endpoint: AnyStreamEndpoint) {
  const all = { ...endpoint.events, done: endpoint.output, error: ProblemDocument }
  return z.union(Object.entries(all).map(([event, data]) => z.object({ event: z.literal(event), data })))
}

/** Drains the events and returns the whole response, for clients that do not accept an event stream. */
async function resultOf(events: Events): Promise<unknown> {
  for (;;) {
    const step = await events.next()
    if (step.done) return step.value
  }
}

/**
 * Encodes server-sent events, the whole response last, with a heartbeat comment whenever there was none for `heartbeatMs`. An error before
 * the first event is thrown; a later one becomes the last event.
 */
async function* encodeEvents(
  endpoint: AnyStreamEndpoint,
  events: Events,
  { request, signal, heartbeatMs }: { request: FastifyRequest; signal: AbortSignal; heartbeatMs: number },
): AsyncGenerator<string, void> {
  const aborted = rejectionOf(signal)
  let hasBegun = false
  try {
    for (;;) {
      const next = events.next()
      while (!(await Promise.race([isSettledWithin(heartbeatMs, next), aborted]))) if (hasBegun) yield HEARTBEAT
      const step = await next
      yield step.done ? encode('done', shaped(endpoint, step.value)) : encodeEvent(endpoint, step.value)
      if (step.done) return
      hasBegun = true
    }
  } catch (error) {
    if (!hasBegun) throw error
    yield encode('error', lateProblem(request, error))
  } finally {
    // Not awaited, since the handler may be in the middle of an operation that ignores the signal.
    events.return(undefined).catch(() => undefined)
  }
}

const encode = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data ?? null)}\n\n`

const encodeEvent = ({ events }: AnyStreamEndpoint, { event, data }: { event: string; data: unknown }) =>
  encode(event, z.parse(required(events[event], 'The schema of an event'), data))

function rejectionOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  if (signal.aborted) reject(signal.reason)
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

async function isSettledWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  try {
    return await Promise.race([promise.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the problem document of an error after the status has been sent, when the error handler no longer runs. */
function lateProblem(request: FastifyRequest, error: unknown): ProblemDocument {
  // What a handler throws is an error, whatever its code.
  const problem = problemOf(error as FastifyError | Problem)
  if (problem.status >= 500 && !problem.details.isIntended) request.log.error({ err: error }, 'A response failed after its first event')
  return documentOf(problem, request.id)
}
