import type { User } from './accounts.ts'

/** The most gallery pictures of each plan. */
const PICTURES = { starter: 5, professional: 20, enterprise: Infinity }

/**
 * Returns the most gallery pictures of an account. An active subscription is the Professional plan; without one the limit of Starter
 * applies.
 */
export const picturesMost = (status: User['subscriptionStatus'] | undefined): number =>
  PICTURES[status === 'active' ? 'professional' : 'starter']
