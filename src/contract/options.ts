import { keysOf } from '#shared/objects.ts'

/** The name of the marketplace, for emails, titles and pages. */
export const BRAND = 'Backdock'

/** Every category, in the order of display. The id of a category is its position, counted from 1. */
export const CATEGORIES = [
  'Coffee',
  'Tea',
  'Packaging',
  'Web Design',
  'IT Services',
  'Staff/Recruiting',
  'Meat',
  'Seafood',
  'Baked Goods',
  'Furniture',
  'Social Media',
  'Graphic Design',
  'Spirits',
  'Machine Repairs',
  'Cleaning',
  'Insurance',
  'Phone/Internet',
  'Uniforms',
  'Fresh Produce',
  'Beverages',
  'Dairy',
] as const
export type CategoryName = (typeof CATEGORIES)[number]
/** Returns a category in the case it has inside a sentence: "coffee", "IT services". */
export const inSentence = (category: string) => category.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())

/** Codes and full names of all states and territories, in the order of display. */
export const STATES = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
} as const
export type StateCode = keyof typeof STATES
export const STATE_CODES = keysOf(STATES)

/** The sort orders of the directory; the first is the default. */
export const SORTS = { rating: 'Highest Rated', reviews: 'Most Reviews', name: 'Name A-Z' } as const
/** An additional sort order, offered only when a location is given, and then the default. */
export const NEAREST = { distance: 'Nearest' } as const
export type Sort = keyof typeof SORTS | keyof typeof NEAREST
export const SORT_KEYS = keysOf({ ...SORTS, ...NEAREST })

/** The days by which the listing offers suppliers that can deliver. */
export const DELIVER_BY = ['tomorrow', 'sat'] as const
export type DeliverBy = (typeof DELIVER_BY)[number]

/** The minimum ratings, out of five stars, that the directory offers as a filter. */
export const MIN_RATINGS = [4.5, 4, 3.5] as const
/** The largest minimum orders, in cents, that the directory offers as a filter. */
export const MAX_MINIMUMS = [5_000, 10_000, 20_000, 50_000] as const

/** The least number of requests for which a supplier's answer times are shown. */
export const MEASURED_FROM = 5

/** The limit to which the matches of a search are counted. With more matches its total is 1001 (docs/behaviour/directory.md, Searching). */
export const COUNTED = 1000
/** The most characters of the name of a business that is listed. */
export const MAX_BUSINESS_NAME = 120
/** The most suppliers of one bulk request. */
export const MAX_BULK = 50
/** The most characters of a search of the resource library. */
export const MAX_RESOURCE_SEARCH = 100
/** The most characters of what is written in a resource. */
export const MAX_ANSWER = 2000
/** What one account stores of one resource: the longest one has 60 items, a worksheet has as many rows as are added. */
export const MAX_ITEMS = 500
/** The most suppliers that an account can save. */
export const MAX_SAVED = 500

// The limits of a supplier's profile.
export const MAX_PRODUCTS = 12
export const MAX_VENUES = 4

/** The numbers of stars that a review can give. */
export const STARS = [1, 2, 3, 4, 5] as const
/** The orders of a supplier's reviews; the first is the default, and what is equal in the others is ordered by it. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
