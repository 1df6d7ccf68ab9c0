import type { InvoiceLine } from '#contract/billing/billing.ts'
import type { PaymentEvent, PaymentPart } from '#server/ports/payments/payments.ts'
import { compare, inOrder } from '#server/features/billing/events/event-order.ts'
import { invoicesIn, paymentsIn, refundsIn, type InvoiceState } from '#server/features/billing/events/invoice-state.ts'

/**
 * Returns what comes back of each payment of a customer, the newest first, where it gives a plan back: what it has paid, less the price of
 * the days that it used, and less what it has back already. Its credit is a part of that, and is to be taken
 * (docs/behaviour/billing.md, Subscriptions).
 */
export function moneyBackIn(events: PaymentEvent[], subscriptionId: string, until: Date): PaymentPart[] {
  const invoices = invoicesIn(events)
  const paid = [...paymentsIn(events).values()].filter(({ invoiceId }) => invoices.get(invoiceId)?.status === 'paid')
  const returned = returnedIn(events)
  const left = paid.map(({ id, cents, at }) => ({ id, at, cents: cents - (returned.get(id) ?? 0) }))
  const used = Math.round(sum([...invoices.values()].map((invoice) => usedOf(invoice, subscriptionId, until))))
  let owed = sum(left.map(({ cents }) => cents)) - used
  const parts = left
    .toSorted((one, other) => compare(other.at, one.at) || compare(other.id, one.id))
    .map(({ id, cents }) => {
      const part = Math.max(0, Math.min(cents, owed))
      owed -= part
      return { id, cents: part }
    })
  return parts.filter(({ cents }) => cents > 0)
}

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * Returns the price of what was used of an invoice: each of its lines by the time that was used of its period, credited ones too, so that a
 * change counts from its moment on. What is over is used up. A renewal counts that was not paid, as the plan went on.
 */
function usedOf({ subscriptionId, status, reason, lines, totalCents }: InvoiceState, ended: string, until: Date): number {
  if (subscriptionId !== ended) return status === 'paid' ? totalCents : 0
  const wasInForce = status === 'paid' || reason === 'renewal'
  return wasInForce ? sum(lines.map((line) => line.cents * shareUsed(line, until))) : 0
}

function shareUsed({ periodStart, periodEnd }: InvoiceLine, until: Date): number {
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)]
  return end <= start ? 1 : Math.min(1, Math.max(0, (until.getTime() - start) / (end - start)))
}

/** Returns what was paid back of each payment, or was taken by a cardholder's bank, or is held by it. */
function returnedIn(events: PaymentEvent[]): Map<string, number> {
  const refunds = [...refundsIn(events).values()].map(({ refund }) => refund).filter(({ status }) => status !== 'failed')
  const disputes = new Map(inOrder(events).flatMap((event) => (event.kind === 'dispute' ? [[event.dispute.id, event.dispute]] : [])))
  const taken = [...disputes.values()].filter(({ status }) => status !== 'won')
  const returned = new Map<string, number>()
  for (const { paymentId, cents } of [...refunds, ...taken]) returned.set(paymentId, (returned.get(paymentId) ?? 0) + cents)
  return returned
}
