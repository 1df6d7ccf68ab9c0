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

/** The minimum ratings, out of five stars, that the directory offers as a filter. */
/** The days by which the listing offers suppliers that can deliver. */
export const DELIVER_BY = ['tomorrow', 'sat'] as const
export type DeliverBy = (typeof DELIVER_BY)[number]

export const MIN_RATINGS = [4.5, 4, 3.5] as const
/** The largest minimum orders, in cents, that the directory offers as a filter. */
export const MAX_MINIMUMS = [5_000, 10_000, 20_000, 50_000] as const

/** Options of the quote dialog, value to label. */
export const VENUE_TYPES = {
  cafe: 'Cafe',
  restaurant: 'Restaurant',
  bistro: 'Bistro',
  'fast-casual': 'Fast casual',
  'fine-dining': 'Fine dining',
  bakery: 'Bakery',
  bar: 'Bar',
  hotel: 'Hotel',
  catering: 'Catering',
} as const
export const SEATING_CAPACITIES = {
  small: '1–30 seats',
  medium: '31–80',
  large: '81–150',
  xlarge: 'Over 150',
  takeaway: 'Takeaway only',
} as const
export const TIMELINES = {
  urgent: 'Urgent, this week',
  'menu-launch': 'Menu launch',
  seasonal: 'Seasonal change',
  expansion: 'Expansion or new site',
  review: 'Reviewing suppliers',
  trial: 'Trial order first',
} as const
export const URGENCIES = {
  planning: 'Planning ahead',
  standard: 'Standard',
  urgent: 'Urgent',
  emergency: 'Emergency',
  opening: 'Opening soon',
} as const

/** The least number of requests for which a supplier's answer times are shown. */
export const MEASURED_FROM = 5

/** The limit to which the matches of a search are counted. With more matches its total is 1001 (docs/behaviour/directory.md, Searching). */
export const COUNTED = 1000
/** The most characters of the name of a business that is listed. */
export const BUSINESS_NAME_MOST = 120
/** The most suppliers of one bulk request. */
export const BULK_MOST = 50
/** The most characters of a search of the resource library. */
export const RESOURCE_SEARCH_MOST = 100
/** The most characters of what is written in a resource. */
export const ANSWER_MOST = 2000
/** What one account stores of one resource: the longest one has 60 items, a worksheet has as many rows as are added. */
export const ITEMS_MOST = 500
/** The most suppliers that an account can save. */
export const SAVED_MOST = 500

// The limits of a supplier's profile.
export const PRODUCTS_MOST = 12
export const VENUES_MOST = 4

/** The numbers of stars that a review can give. */
export const STARS = [1, 2, 3, 4, 5] as const
/** The orders of a supplier's reviews; the first is the default, and what is equal in the others is ordered by it. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Whether a review is shown and counted: only a published one is. A held one waits for the owner (docs/behaviour/reviews.md, Moderation). */
export const REVIEW_STATUSES = ['published', 'held', 'removed'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** What holds a new review until the owner has looked at it. */
export const HOLD_SIGNALS = ['same-email-domain', 'same-phone', 'same-address', 'many-in-a-day', 'removed-before'] as const
export type HoldSignal = (typeof HOLD_SIGNALS)[number]

/** The lists of reviews that the owner decides about: published ones with open reports, held ones, and those decided on before. */
export const MODERATION_LIST_NAMES = ['reported', 'held', 'decided'] as const
export type ModerationListName = (typeof MODERATION_LIST_NAMES)[number]

/** The owner's decisions on a review, and the reasons that each can have. */
export const DECISION_REASONS = {
  publish: ['own-experience', 'decided-wrongly'],
  keep: ['own-experience', 'fair-opinion'],
  remove: ['not-a-customer', 'own-interest', 'offensive', 'private-data', 'off-topic', 'spam', 'unlawful'],
} as const
export type ReviewDecision = keyof typeof DECISION_REASONS
export const REVIEW_DECISIONS = keysOf(DECISION_REASONS)
export type DecisionReason = (typeof DECISION_REASONS)[ReviewDecision][number]

/** Of an address of the newsletter, which goes to confirmed ones only. One that has left stays on the list for a while. */
export const NEWSLETTER_STATUSES = ['confirmed', 'unconfirmed', 'left'] as const
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number]
