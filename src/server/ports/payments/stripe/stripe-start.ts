import type Stripe from 'stripe'
import { PaymentsUnavailable, type Payments } from '#server/ports/payments/payments.ts'
import { calling } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'

const WITH_SECRETS = ['latest_invoice.confirmation_secret', 'pending_setup_intent']

type Start = Pick<Payments, 'createCustomer' | 'startSubscription' | 'secretOf'>

/** The calls about the first payment, or one that is due. */
export const stripeStart = (stripe: Stripe, prices: StripePrices): Start => ({
  createCustomer: ({ key, supplierId, name, email }) =>
    calling(async () => {
      const customer = { name, email, metadata: { supplierId: String(supplierId) } }
      return (await stripe.customers.create(customer, { idempotencyKey: `customer:${key}` })).id
    }),
  startSubscription: ({ key, customer, terms, reference }) =>
    calling(async () => {
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price: await prices.idOf(terms) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
          // Prices include GST. What is credited of a period is a share of its price, and another interval begins a new period.
          automatic_tax: { enabled: false },
          billing_mode: { type: 'classic' },
          metadata: { reference },
          expand: WITH_SECRETS,
        },
        { idempotencyKey: `start:${key}` },
      )
      const clientSecret = secretIn(subscription)
      if (!clientSecret) throw new PaymentsUnavailable('Stripe gave no secret for a new subscription.')
      return { id: subscription.id, clientSecret }
    }),
  secretOf: (id) =>
    calling(async () => {
      const subscription = await stripe.subscriptions.retrieve(id, { expand: WITH_SECRETS })
      return secretIn(subscription)
    }),
})

/** Returns what pays the newest invoice while it is open, or stores the card that one needs whose first period was paid by credit. */
function secretIn({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | null {
  if (typeof invoice === 'object' && invoice?.status === 'open') return invoice.confirmation_secret?.client_secret ?? null
  return typeof setup === 'object' ? (setup?.client_secret ?? null) : null
}
