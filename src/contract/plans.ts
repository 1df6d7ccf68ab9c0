import type { User } from './accounts.ts'

/** How many pictures a plan has room for in the gallery. */
const PICTURES = { starter: 5, professional: 20, enterprise: Infinity }

/** An active subscription is the Professional plan; without one an account has what Starter has. */
export const picturesMost = (status: User['subscriptionStatus'] | undefined): number =>
  PICTURES[status === 'active' ? 'professional' : 'starter']
