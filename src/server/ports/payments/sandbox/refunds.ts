import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { emit, newId, type CustomerTimeline } from './timeline.ts'
import type { Charge, CreditChange, Refund } from './payment-objects.ts'

/** Returns the charges that have paid invoices of a subscription. */
export function chargesOf({ document }: Pick<CustomerTimeline, 'document'>, id: string): Charge[] {
  const invoices = document.invoices.filter(({ parent }) => parent.subscription_details.subscription === id)
  const payments = document.invoicePayments.filter(({ invoice }) => invoices.some((each) => each.id === invoice))
  return document.charges.filter((charge) => payments.some(({ payment }) => payment.payment_intent === charge.payment_intent))
}

/** Returns whether a cardholder's bank holds a charge, or has taken it back. */
export const isDisputed = ({ document }: CustomerTimeline, { id }: Charge): boolean =>
  document.disputes.some(({ charge, status }) => charge === id && status !== 'won')

/** Pays an amount of a charge back. @throws PaymentsUnavailable when that is more than is left of it */
export function refundCharge(timeline: CustomerTimeline, charge: Charge, amount: number, metadata: Record<string, string>): Refund {
  if (isDisputed(timeline, charge) || amount <= 0 || amount > charge.amount - charge.amount_refunded)
    throw new PaymentsUnavailable('This was paid back before.')
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const refund: Refund = {
    id: newId(timeline, 're'),
    object: 'refund',
    amount,
    currency: 'aud',
    created: timeline.now,
    customer: timeline.document.id,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    metadata,
  }
  timeline.document.refunds.push(refund)
  emit(timeline, 'charge.refunded', charge)
  emit(timeline, 'refund.created', refund)
  return refund
}

/** Takes from a customer's credit, or where it is less than 0, gives to it. */
export function changeCredit(timeline: CustomerTimeline, amount: number, metadata: Record<string, string>): CreditChange {
  const { document, now } = timeline
  document.balance += amount
  const change: CreditChange = {
    id: newId(timeline, 'cbtxn'),
    object: 'customer_balance_transaction',
    type: 'adjustment',
    amount,
    ending_balance: document.balance,
    currency: 'aud',
    created: now,
    customer: document.id,
    metadata,
  }
  document.creditChanges.push(change)
  return change
}
