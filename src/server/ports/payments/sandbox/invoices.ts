import { emit, itemOf, listOf, newId, subscriptionOf, type CustomerTimeline } from './timeline.ts'
import type { Invoice, InvoicePayment, Line, Price, Subscription } from './objects.ts'
import type { PaymentIntent } from './payment-objects.ts'

export type NewLine = { description: string; amount: number; price: Price; start: number; end: number }

/** Returns what an invoice of these lines comes to when the customer's credit is used first. */
export function amountsOf(lines: Pick<NewLine, 'amount'>[], balance: number) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { total, due: Math.max(0, total + balance), endingBalance: Math.min(0, total + balance) }
}

/** "1 × Professional (at $64.50 / month)" */
export const describePrice = ({ nickname, unit_amount: cents, recurring: { interval } }: Price) =>
  `1 × ${nickname} (at $${(cents / 100).toFixed(2)} / ${interval})`

/** The line of a whole period. */
export function periodLine(subscription: Subscription): NewLine {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return { description: describePrice(price), amount: price.unit_amount, price, start, end }
}

export const lineJson = ({ description, amount, price, start, end }: NewLine, id: string): Line => ({
  id,
  object: 'line_item',
  amount,
  currency: 'aud',
  description,
  period: { start, end },
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: `prod_${price.id}` },
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity: 1,
})

/** Issues an invoice of a subscription, and what pays it unless credit has paid it all. The events are the caller's, once it is complete. */
export function issueInvoice(
  timeline: CustomerTimeline,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: NewLine[],
): Invoice {
  const { document, now } = timeline
  const { total, due, endingBalance } = amountsOf(lines, document.balance)
  const id = newId(timeline, 'in')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer: document.id,
    currency: 'aud',
    status: due === 0 ? 'paid' : 'open',
    billing_reason: reason,
    created: now,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => lineJson(line, newId(timeline, 'il'))),
    ),
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: document.balance,
    ending_balance: endingBalance,
    attempt_count: 0,
    collection_method: 'charge_automatically',
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status_transitions: { finalized_at: now, paid_at: due === 0 ? now : null, voided_at: null },
  }
  document.balance = endingBalance
  document.invoices.push(invoice)
  subscription.latest_invoice = id
  if (due > 0) askForPayment(timeline, invoice)
  emit(timeline, 'invoice.finalized', invoice)
  if (due === 0) emit(timeline, 'invoice.paid', invoice)
  return invoice
}

function askForPayment(timeline: CustomerTimeline, invoice: Invoice): void {
  const { document, now, random } = timeline
  const id = newId(timeline, 'pi')
  document.paymentIntents.push({
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_${random()}`,
    customer: document.id,
    created: now,
    status: 'requires_payment_method',
    payment_method: null,
    metadata: {},
    amount: invoice.amount_due,
    currency: 'aud',
    latest_charge: null,
  })
  document.invoicePayments.push({
    id: newId(timeline, 'inpay'),
    object: 'invoice_payment',
    invoice: invoice.id,
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: 'aud',
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
    status_transitions: { paid_at: null, canceled_at: null },
  })
}

/** Returns what pays an invoice; null where credit has. */
export function paymentOf(
  { document }: Pick<CustomerTimeline, 'document'>,
  invoice: Invoice,
): { payment: InvoicePayment; intent: PaymentIntent } | null {
  const payment = document.invoicePayments.find((each) => each.invoice === invoice.id)
  const intent = document.paymentIntents.find(({ id }) => id === payment?.payment.payment_intent)
  return payment && intent ? { payment, intent } : null
}

export const openInvoicesOf = ({ document }: Pick<CustomerTimeline, 'document'>, id: string): Invoice[] =>
  document.invoices.filter(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id)

/** Makes an invoice void that nobody has paid, and gives back the credit that it used. Without its first invoice a subscription ends. */
export function voidInvoice(timeline: CustomerTimeline, invoice: Invoice): void {
  if (invoice.status !== 'open') return
  invoice.status = 'void'
  invoice.status_transitions.voided_at = timeline.now
  timeline.document.balance -= invoice.total - invoice.amount_due
  const paying = paymentOf(timeline, invoice)
  if (paying) {
    paying.intent.status = 'canceled'
    paying.payment.status = 'canceled'
    paying.payment.status_transitions.canceled_at = timeline.now
  }
  emit(timeline, 'invoice.voided', invoice)
  const subscription = subscriptionOf(timeline, invoice.parent.subscription_details.subscription)
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  subscription.ended_at = timeline.now
  emit(timeline, 'customer.subscription.updated', subscription)
}
