import { betaCents, INTERVALS, PLAN_CENTS, PLAN_NAMES, PLANS, type Terms } from '#contract/billing/plans.ts'
import type { PriceTable } from '#server/ports/payments/events/price-table.ts'
import type { Price } from './objects.ts'

const ALL: Terms[] = PLANS.flatMap((plan) =>
  INTERVALS.flatMap((interval) => {
    const [list, beta] = [PLAN_CENTS[plan][interval], betaCents(plan, interval)]
    return (beta === null || beta === list ? [list] : [list, beta]).map((cents) => ({ plan, interval, cents }))
  }),
)

export const idOfPrice = ({ plan, interval, cents }: Terms): string => `price_sandbox_${plan}_${interval}_${cents}`

/** A price as Stripe writes it. */
export const priceJson = (id: string, { plan, interval, cents }: Terms): Price => ({
  id,
  object: 'price',
  active: true,
  currency: 'aud',
  nickname: PLAN_NAMES[plan],
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
})

/** What the sandbox sells: every plan at its price, and at that of the beta. */
export const SANDBOX_PRICES: ReadonlyMap<string, Price> = new Map(
  ALL.map((terms) => [idOfPrice(terms), priceJson(idOfPrice(terms), terms)]),
)
export const SANDBOX_TABLE: PriceTable = new Map(
  ALL.map(({ plan, interval, cents }) => [idOfPrice({ plan, interval, cents }), { plan, interval }]),
)
