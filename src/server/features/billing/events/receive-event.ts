import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { adoptEvents, customerById, customerByLinks, insertEvent, lockCustomer } from './event-queries.ts'
import { settleCustomer, type SettleDeps } from './settle-customer.ts'

type Deps = SettleDeps & Pick<Context, 'db' | 'payments'>

/** Returns whose event it is, where it says so, and the ids in it. */
function namedIn(event: PaymentEvent): { customer: string | null; links: string[] } {
  const ids = (...given: (string | null)[]) => given.filter((id) => id !== null && id !== '') as string[]
  switch (event.kind) {
    case 'subscription':
      return { customer: event.subscription.customer, links: ids(event.subscription.id) }
    case 'invoice':
      return { customer: event.invoice.customer, links: ids(event.invoice.id, event.invoice.subscriptionId) }
    case 'payment':
      return { customer: event.payment.customer, links: ids(event.payment.id, event.payment.invoiceId) }
    case 'refund':
      return { customer: event.customer, links: ids(event.refund.id, event.refund.paymentId) }
    case 'dispute':
      return { customer: event.customer, links: ids(event.dispute.id, event.dispute.paymentId) }
    case 'credit':
      return { customer: event.credit.customer, links: [event.credit.id] }
    case 'card':
      return { customer: event.customer, links: [] }
    default:
      return { customer: null, links: [] }
  }
}

/**
 * Stores an event and what follows from it, in one transaction. An event that was stored before, one of another customer and one of a kind
 * that this program does not act on have no effect.
 */
export async function receiveEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  if (event.kind === 'other') return
  const { provider } = deps.payments
  const { customer: named, links } = namedIn(event)
  await inTransaction(deps.db, async (tx) => {
    const customer = named ? await customerById(tx, provider, named) : await customerByLinks(tx, provider, links)
    if (named && !customer) return
    if (!(await insertEvent(tx, { provider, event, links, customer: customer?.providerCustomerId ?? null })) || !customer) return
    const locked = await lockCustomer(tx, customer)
    await adoptEvents(tx, locked, links)
    await settleCustomer(tx, deps, locked)
  })
}
