import type { Business } from '#contract/billing/billing.ts'
import { INTERVALS, PLANS } from '#contract/billing/plans.ts'
import { abnOf } from '#shared/contact/abn.ts'
import type { StripeSettings } from '#server/ports/payments/stripe/stripe-client.ts'

export const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const
export const BUSINESS = ['BUSINESS_NAME', 'BUSINESS_ABN', 'BUSINESS_ADDRESS'] as const

type Given = Partial<Record<(typeof STRIPE)[number] | (typeof BUSINESS)[number] | 'STRIPE_PRICES' | 'STRIPE_API_BASE', string>>

/** The provider's web service. */
const STRIPE_API = 'https://api.stripe.com'
const PRICE = new RegExp(`^(${PLANS.join('|')})\\.(${INTERVALS.join('|')})=(\\w+)$`)

type Prices = StripeSettings['prices']

/** Returns the prices of a list like `starter.month=price_1,enterprise.year=price_2`; null when it is none. */
export function pricesIn(list: string): Prices | null {
  const prices = list.split(',').map((each) => {
    const [, plan, interval, id] = PRICE.exec(each.trim()) ?? []
    return { id, plan: PLANS.find((one) => one === plan), interval: INTERVALS.find((one) => one === interval) }
  })
  return prices.every((price): price is Prices[number] => price.id !== undefined) ? prices : null
}

/** Every price that is sold: that of `STRIPE_PRICE_ID` is of Professional by the month. */
const pricesOf = ({ STRIPE_PRICE_ID: id = '', STRIPE_PRICES = '' }: Given): Prices => [
  { id, plan: 'professional', interval: 'month' },
  ...(pricesIn(STRIPE_PRICES) ?? []),
]

/** Returns whether each price is for one plan and interval. */
export function arePricesDistinct(given: Given): boolean {
  const ids = pricesOf(given).map(({ id }) => id)
  return new Set(ids).size === ids.length
}

/** Returns Stripe's settings where all four are set; the schema rejects some without the others. */
export function stripeOf(given: Given): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey || !publishableKey || !webhookSecret) return null
  return { secretKey, publishableKey, webhookSecret, prices: pricesOf(given), base: given.STRIPE_API_BASE ?? STRIPE_API }
}

/** Returns who issues tax invoices where all of it is set. */
export function businessOf({ BUSINESS_NAME: name, BUSINESS_ABN: typed = '', BUSINESS_ADDRESS: address }: Given): Business | null {
  const abn = abnOf(typed)
  return name && abn && address ? { name, abn, address } : null
}
