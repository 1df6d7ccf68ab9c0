import { REVIEW_SORTS, STARS, type ReviewSort } from '#contract/options.ts'
import { readTexts } from '#web/search.ts'

/** What is asked on the page of a supplier. All of it is in the address. */
export type SupplierSearch = {
  /** The place that the supplier may deliver to. */
  location?: string
  /** Only reviews with this many stars. */
  rating?: (typeof STARS)[number]
  /** Only reviews of verified purchases. */
  verified?: true
  /** The order of the reviews; absent is the newest first. */
  sort?: ReviewSort
}

/** Parses the query: every name is present, in fixed order; defaults, blank and invalid values become undefined. */
export const readSupplierSearch = (raw: Record<string, unknown>): SupplierSearch => ({
  ...readTexts(['location'], raw),
  rating: STARS.find((stars) => stars === Number(raw.rating)),
  verified: raw.verified === 'true' || undefined,
  sort: REVIEW_SORTS.find((sort) => sort === raw.sort && sort !== 'newest'),
})
