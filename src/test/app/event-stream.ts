import { addressOf, type CallerInput } from '#contract/endpoint/endpoint.ts'
import type { AnyStreamEndpoint } from '#contract/endpoint/stream-endpoint.ts'
import { readEvents, type ServerEvent } from '#web/api/client/read-events.ts'

type Options = { headers?: Record<string, string>; signal?: AbortSignal }

/** Requests the event stream of an endpoint from a listening application; a response that is not 200 is returned as well. */
export const openEventStream = <E extends AnyStreamEndpoint>(
  origin: string,
  endpoint: E,
  input: CallerInput<E>,
  { headers, signal }: Options = {},
): Promise<Response> =>
  fetch(origin + addressOf(endpoint, input), {
    method: endpoint.method,
    headers: { accept: 'text/event-stream', ...(endpoint.body && { 'content-type': 'application/json' }), ...headers },
    ...(endpoint.body && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  })

/** Returns the events of a response, once it has ended. */
export async function allEvents({ body }: Response): Promise<ServerEvent[]> {
  return Array.fromAsync(readEvents(body!))
}
