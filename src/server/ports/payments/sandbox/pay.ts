import { attach, refusalOf } from './cards.ts'
import { emit, newId, subscriptionOf, type Life } from './life.ts'
import { paymentOf } from './invoices.ts'
import type { Invoice, Subscription } from './objects.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './payment-objects.ts'

/** Charges a card for an open invoice, whoever is there or not. Returns why the card was refused; null when the invoice is paid. */
export function payInvoice(life: Life, invoice: Invoice, card: PaymentMethod, isPresent: boolean): string | null {
  const paying = paymentOf(life, invoice)
  if (invoice.status !== 'open' || !paying) return null
  const subscription = subscriptionOf(life, invoice.parent.subscription_details.subscription)
  invoice.attempt_count += 1
  const refusal = refusalOf(card, isPresent)
  if (refusal !== null) {
    failPayment(life, invoice, subscription, paying.intent)
    return refusal
  }
  const { payment, intent } = paying
  const charge = charged(life, intent, card)
  Object.assign(intent, { status: 'succeeded', payment_method: card.id, latest_charge: charge.id })
  Object.assign(payment, { status: 'paid', amount_paid: charge.amount })
  payment.status_transitions.paid_at = life.now
  Object.assign(invoice, { status: 'paid', amount_paid: charge.amount, amount_remaining: 0 })
  invoice.status_transitions.paid_at = life.now
  attach(life, card)
  subscription.default_payment_method = card.id
  emit(life, 'charge.succeeded', charge)
  emit(life, 'invoice_payment.paid', payment)
  emit(life, 'invoice.paid', invoice)
  activate(life, subscription)
  return null
}

/** A renewal that is not paid makes the subscription past due. */
export function failPayment(life: Life, invoice: Invoice, subscription: Subscription, intent: PaymentIntent): void {
  intent.status = 'requires_payment_method'
  emit(life, 'invoice.payment_failed', invoice)
  if (subscription.status !== 'active') return
  subscription.status = 'past_due'
  emit(life, 'customer.subscription.updated', subscription)
}

/** What is paid is active; what has ended stays so. */
export function activate(life: Life, subscription: Subscription): void {
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') subscription.status = 'active'
  emit(life, 'customer.subscription.updated', subscription)
}

function charged(life: Life, { id, amount }: PaymentIntent, { id: method, card }: PaymentMethod): Charge {
  const charge: Charge = {
    id: newId(life, 'ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    refunded: false,
    currency: 'aud',
    created: life.now,
    customer: life.document.id,
    paid: true,
    status: 'succeeded',
    payment_intent: id,
    payment_method: method,
    payment_method_details: { type: 'card', card: { ...card } },
  }
  life.document.charges.push(charge)
  return charge
}
