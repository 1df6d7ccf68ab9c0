import { attach, refusalOf } from './cards.ts'
import { emit, newId, subscriptionOf, type CustomerTimeline } from './timeline.ts'
import { paymentOf } from './invoices.ts'
import type { Invoice, Subscription } from './objects.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './payment-objects.ts'

/** Charges a card for an open invoice, whoever is there or not. Returns why the card was refused; null when the invoice is paid. */
export function payInvoice(timeline: CustomerTimeline, invoice: Invoice, card: PaymentMethod, isPresent: boolean): string | null {
  const paying = paymentOf(timeline, invoice)
  if (invoice.status !== 'open' || !paying) return null
  const subscription = subscriptionOf(timeline, invoice.parent.subscription_details.subscription)
  invoice.attempt_count += 1
  const refusal = refusalOf(card, isPresent)
  if (refusal !== null) {
    failPayment(timeline, invoice, subscription, paying.intent)
    return refusal
  }
  const { payment, intent } = paying
  const charge = charged(timeline, intent, card)
  Object.assign(intent, { status: 'succeeded', payment_method: card.id, latest_charge: charge.id })
  Object.assign(payment, { status: 'paid', amount_paid: charge.amount })
  payment.status_transitions.paid_at = timeline.now
  Object.assign(invoice, { status: 'paid', amount_paid: charge.amount, amount_remaining: 0 })
  invoice.status_transitions.paid_at = timeline.now
  attach(timeline, card)
  subscription.default_payment_method = card.id
  emit(timeline, 'charge.succeeded', charge)
  emit(timeline, 'invoice_payment.paid', payment)
  emit(timeline, 'invoice.paid', invoice)
  activate(timeline, subscription)
  return null
}

/** A renewal that is not paid makes the subscription past due. */
export function failPayment(timeline: CustomerTimeline, invoice: Invoice, subscription: Subscription, intent: PaymentIntent): void {
  intent.status = 'requires_payment_method'
  emit(timeline, 'invoice.payment_failed', invoice)
  if (subscription.status !== 'active') return
  subscription.status = 'past_due'
  emit(timeline, 'customer.subscription.updated', subscription)
}

/** What is paid is active; what has ended stays so. */
export function activate(timeline: CustomerTimeline, subscription: Subscription): void {
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') subscription.status = 'active'
  emit(timeline, 'customer.subscription.updated', subscription)
}

function charged(timeline: CustomerTimeline, { id, amount }: PaymentIntent, { id: method, card }: PaymentMethod): Charge {
  const charge: Charge = {
    id: newId(timeline, 'ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    refunded: false,
    currency: 'aud',
    created: timeline.now,
    customer: timeline.document.id,
    paid: true,
    status: 'succeeded',
    payment_intent: id,
    payment_method: method,
    payment_method_details: { type: 'card', card: { ...card } },
  }
  timeline.document.charges.push(charge)
  return charge
}
