import type Stripe from 'stripe'
import { readSubscription } from '#server/ports/payments/events/read-subscription.ts'
import { stateEvents } from '#server/ports/payments/events/state-events.ts'
import type { PaymentEvent, ProviderSubscription } from '#server/ports/payments/payments.ts'
import { required } from '#shared/required.ts'
import type { StripePrices } from './stripe-prices.ts'

/** More invoices, and more payments, than a subscription has in its life. */
const MAX_INVOICES = 1000
const PAGE = 100

/** The fields that are read with a subscription: the price of each phase of its schedule. */
const WITH_SCHEDULE = ['schedule', 'schedule.phases.items.price']

export const retrieve = (stripe: Stripe, id: string) => stripe.subscriptions.retrieve(id, { expand: WITH_SCHEDULE })

export const subscriptionNow = async (stripe: Stripe, { table }: StripePrices, id: string): Promise<ProviderSubscription> =>
  readSubscription(await retrieve(stripe, id), table)

export const openInvoices = (stripe: Stripe, subscription: string) =>
  stripe.invoices.list({ subscription, status: 'open', limit: PAGE }).autoPagingToArray({ limit: MAX_INVOICES })

/** The invoices of a subscription, and their payments, each with its invoice and its charge: the oldest first. */
export async function paymentsOf(stripe: Stripe, subscription: string) {
  const list = { subscription, limit: PAGE, expand: ['data.payments'] }
  const invoices = (await stripe.invoices.list(list).autoPagingToArray({ limit: MAX_INVOICES })).toReversed()
  const paid = invoices.flatMap((invoice) =>
    (invoice.payments?.data ?? []).flatMap(({ status, payment }) => {
      const intent = idOf(payment.payment_intent)
      return status === 'paid' && intent ? [{ invoice: invoice.id, intent }] : []
    }),
  )
  const payments = []
  // One after another: Stripe limits how many calls are made at once.
  for (const { invoice, intent } of paid)
    for (const charge of (await stripe.charges.list({ payment_intent: intent, limit: PAGE })).data)
      if (charge.status === 'succeeded') payments.push({ invoice, intent, charge })
  return { invoices, payments }
}

/** Returns what Stripe knows of a subscription now, as events. */
export async function eventsNow(stripe: Stripe, { table }: StripePrices, id: string, now: Date): Promise<PaymentEvent[]> {
  const subscription = await retrieve(stripe, id)
  const { invoices, payments } = await paymentsOf(stripe, id)
  const [refunds, disputes] = [[] as Stripe.Refund[], [] as Stripe.Dispute[]]
  for (const { charge } of payments) {
    if (charge.amount_refunded > 0) refunds.push(...(await stripe.refunds.list({ charge: charge.id, limit: PAGE })).data)
    if (charge.disputed) disputes.push(...(await stripe.disputes.list({ charge: charge.id, limit: PAGE })).data)
  }
  const charges = payments.map(({ invoice, charge }) => ({ ...charge, invoice }))
  const creditChanges = await creditChangesOf(stripe, required(idOf(subscription.customer), 'The customer of a subscription'))
  return stateEvents({ subscription, invoices, charges, refunds, disputes, creditChanges }, table, now)
}

/** The changes of a customer's balance of which no invoice tells. */
export const creditChangesOf = async (stripe: Stripe, customer: string) =>
  (await stripe.customers.listBalanceTransactions(customer, { limit: PAGE }).autoPagingToArray({ limit: MAX_INVOICES })).filter(
    ({ type }) => type === 'adjustment',
  )

export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'object' ? (object?.id ?? null) : (object ?? null)
