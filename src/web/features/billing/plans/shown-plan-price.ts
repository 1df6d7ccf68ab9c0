import type { PlanPrice } from '#contract/billing/billing.ts'
import { priceOf, type Interval, type Plan, type Terms } from '#contract/billing/plans.ts'

/** What `GET /api/plans` returns. */
export type PlanPrices = { isBeta: boolean; offers: readonly PlanPrice[] }
/** Terms with their price, which is shown even where the plan cannot be bought at this site yet. */
export type ShownPlanPrice = Terms & { isSold: boolean }

/** Returns whether a plan is sold by the month only, as long as the beta lasts. */
export const isMonthlyOnly = (plan: Plan, isBeta: boolean): boolean => priceOf(plan, 'year', isBeta) === null

/** Returns the offer of a plan by the month or the year; of one that is sold by the month only, that offer under both. */
export function shownPlanPrice({ isBeta, offers: planPrices }: PlanPrices, plan: Plan, wanted: Interval): ShownPlanPrice {
  const interval = isMonthlyOnly(plan, isBeta) ? 'month' : wanted
  const planPrice = planPrices.find((one) => one.plan === plan && one.interval === interval)
  const price = priceOf(plan, interval, isBeta)
  return { plan, interval, cents: planPrice?.cents ?? price ?? 0, isSold: typeof planPrice?.cents === 'number' }
}

/** Returns what a month costs. */
export const perMonth = ({ interval, cents }: Pick<Terms, 'interval' | 'cents'>): number => (interval === 'year' ? cents / 12 : cents)
