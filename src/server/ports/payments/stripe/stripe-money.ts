import type Stripe from 'stripe'
import type { Card } from '#contract/billing/billing.ts'
import { readCard } from '#server/ports/payments/events/read-money.ts'
import { PaymentRefused, PaymentsUnavailable, type PaymentPart, type Payments } from '#server/ports/payments/payments.ts'
import { required } from '#shared/required.ts'
import { calling, isImpossible } from './stripe-client.ts'
import { creditChangesOf, idOf, openInvoices } from './stripe-reads.ts'

type Money = Pick<Payments, 'payBack' | 'takeCredit' | 'startCardChange' | 'finishCardChange'>

/** The calls about money that goes back, and about the card that it comes from. */
export const stripeMoney = (stripe: Stripe, newKey: () => string): Money => ({
  payBack: (_, parts, key) => calling(() => payBack(stripe, parts, key)),
  takeCredit: (customer, take) => calling(() => takeCredit(stripe, customer, take)),
  startCardChange: (customer) =>
    calling(async () => {
      const setup: Stripe.SetupIntentCreateParams = { customer, usage: 'off_session', allowed_payment_method_types: ['card'] }
      const { client_secret: secret } = await stripe.setupIntents.create(setup, { idempotencyKey: newKey() })
      if (!secret) throw new PaymentsUnavailable('Stripe gave no secret for another card.')
      return secret
    }),
  finishCardChange: (id, clientSecret) => calling(() => finishCardChange(stripe, id, clientSecret)),
})

/** Each payment is paid back with a key of its own: whoever comes again with the key pays nothing more back. */
async function payBack(stripe: Stripe, parts: PaymentPart[], key: string): Promise<void> {
  for (const { id, cents } of parts) {
    const refund = { payment_intent: id, amount: cents, metadata: { key } }
    await stripe.refunds.create(refund, { idempotencyKey: `refund:${key}:${id}` }).catch(unlessDisputed)
  }
}

/** What a bank holds, or has taken, is not ours to pay back. */
function unlessDisputed(error: unknown): void {
  if (!isImpossible(error) || !DISPUTED.has(error.code ?? '')) throw error
}
const DISPUTED = new Set(['charge_disputed', 'refund_disputed_payment'])

/** What is there says how much is taken: whoever comes again with the key finds that it was. */
async function takeCredit(stripe: Stripe, id: string, { key, most = Infinity }: { key: string; most?: number }): Promise<void> {
  const customer = await stripe.customers.retrieve(id)
  const amount = customer.deleted ? 0 : Math.min(-customer.balance, most)
  if (amount <= 0 || (await creditChangesOf(stripe, id)).some(({ metadata }) => metadata?.key === key)) return
  await stripe.customers.createBalanceTransaction(id, { amount, currency: 'aud', metadata: { key } }, { idempotencyKey: `credit:${key}` })
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
  await stripe.customers.update(
    required(idOf(customer), 'The customer of a subscription'),
    { invoice_settings: { default_payment_method } },
    keyOf('customer'),
  )
  if (status === 'past_due' || status === 'unpaid')
    for (const invoice of await openInvoices(stripe, id))
      await stripe.invoices.pay(invoice.id, { payment_method: default_payment_method }, keyOf(`pay:${invoice.id}`))
  return readCard({ customer: idOf(customer), card: card.card }).card
}
