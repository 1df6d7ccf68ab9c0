import { emit, newId, type CustomerTimeline } from './timeline.ts'
import type { PaymentMethod, SandboxCard } from './payment-objects.ts'

type Kind = PaymentMethod['metadata']['kind']

/** What the bank says, in Stripe's words. */
const DECLINED = 'Your card was declined.'
const REFUSALS: Partial<Record<Kind, string>> = {
  declined: DECLINED,
  insufficient_funds: 'Your card has insufficient funds.',
  expired: 'Your card has expired.',
}
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Returns why a card is refused; null when it is not. */
export function refusalOf({ metadata: { kind } }: PaymentMethod, isPresent: boolean): string | null {
  return kind === 'renewal_declined' && !isPresent ? DECLINED : (REFUSALS[kind] ?? null)
}

/** Returns a card that somebody has typed, which belongs to nobody yet. */
export function newCard(timeline: CustomerTimeline, { kind, brand, last4, expMonth, expYear }: SandboxCard): PaymentMethod {
  const card = { brand, last4, exp_month: expMonth, exp_year: expYear }
  const method: PaymentMethod = {
    id: newId(timeline, 'pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    created: timeline.now,
    card,
    metadata: { kind },
  }
  // Cards that were refused are forgotten; one whose owner is being asked is not.
  const asked = [...timeline.document.paymentIntents, ...timeline.document.setupIntents].filter(
    ({ status }) => status === 'requires_action',
  )
  const isKept = ({ id, customer }: PaymentMethod) => customer !== null || asked.some((intent) => intent.payment_method === id)
  timeline.document.cards = [...timeline.document.cards.filter(isKept), method]
  return method
}

/** Stores a card for later payments. */
export function attach(timeline: CustomerTimeline, card: PaymentMethod): void {
  if (card.customer) return
  card.customer = timeline.document.id
  emit(timeline, 'payment_method.attached', card)
}
