import type { PaymentEvent, ProviderInvoice, ProviderPayment } from '#server/ports/payments/payments.ts'
import { inOrder } from './event-order.ts'

/** An invoice after all of its events. */
export type InvoiceState = ProviderInvoice & {
  /** When it took its status, and since when it could not be charged. */
  at: string
  failedAt: string | null
  refundedCents: number
}

/** The order in which an invoice goes through its states: what is paid stays paid. */
const RANK: Record<ProviderInvoice['status'], number> = { draft: 0, open: 1, uncollectible: 2, void: 3, paid: 4 }

/** Returns the issued invoices of a customer by id, from the set of the customer's events. Drafts are not issued. */
export function invoicesIn(events: PaymentEvent[]): Map<string, InvoiceState> {
  const invoices = new Map<string, InvoiceState>()
  for (const event of inOrder(events)) {
    if (event.kind !== 'invoice') continue
    const { invoice, hasFailed, at } = event
    const before = invoices.get(invoice.id)
    const failedAt = hasFailed ? (before?.failedAt ?? at) : (before?.failedAt ?? null)
    const isNewer = !before || RANK[invoice.status] > RANK[before.status]
    invoices.set(invoice.id, isNewer ? { ...invoice, at, failedAt, refundedCents: 0 } : { ...before, failedAt })
  }
  const issued = [...invoices.values()].filter(({ status }) => status !== 'draft')
  const refunds = refundsByInvoice(events)
  return new Map(issued.map((invoice) => [invoice.id, { ...invoice, refundedCents: refunds.get(invoice.id) ?? 0 }]))
}

/** Returns whether an invoice is paid in full: what it asks for is all that its terms cost, and all of it was paid. */
export const isPaidInFull = ({ status, dueCents, paidCents, totalCents, terms, reason }: ProviderInvoice): boolean =>
  status === 'paid' && terms !== null && paidCents >= dueCents && (reason === 'change' || totalCents >= terms.cents)

/** Returns the last word on each refund, by its id. A refund that fails has not been paid back. */
export function refundsIn(events: PaymentEvent[]) {
  const rank = { pending: 0, succeeded: 1, failed: 2 }
  const refunds = new Map<string, Extract<PaymentEvent, { kind: 'refund' }>>()
  for (const event of inOrder(events)) {
    if (event.kind !== 'refund') continue
    const before = refunds.get(event.refund.id)
    if (!before || rank[event.refund.status] > rank[before.refund.status]) refunds.set(event.refund.id, event)
  }
  return refunds
}

/** Returns the payments of a customer that are known to have paid an invoice, by their ids. */
export function paymentsIn(events: PaymentEvent[]): Map<string, ProviderPayment & { invoiceId: string }> {
  const payments = events.flatMap((event) => (event.kind === 'payment' ? event.payment : []))
  return new Map(payments.flatMap(({ invoiceId, ...payment }) => (invoiceId === null ? [] : [[payment.id, { ...payment, invoiceId }]])))
}

function refundsByInvoice(events: PaymentEvent[]): Map<string, number> {
  const payments = paymentsIn(events)
  const byInvoice = new Map<string, number>()
  for (const { refund } of refundsIn(events).values()) {
    const invoiceId = payments.get(refund.paymentId)?.invoiceId
    if (invoiceId && refund.status !== 'failed') byInvoice.set(invoiceId, (byInvoice.get(invoiceId) ?? 0) + refund.cents)
  }
  return byInvoice
}
