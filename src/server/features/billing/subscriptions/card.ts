import type { Card } from '#contract/billing/billing.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { inOrder } from '#server/features/billing/events/event-order.ts'

/** Returns the card that a customer paid with, or stored, last; null where none is known. */
export function cardIn(events: PaymentEvent[]): Card | null {
  const cards = inOrder(events).flatMap((event) => (event.kind === 'card' || event.kind === 'payment' ? (event.card ?? []) : []))
  return cards.at(-1) ?? null
}
