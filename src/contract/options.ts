/** The name in one place: emails, titles and pages take it from here. */
export const BRAND = 'Backdock'

/** Every category, in the order in which they are listed; a category's id is its position, counted from 1. */
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
/** A category inside a sentence: "coffee", "IT services". */
export const inSentence = (category: string) => category.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())

/** Code and full name of every state and territory, in the order in which they are offered. */
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
export const STATE_CODES = Object.keys(STATES) as [StateCode, ...StateCode[]]

/** How the listing is ordered; the first is the default. */
export const SORTS = { rating: 'Highest Rated', reviews: 'Most Reviews', name: 'Name A-Z' } as const
/** Offered, and the default, only where a place is known. */
export const NEAREST = { distance: 'Nearest' } as const
export type Sort = keyof typeof SORTS | keyof typeof NEAREST
export const SORT_KEYS = Object.keys({ ...SORTS, ...NEAREST }) as [Sort, ...Sort[]]

/** Least ratings that the listing offers to narrow by, of five stars. */
export const MIN_RATINGS = [4.5, 4, 3.5] as const
/** Largest minimum orders that it offers, in cents. */
export const MAX_MINIMUMS = [5_000, 10_000, 20_000, 50_000] as const

/** Option sets of the quote dialog, value to label. */
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

/** From so many requests on it is shown how fast and how often a supplier answers. */
export const MEASURED_FROM = 5

/** The keys of an option set, as the tuple that an enum schema wants. */
export const keysOf = <Options extends Record<string, string>>(options: Options) =>
  Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]

/** Past this many matches a search is not counted on: its total is 1001 (docs/behaviour.md, Searching). */
export const COUNTED = 1000
/** Most suppliers that one bulk request reaches. */
export const BULK_MOST = 50
/** As many suppliers as one account can save. */
export const SAVED_MOST = 500

// What a profile shows at most.
export const PRODUCTS_MOST = 12
export const VENUES_MOST = 4
