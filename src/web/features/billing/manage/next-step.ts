import type { Subscription } from '#contract/billing/billing.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { dollars } from '#shared/money/money.ts'
import { dayOf, planInWords } from '#web/features/billing/billing-texts.ts'

/** Returns what happens with an active subscription next, in a sentence. */
export function nextStep({ plan, interval, cents, currentPeriodEnd, cancelAtPeriodEnd, change, priceChange }: Subscription): string {
  if (!plan || !interval) return 'Your plan is active.'
  const own = `Your plan is ${planInWords({ plan, interval })}.`
  if (currentPeriodEnd === null || cents === null) return `${own} Nothing is charged for it.`
  const day = dayOf(currentPeriodEnd)
  if (cancelAtPeriodEnd) return `${own} It ends on ${day}, and nothing more is charged.`
  if (change) return `${own} On ${day} it becomes ${PLAN_NAMES[change.plan]}, and your card is charged ${dollars(change.cents)}.`
  const isDearer = priceChange !== null && priceChange.from <= currentPeriodEnd
  return `${own} Your card is charged ${dollars(isDearer ? priceChange.cents : cents)} on ${day}.`
}
