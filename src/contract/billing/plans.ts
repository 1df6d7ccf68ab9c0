export const PLANS = ['starter', 'professional', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]
export const PLAN_NAMES: Record<Plan, string> = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }
/** How often a plan is paid for. */
export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]
/** `canceled` is final: whoever comes back starts a new subscription. */
export const SUBSCRIPTION_STATUSES = ['none', 'pending', 'active', 'past_due', 'canceled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A plan, how often it is paid for, and what each payment comes to, GST included. */
export type Terms = { plan: Plan; interval: Interval; cents: number }

/** What each payment of a plan comes to, GST included. */
export const PLAN_CENTS: Record<Plan, Record<Interval, number>> = {
  starter: { month: 49_00, year: 12 * 39_00 },
  professional: { month: 89_00, year: 12 * 69_00 },
  enterprise: { month: 199_00, year: 12 * 149_00 },
}

/** Returns what a plan comes to during the beta; null is not sold. Only Professional differs from what it will cost. */
export const betaCents = (plan: Plan, interval: Interval): number | null =>
  plan === 'professional' ? { month: 64_50, year: null }[interval] : PLAN_CENTS[plan][interval]

/** Returns what a new subscription comes to; null is not sold. */
export const priceOf = (plan: Plan, interval: Interval, isBeta: boolean): number | null =>
  isBeta ? betaCents(plan, interval) : PLAN_CENTS[plan][interval]

/** Returns what a year costs less than twelve months, once the beta has ended. */
export const yearlySavingCents = (plan: Plan): number => 12 * PLAN_CENTS[plan].month - PLAN_CENTS[plan].year

/** So long before a subscription costs another price, its supplier is told by email. */
export const PRICE_NOTICE_DAYS = 30
/** So long after the first payment a plan may be given back. */
export const GUARANTEE_DAYS: Record<Plan, number> = { starter: 30, professional: 60, enterprise: 90 }
/** So long a plan goes on while a renewal is not paid. */
export const GRACE_DAYS = 7
/** The days of that time on which the supplier gets an email; 0 is the day on which the payment failed. */
export const REMINDER_DAYS = [0, 3, 6] as const

/**
 * Returns whether a change of plan takes effect at once. A smaller plan, or the same by the month instead of the year, begins with the next
 * payment.
 */
export function isUpgrade(from: Pick<Terms, 'plan' | 'interval'>, to: Pick<Terms, 'plan' | 'interval'>): boolean {
  const steps = PLANS.indexOf(to.plan) - PLANS.indexOf(from.plan)
  return steps > 0 || (steps === 0 && to.interval === 'year' && from.interval === 'month')
}

type Benefits = {
  /** In the gallery. */
  pictures: number
  runningPromotions: number
  /** Shown before others that are rated as well. */
  isFeatured: boolean
  /** The searches that led to the listing, and the median of its category beside its own figures. */
  hasSearchInsights: boolean
  hasWeeklyEmail: boolean
  /** All events of the listing as a CSV file. */
  hasEventExport: boolean
  /** Accounts that may work on the listing, that of its manager included. */
  users: number
}

const none: Benefits = {
  pictures: 5,
  runningPromotions: 1,
  isFeatured: false,
  hasSearchInsights: false,
  hasWeeklyEmail: false,
  hasEventExport: false,
  users: 1,
}
const starter: Benefits = { ...none, runningPromotions: 2, isFeatured: true, hasSearchInsights: true }
const professional: Benefits = { ...starter, pictures: 20, runningPromotions: 5, hasWeeklyEmail: true, users: 3 }
// Sold as unlimited; the pages say where that ends in practice.
const enterprise: Benefits = { ...professional, pictures: 200, runningPromotions: 20, hasEventExport: true, users: 10 }
const BENEFITS: Record<Plan, Benefits> = { starter, professional, enterprise }

/** Returns the plans that include several users, the smallest first. */
export const sharedPlans = (): Plan[] => PLANS.filter((plan) => benefitsOf(plan).users > 1)

/** Returns what a listing has from its plan; without one, or while it is not known, what every listing has. */
export const benefitsOf = (plan: Plan | null | undefined): Benefits => (plan ? BENEFITS[plan] : none)
