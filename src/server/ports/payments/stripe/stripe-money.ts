import type Stripe from 'stripe'
import type { Card } from '#contract/billing.ts'
import { readCard } from '#server/ports/payments/events/read-money.ts'
import { PaymentRefused, PaymentsUnavailable, type Payments } from '#server/ports/payments/payments.ts'
import { calling } from './stripe-client.ts'
import { idOf, openInvoices, paymentsOf, refundsOf } from './stripe-reads.ts'

type Money = Pick<Payments, 'refundAll' | 'startCardChange' | 'finishCardChange'>

/** The calls about money that goes back, and about the card that it comes from. */
export const stripeMoney = (stripe: Stripe, newKey: () => string): Money => ({
  refundAll: (id, key) => calling(() => refundAll(stripe, id, key)),
  startCardChange: (customer) =>
    calling(async () => {
      const setup: Stripe.SetupIntentCreateParams = { customer, usage: 'off_session', allowed_payment_method_types: ['card'] }
      const { client_secret: secret } = await stripe.setupIntents.create(setup, { idempotencyKey: newKey() })
      if (!secret) throw new PaymentsUnavailable('Stripe gave no secret for another card.')
      return secret
    }),
  finishCardChange: (id, clientSecret) => calling(() => finishCardChange(stripe, id, clientSecret)),
})

/** Each payment is paid back with a key of its own; whoever comes again with the key gets what its refunds came to. */
async function refundAll(stripe: Stripe, id: string, key: string): Promise<number> {
  const { payments } = await paymentsOf(stripe, id)
  let sum = 0
  for (const { charge, intent } of payments) {
    const left = charge.amount - charge.amount_refunded
    if (left > 0) {
      const refund = { payment_intent: intent, amount: left, metadata: { key } }
      sum += (await stripe.refunds.create(refund, { idempotencyKey: `refund:${key}:${intent}` })).amount
    } else {
      const earlier = (await refundsOf(stripe, charge.id)).filter(({ metadata, status }) => metadata?.key === key && status !== 'failed')
      sum += earlier.reduce((all, { amount }) => all + amount, 0)
    }
  }
  return sum
}

async function finishCardChange(stripe: Stripe, id: string, clientSecret: string): Promise<Card> {
  const { customer, status } = await stripe.subscriptions.retrieve(id)
  const [setupId = ''] = clientSecret.split('_secret_')
  const setup = setupId.startsWith('seti_') ? await stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] }) : null
  const isTheirs = setup?.client_secret === clientSecret && idOf(setup.customer) === idOf(customer)
  const card = isTheirs && setup.status === 'succeeded' && typeof setup.payment_method === 'object' ? setup.payment_method : null
  if (!card) throw new PaymentRefused('This card was not stored. Please give it again.')
  const { id: default_payment_method } = card
  // The same secret always stores the same card.
  const keyOf = (what: string) => ({ idempotencyKey: `card:${setupId}:${what}` })
  await stripe.subscriptions.update(id, { default_payment_method }, keyOf(id))
  await stripe.customers.update(idOf(customer)!, { invoice_settings: { default_payment_method } }, keyOf('customer'))
  if (status === 'past_due' || status === 'unpaid')
    for (const invoice of await openInvoices(stripe, id))
      await stripe.invoices.pay(invoice.id, { payment_method: default_payment_method }, keyOf(`pay:${invoice.id}`))
  return readCard({ customer: idOf(customer), card: card.card }).card
}
