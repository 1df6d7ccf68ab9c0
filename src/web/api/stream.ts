import type { EventAt, RequestOf, ResponseOf, StreamAddress } from '#contract/api.ts'
import type { Problem } from '#contract/problem.ts'
import { CallError } from './call-error.ts'
import { sendRequest, type CallOptions } from './call.ts'
import { readEvents } from './read-events.ts'

/**
 * Calls an endpoint that tells `onEvent` what happens on the way, and returns the whole response. `options.signal` ends it.
 * @throws what a call throws, also in the middle
 */
export async function stream<A extends StreamAddress>(
  address: A,
  input: RequestOf<A>,
  onEvent: (event: EventAt<A>) => void,
  options?: CallOptions,
): Promise<ResponseOf<A>> {
  const response = await sendRequest(address, input, options, 'text/event-stream')
  // Whatever stands between may have asked for something else.
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.json()
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'done') return data as ResponseOf<A>
    if (event === 'error') throw new CallError((data as Problem).status, JSON.stringify(data))
    onEvent({ event, data } as EventAt<A>)
  }
  throw new TypeError('The connection ended before the response was whole.')
}
