import type { User } from '#contract/accounts/accounts.ts'
import type { Plan } from '#contract/billing/plans.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db } from '#server/db/db.ts'
import { graceEnd } from './grace-end.ts'
import { lastSubscription, type LastSubscription } from './queries.ts'

/** Returns the listing's plan at the given time, null when none is paid for. The contract says what a plan includes (`benefitsOf`). */
export const planOf = async (db: Db, supplierId: Id, now: Date): Promise<Plan | null> => (await subscriptionOf(db, supplierId, now)).plan

/** Returns the status and plan that an account sees of its listing's subscription: `none` without a listing or a subscription. */
export async function subscriptionOf(
  db: Db,
  supplierId: Id | null | undefined,
  now: Date,
): Promise<Pick<User, 'subscriptionStatus' | 'plan'>> {
  return planStateOf(supplierId ? await lastSubscription(db, supplierId) : undefined, now)
}

/** Returns the status and plan of a listing whose last subscription this is. */
export function planStateOf(last: LastSubscription | undefined, now: Date): Pick<User, 'subscriptionStatus' | 'plan'> {
  if (!last) return { subscriptionStatus: 'none', plan: null }
  const { status, plan, cancelAtPeriodEnd, currentPeriodEnd } = last
  // The payment provider's event that it has ended may come late, or never.
  const isOver = cancelAtPeriodEnd && currentPeriodEnd !== null && Date.parse(currentPeriodEnd) <= now.getTime()
  if (status === 'canceled' || isOver) return { subscriptionStatus: 'canceled', plan: null }
  return { subscriptionStatus: status, plan: status === 'active' || isInGrace(last, now) ? plan : null }
}

/** A renewal that is not paid leaves the plan for some days. */
const isInGrace = ({ status, pastDueSince }: { status: string; pastDueSince: string | null }, now: Date): boolean =>
  status === 'past_due' && pastDueSince !== null && now.toISOString() < graceEnd(pastDueSince)
