import { failPayment, payInvoice } from './pay.ts'
import { paymentOf } from './invoices.ts'
import type { Life } from './life.ts'
import type { Invoice, Subscription } from './objects.ts'

export const NO_CARD = 'There is no card.'

/** Charges the stored card for an invoice while nobody is there. Returns why it was refused; null when the invoice is paid. */
export function tryCard(life: Life, subscription: Subscription, invoice: Invoice): string | null {
  const id = subscription.default_payment_method ?? life.document.defaultCard
  const card = life.document.cards.find((each) => each.id === id)
  if (card) return payInvoice(life, invoice, card, false)
  const paying = paymentOf(life, invoice)
  if (paying) failPayment(life, invoice, subscription, paying.intent)
  return NO_CARD
}
