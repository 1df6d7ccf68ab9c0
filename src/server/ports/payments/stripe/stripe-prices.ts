import type Stripe from 'stripe'
import type { Terms } from '#contract/billing/plans.ts'
import { termsOfPrice, type PriceTable } from '#server/ports/payments/events/price-table.ts'
import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { calling, type StripeSettings } from './stripe-client.ts'

export type StripePrices = {
  table: PriceTable
  /** Returns the id of the price of these terms; null when none is configured that comes to as much. */
  find(terms: Terms): Promise<string | null>
  /** @throws PaymentsUnavailable when it is not sold */
  idOf(terms: Terms): Promise<string>
}

/** The configured prices. Each is asked for once, when it is first needed: what a price costs never changes at Stripe. */
export function stripePrices(stripe: Stripe, prices: StripeSettings['prices']): StripePrices {
  const table: PriceTable = new Map(prices.map(({ id, plan, interval }) => [id, { plan, interval }]))
  const asked = new Map<string, Promise<Terms | null>>()

  function termsOf(id: string): Promise<Terms | null> {
    const known = asked.get(id)
    if (known) return known
    const terms = calling(async () => {
      const price = await stripe.prices.retrieve(id)
      return price.active && price.type === 'recurring' ? termsOfPrice(table, { ...price, recurring: price.recurring }) : null
    })
    asked.set(id, terms)
    // A failure is not remembered.
    terms.catch(() => asked.delete(id))
    return terms
  }

  async function find({ plan, interval, cents }: Terms): Promise<string | null> {
    for (const { id } of prices.filter((price) => price.plan === plan && price.interval === interval))
      if ((await termsOf(id))?.cents === cents) return id
    return null
  }

  return {
    table,
    find,
    async idOf(terms) {
      const id = await find(terms)
      if (id === null)
        throw new PaymentsUnavailable(`No price of ${terms.cents} cents is configured for ${terms.plan} by the ${terms.interval}.`)
      return id
    },
  }
}
