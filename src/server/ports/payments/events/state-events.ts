import { createHash } from 'node:crypto'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import type { PriceTable } from './price-table.ts'
import { readEvent } from './read-event.ts'

/** A subscription and what belongs to it, as the provider writes them; each charge with its invoice. */
export type State = {
  subscription: object
  invoices: { status: string | null; attempt_count: number }[]
  charges: object[]
  refunds: object[]
  disputes: object[]
  creditChanges: object[]
}

/** Returns a state as events, as if each object had just been told of. The id of an event is made of what it tells. */
export function stateEvents(
  { subscription, invoices, charges, refunds, disputes, creditChanges }: State,
  prices: PriceTable,
  now: Date,
): PaymentEvent[] {
  const eventOf = (type: string, object: object): PaymentEvent => {
    const event = readEvent({ id: '', type, created: Math.floor(now.getTime() / 1000), data: { object } }, prices)
    const id = `state_${createHash('sha256')
      .update(JSON.stringify({ ...event, at: '' }))
      .digest('hex')
      .slice(0, 32)}`
    return { ...event, id, at: timeOf(event) }
  }
  const hasFailed = (invoice: State['invoices'][number]) => invoice.status === 'open' && invoice.attempt_count > 0
  return [
    ...charges.map((charge) => eventOf('charge.succeeded', charge)).toSorted((one, other) => one.at.localeCompare(other.at)),
    ...invoices.map((invoice) => eventOf(hasFailed(invoice) ? 'invoice.payment_failed' : 'invoice.updated', invoice)),
    ...refunds.map((refund) => eventOf('refund.updated', refund)),
    ...disputes.map((dispute) => eventOf('charge.dispute.updated', dispute)),
    ...creditChanges.map((change) => eventOf('customer_balance_transaction', change)),
    eventOf('customer.subscription.updated', subscription),
  ].filter(({ kind }) => kind !== 'other')
}

/** What says when it happened is told as of then. */
function timeOf(event: PaymentEvent): string {
  if (event.kind === 'payment') return event.payment.at
  return event.kind === 'credit' ? event.credit.at : event.at
}
