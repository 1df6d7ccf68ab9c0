import type { Interval, Plan } from '#contract/billing/plans.ts'
import { keysOf } from '#shared/objects.ts'

/** The plan that a supplier wants to subscribe or change to. Absent `interval` is by the month. */
export type SubscriptionSearch = { plan?: Plan; interval?: 'year' }
export type ChosenPlan = { plan: Plan; interval: Interval }

/** The names of the plans. Every page loads this file, so it does not load what plans cost and give with it. */
const NAMES = { starter: 1, professional: 1, enterprise: 1 } as const satisfies Record<Plan, 1>

export const readSubscriptionSearch = (raw: Record<string, unknown>): SubscriptionSearch => ({
  plan: keysOf(NAMES).find((plan) => plan === raw.plan),
  interval: raw.interval === 'year' ? 'year' : undefined,
})

/** Returns what an address asks for; Professional by the month where it asks for nothing. */
export const chosenPlan = ({ plan = 'professional', interval }: SubscriptionSearch): ChosenPlan => ({ plan, interval: interval ?? 'month' })
