import { keysOf } from '#shared/objects.ts'
import { benefitsOf, GUARANTEE_DAYS, type Plan } from './plans.ts'

/** How much of a feature a plan gives. */
export type FeatureValue =
  /** Whether it is included. */
  | boolean
  /** How many. */
  | number
  /** Sold as unlimited, with the limit that holds in practice. */
  | { unlimitedTo: number }
  | { businessDays: number }
  | { days: number }
  /** How questions are answered, and how soon. */
  | { by: 'email' | 'phone'; hours: number }

/** Whoever has a plan hears within so many business days whether the listing is verified. */
const VERIFICATION_BUSINESS_DAYS = 1

type Support = { by: 'email' | 'phone'; hours: number }
const SUPPORT: Record<Plan, Support | null> = {
  starter: null,
  professional: { by: 'email', hours: 24 },
  enterprise: { by: 'phone', hours: 2 },
}

/** Returns how questions of a plan are answered, and how soon; null where no time is promised. */
export const supportOf = (plan: Plan): Support | null => SUPPORT[plan]
export const hasPhoneSupport = (plan: Plan): boolean => supportOf(plan)?.by === 'phone'

/** All that plans give, in the order of the pricing page, by what gives it to a plan; null is a listing without one. */
const FEATURES = {
  pictures: (plan) => (plan === 'enterprise' ? { unlimitedTo: benefitsOf(plan).pictures } : benefitsOf(plan).pictures),
  promotions: (plan) => benefitsOf(plan).runningPromotions,
  featured: (plan) => benefitsOf(plan).isFeatured,
  searches: (plan) => benefitsOf(plan).hasSearchInsights,
  median: (plan) => benefitsOf(plan).hasSearchInsights,
  weekly: (plan) => benefitsOf(plan).hasWeeklyEmail,
  users: (plan) => benefitsOf(plan).users,
  events: (plan) => benefitsOf(plan).hasEventExport,
  verification: (plan) => plan !== null && { businessDays: VERIFICATION_BUSINESS_DAYS },
  support: (plan) => (plan !== null && SUPPORT[plan]) ?? false,
  guarantee: (plan) => plan !== null && { days: GUARANTEE_DAYS[plan] },
} satisfies Record<string, (plan: Plan | null) => FeatureValue>

export type Feature = keyof typeof FEATURES
export const PLAN_FEATURES: readonly Feature[] = keysOf(FEATURES)

/** Returns what a plan gives of a feature, and what a listing without a plan has of it. */
export const featureOf = (feature: Feature, plan: Plan | null): FeatureValue => FEATURES[feature](plan)

/**
 * What a plan is said to be worth. A marketing claim, which nothing computes: it is shown with the owner's sample figures only
 * (docs/behaviour/site-content.md, Figures and praise).
 */
export const CLAIMED_VALUE_CENTS: Record<Plan, number> = { starter: 2847_00, professional: 4567_00, enterprise: 8934_00 }
