import type { PaymentEvent } from '#server/ports/payments/payments.ts'

/** Events in the one order that depends on nothing but themselves: by time, then by id. Each occurs once. */
export function inOrder(events: PaymentEvent[]): PaymentEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  return [...byId.values()].toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id))
}

/** Compares by code units: what sorts must not depend on a language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
