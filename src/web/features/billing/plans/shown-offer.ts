import type { Offer } from '#contract/billing/billing.ts'
import { priceOf, type Interval, type Plan, type Terms } from '#contract/billing/plans.ts'

/** What `GET /api/plans` returns. */
export type Offers = { isBeta: boolean; offers: readonly Offer[] }
/** Terms with their price, which is shown even where the plan cannot be bought at this site yet. */
export type ShownOffer = Terms & { isSold: boolean }

/** Whether a plan is sold by the month only, as long as the beta lasts. */
export const isMonthlyOnly = (plan: Plan, isBeta: boolean): boolean => priceOf(plan, 'year', isBeta) === null

/** Returns the offer of a plan by the month or the year; of one that is sold by the month only, that offer under both. */
export function shownOffer({ isBeta, offers }: Offers, plan: Plan, wanted: Interval): ShownOffer {
  const interval = isMonthlyOnly(plan, isBeta) ? 'month' : wanted
  const offer = offers.find((one) => one.plan === plan && one.interval === interval)
  const price = priceOf(plan, interval, isBeta)
  return { plan, interval, cents: offer?.cents ?? price ?? 0, isSold: typeof offer?.cents === 'number' }
}

/** Returns what a month costs. */
export const perMonth = ({ interval, cents }: Pick<Terms, 'interval' | 'cents'>): number => (interval === 'year' ? cents / 12 : cents)
