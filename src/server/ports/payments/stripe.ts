import { randomUUID } from 'node:crypto'
import { readSigned } from './events/read-signed.ts'
import type { Payments } from './payments.ts'
import { calling, LIMITS, stripeClient, type StripeSettings } from './stripe/stripe-client.ts'
import { stripeChanges } from './stripe/stripe-changes.ts'
import { stripeEnd } from './stripe/stripe-end.ts'
import { stripeMoney } from './stripe/stripe-money.ts'
import { stripePrices } from './stripe/stripe-prices.ts'
import { eventsNow } from './stripe/stripe-reads.ts'
import { stripeStart } from './stripe/stripe-start.ts'

/** Stripe, through its own library: https://docs.stripe.com/api */
export function stripePayments(settings: StripeSettings, now: () => Date, limits = LIMITS): Payments {
  const stripe = stripeClient(settings, limits)
  const prices = stripePrices(stripe, settings.prices)
  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    sells: async (terms) => (await prices.find(terms)) !== null,
    ...stripeStart(stripe, prices),
    ...stripeChanges(stripe, prices),
    ...stripeEnd(stripe, prices),
    ...stripeMoney(stripe, randomUUID),
    eventsOf: (id) => calling(() => eventsNow(stripe, prices, id, now())),
    readEvent: (delivery, at) => readSigned(delivery, settings.webhookSecret, prices.table, at),
  }
}
