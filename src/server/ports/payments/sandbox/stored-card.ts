import { failPayment, payInvoice } from './pay.ts'
import { paymentOf } from './invoices.ts'
import type { CustomerTimeline } from './timeline.ts'
import type { Invoice, Subscription } from './objects.ts'

export const NO_CARD = 'There is no card.'

/** Charges the stored card for an invoice while nobody is there. Returns why it was refused; null when the invoice is paid. */
export function tryCard(timeline: CustomerTimeline, subscription: Subscription, invoice: Invoice): string | null {
  const id = subscription.default_payment_method ?? timeline.document.defaultCard
  const card = timeline.document.cards.find((each) => each.id === id)
  if (card) return payInvoice(timeline, invoice, card, false)
  const paying = paymentOf(timeline, invoice)
  if (paying) failPayment(timeline, invoice, subscription, paying.intent)
  return NO_CARD
}
