import type * as z from 'zod/mini'
import { endpoint, type Address, type AnyEndpoint, type Endpoint, type Options, type Shape } from './endpoint.ts'

/**
 * An endpoint that can tell what happens on the way. Asked for `text/event-stream` it sends `events` as they come, then `done` with the
 * whole response, or `error` with a problem document; asked for anything else it is an endpoint like any other.
 */
export type AnyStreamEndpoint = AnyEndpoint & { events: Record<string, z.core.$ZodType> }

/** One event, by its name and what it says. */
export type EventOf<E extends AnyStreamEndpoint> = {
  [Name in keyof E['events'] & string]: { event: Name; data: z.output<E['events'][Name]> }
}[keyof E['events'] & string]

/** No event may be named `done` or `error`, which end a stream. */
export function streamEndpoint<
  const A extends Address,
  Events extends Shape & { done?: never; error?: never },
  O extends z.core.$ZodType,
  P extends Shape = Record<never, never>,
  Q extends Shape = Record<never, never>,
  B extends Shape = Record<never, never>,
  const V extends boolean = false,
>(
  address: A,
  { events, ...options }: Options<P, Q, B, O, V> & { events: Events; output: O },
): Endpoint<P, Q, B, O> & { address: A; paged: false; isPrivate: V; events: Events } {
  return { ...endpoint<A, P, Q, B, O, V>(address, options), events }
}
