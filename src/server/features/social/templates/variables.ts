import { STATES, type CategoryName, type StateCode } from '#contract/options.ts'
import type { PostVariable } from '#shared/social/social-variables.ts'

type Listing = { businessName: string; category: CategoryName; suburb: string | null; state: StateCode | null }

/** Returns what the variables of a listing stand for; "" for what it does not say. */
export const listingVariables = ({ businessName, category, suburb, state }: Listing) =>
  ({
    businessName,
    category,
    location: [suburb, suburb === null ? state && STATES[state] : state].filter(Boolean).join(', '),
  }) satisfies Partial<Record<PostVariable, string>>
