import type { PlanPrice } from '#contract/billing/billing.ts'
import { INTERVALS, PLAN_CENTS, PLANS, priceOf, type Interval, type Plan } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { PaymentsUnavailable, type Payments } from '#server/ports/payments/payments.ts'
import { isBetaNow } from './subscription-queries.ts'

/** Returns what each plan costs a new subscriber, and what this site does not sell. */
export async function planPricesNow({ db, payments }: Pick<Context, 'db' | 'payments'>): Promise<{ isBeta: boolean; offers: PlanPrice[] }> {
  const isBeta = await isBetaNow(db)
  const terms = PLANS.flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval })))
  return { isBeta, offers: await Promise.all(terms.map(({ plan, interval }) => planPriceOf(payments, plan, interval, isBeta))) }
}

async function planPriceOf(payments: Payments, plan: Plan, interval: Interval, isBeta: boolean): Promise<PlanPrice> {
  const cents = priceOf(plan, interval, isBeta)
  const listCents = PLAN_CENTS[plan][interval]
  return { plan, interval, listCents, cents: cents !== null && (await isSold(payments, { plan, interval, cents })) ? cents : null }
}

/** What a provider sells that does not answer is asked again when somebody wants to buy it. */
async function isSold(payments: Payments, terms: { plan: Plan; interval: Interval; cents: number }): Promise<boolean> {
  try {
    return await payments.sells(terms)
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return true
    throw error
  }
}
