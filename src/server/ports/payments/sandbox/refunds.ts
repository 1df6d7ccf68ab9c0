import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { emit, newId, type Life } from './life.ts'
import type { Charge, CreditChange, Refund } from './payment-objects.ts'

/** Returns the charges that have paid invoices of a subscription. */
export function chargesOf({ document }: Pick<Life, 'document'>, id: string): Charge[] {
  const invoices = document.invoices.filter(({ parent }) => parent.subscription_details.subscription === id)
  const payments = document.invoicePayments.filter(({ invoice }) => invoices.some((each) => each.id === invoice))
  return document.charges.filter((charge) => payments.some(({ payment }) => payment.payment_intent === charge.payment_intent))
}

/** Whether a cardholder's bank holds a charge, or has taken it back. */
export const isDisputed = ({ document }: Life, { id }: Charge): boolean =>
  document.disputes.some(({ charge, status }) => charge === id && status !== 'won')

/** Pays an amount of a charge back. @throws PaymentsUnavailable when that is more than is left of it */
export function refundCharge(life: Life, charge: Charge, amount: number, metadata: Record<string, string>): Refund {
  if (isDisputed(life, charge) || amount <= 0 || amount > charge.amount - charge.amount_refunded)
    throw new PaymentsUnavailable('This was paid back before.')
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const refund: Refund = {
    id: newId(life, 're'),
    object: 'refund',
    amount,
    currency: 'aud',
    created: life.now,
    customer: life.document.id,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    metadata,
  }
  life.document.refunds.push(refund)
  emit(life, 'charge.refunded', charge)
  emit(life, 'refund.created', refund)
  return refund
}

/** Takes from a customer's credit, or where it is less than 0, gives to it. */
export function changeCredit(life: Life, amount: number, metadata: Record<string, string>): CreditChange {
  const { document, now } = life
  document.balance += amount
  const change: CreditChange = {
    id: newId(life, 'cbtxn'),
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
