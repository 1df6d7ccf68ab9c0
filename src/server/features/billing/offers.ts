import type { Offer } from '#contract/billing.ts'
import { INTERVALS, PLAN_CENTS, PLANS, priceOf } from '#contract/plans.ts'
import type { Db } from '#server/db/db.ts'
import { isBetaNow } from './subscription-queries.ts'

/** Returns what each plan costs a new subscriber. */
export async function offersNow(db: Db): Promise<{ isBeta: boolean; offers: Offer[] }> {
  const isBeta = await isBetaNow(db)
  const offers = PLANS.flatMap((plan) =>
    INTERVALS.map((interval) => ({ plan, interval, cents: priceOf(plan, interval, isBeta), listCents: PLAN_CENTS[plan][interval] })),
  )
  return { isBeta, offers }
}
