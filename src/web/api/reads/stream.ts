import type { EventAt, RequestOf, ResponseOf, StreamAddress } from '#contract/api.ts'
import type { Problem } from '#contract/endpoint/problem.ts'
import { CallError } from '#web/api/call-error.ts'
import { sendRequest, type CallOptions } from '#web/api/client/call.ts'
import { readEvents } from '#web/api/client/read-events.ts'

/**
 * Calls an endpoint that streams events, passes each to `onEvent` and returns the complete response. `options.signal` aborts it.
 * @throws what a call throws, also in the middle of the stream
 */
export async function stream<A extends StreamAddress>(
  address: A,
  input: RequestOf<A>,
  onEvent: (event: EventAt<A>) => void,
  options?: CallOptions,
): Promise<ResponseOf<A>> {
  const response = await sendRequest(address, input, options, 'text/event-stream')
  // A proxy may have changed the Accept header, and the response is then plain JSON.
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.json()
  for await (const { event, data } of readEvents(response.body)) {
    // The contract says which events the endpoint sends and what their data is.
    if (event === 'done') return data as ResponseOf<A>
    if (event === 'error') throw new CallError((data as Problem).status, JSON.stringify(data))
    onEvent({ event, data } as EventAt<A>)
  }
  throw new TypeError('The connection ended before the response was whole.')
}
