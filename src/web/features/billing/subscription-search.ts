import { PLANS, type Interval, type Plan } from '#contract/plans.ts'

/** The plan that a supplier wants to subscribe or change to. Absent `interval` is by the month. */
export type SubscriptionSearch = { plan?: Plan; interval?: 'year' }
export type ChosenPlan = { plan: Plan; interval: Interval }

export const readSubscriptionSearch = (raw: Record<string, unknown>): SubscriptionSearch => ({
  plan: PLANS.find((plan) => plan === raw.plan),
  interval: raw.interval === 'year' ? 'year' : undefined,
})

/** Returns what an address asks for; Professional by the month where it asks for nothing. */
export const chosenPlan = ({ plan = 'professional', interval }: SubscriptionSearch): ChosenPlan => ({ plan, interval: interval ?? 'month' })
