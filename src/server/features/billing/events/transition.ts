import type { SubscriptionRow } from './settle-queries.ts'
import type { SubscriptionState } from './subscription-state.ts'

/** Returns whether a plan is in force: it is paid, or its supplier has some days to pay. */
export const isLive = (status: SubscriptionRow['status']): boolean => status === 'active' || status === 'past_due'

/** Returns what changes in a subscription when its provider says that this is its state. */
export function transitionOf(row: SubscriptionRow, state: SubscriptionState, now: Date) {
  const { status, terms, periodStart, periodEnd } = state
  const hasPeriod = periodStart !== null && periodEnd !== null && periodStart < periodEnd
  const kept = { plan: row.plan, interval: row.interval, cents: row.cents }
  const current = terms ?? kept
  const isDue = status === 'past_due'
  return {
    ...current,
    status,
    ...(hasPeriod && { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd }),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd && (hasPeriod || row.currentPeriodEnd !== null),
    ...changeOf(row, state, current),
    ...(row.newCents === current.cents && { newCents: null, newCentsFrom: null }),
    firstPaidAt: state.firstPaidAt ?? row.firstPaidAt,
    // Counted from when it is known, so that nobody loses a plan before the email that says so.
    pastDueSince: isDue ? (row.pastDueSince ?? now.toISOString()) : null,
    remindedDay: isDue ? (row.remindedDay ?? 0) : null,
    canceledAt: status === 'canceled' ? (state.endedAt ?? now.toISOString()) : null,
    updatedAt: now,
  }
}
export type Transition = ReturnType<typeof transitionOf>

/** Returns what begins with the next period; nothing once it has begun, or the subscription has ended. */
function changeOf(
  row: SubscriptionRow,
  { status, change }: SubscriptionState,
  current: Pick<SubscriptionRow, 'plan' | 'interval' | 'cents'>,
) {
  const { changePlan, changeInterval, changeCents } = row
  const stored =
    changePlan && changeInterval && changeCents !== null ? { plan: changePlan, interval: changeInterval, cents: changeCents } : null
  const next = change === undefined ? stored : change
  const hasBegun = next?.plan === current.plan && next.interval === current.interval
  if (status === 'canceled' || hasBegun || next === null) return { changePlan: null, changeInterval: null, changeCents: null }
  return { changePlan: next.plan, changeInterval: next.interval, changeCents: next.cents }
}
