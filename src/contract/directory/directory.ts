import * as z from 'zod/mini'
import { isCalendarDay } from '#shared/time/calendar-day.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, MAX_BULK, SORT_KEYS } from '#contract/options.ts'
import { NamedPlace } from '#contract/suppliers/resolved-place.ts'
import { NextDelivery, SupplierRow } from '#contract/suppliers/suppliers.ts'
import { WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import { described, flag, Id, line, optional, paging, PathId, searchedText } from '#contract/endpoint/values.ts'

/** A number in a query string. Calls within the process pass an actual number. */
const numberUpTo = (most: number, pattern: RegExp, message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(pattern, message))], message),
    z.pipe(z.transform(Number), z.number(message).check(z.gte(0, message), z.lte(most, message))),
  )

const DELIVER_BY = 'deliverBy is tomorrow, a day of the week (mon to sun) or a date like 2026-12-25.'
const deliverBy = z
  .string(DELIVER_BY)
  .check(z.refine((day) => day === 'tomorrow' || WEEKDAYS.some((weekday) => weekday === day) || isCalendarDay(day), DELIVER_BY))

const filters = {
  search: described(z.optional(searchedText), 'What is looked for, in words: goods, brands, services or the name of a supplier.'),
  state: described(z.optional(searchedText), 'Keeps only suppliers in this state or territory, such as VIC.'),
  location: described(z.optional(searchedText), 'The name of a place: suburb, postcode, city or state.'),
  delivers: described(z.optional(flag), 'Keeps only suppliers that deliver to `location`; without a `location` it has no effect.'),
  minRating: described(
    z.optional(numberUpTo(5, /^\d(\.\d)?$/, 'minRating is a number from 0 to 5.')),
    'The lowest average rating, out of five stars.',
  ),
  verified: described(z.optional(flag), 'Keeps only suppliers with the Verified seal.'),
  maxMinimumCents: described(
    z.optional(numberUpTo(100_000_000, /^\d{1,9}$/, 'maxMinimumCents is a whole number of cents.')),
    'The highest minimum order, in cents. Suppliers that do not state one match too.',
  ),
  deliverBy: described(
    z.optional(deliverBy),
    'Keeps only suppliers with a delivery by then that can still be ordered: `tomorrow`, the next of a day of the week (`sat`) or a date. With a `location`, only those that deliver there. Who has not said its delivery days, cut-off or state is not among them.',
  ),
  onOffer: described(z.optional(flag), 'Keeps only suppliers that have a promotion today.'),
  answersAtOnce: described(z.optional(flag), 'Keeps only suppliers whose price list answers requests with lines at once.'),
  exact: described(z.optional(flag), 'Searches for exactly what was typed, without correcting or leaving out words.'),
}

export const Category = z.object({ id: Id, name: z.enum(CATEGORIES), supplierCount: z.int() })
export type Category = z.output<typeof Category>
export const listCategories = endpoint('GET /api/categories', {
  summary: 'All categories with how many suppliers each lists; counts respect the filters',
  query: filters,
  output: z.array(Category),
})

/** What narrows and orders the listing, and which of its pages is read. */
export const listingQuery = {
  category: described(z.optional(searchedText), 'Keeps only suppliers of the category with this name.'),
  ...filters,
  sort: described(
    z.optional(z.enum(SORT_KEYS, 'sort is rating, reviews, name or distance.')),
    'The order of the list; `distance` needs a `location`.',
  ),
  ...paging(60),
}

export const listSuppliers = listEndpoint('GET /api/suppliers', {
  summary: 'Find suppliers',
  description:
    'Without `sort`, the order is: best match first when there is a search, else nearest first when there is a location, else highest rated first.',
  hasReading: true,
  query: listingQuery,
  item: SupplierRow,
})

/** The paid places above a page of the listing. */
export const FEATURED_PLACES = 2
/**
 * The suppliers in the paid places above a page of the listing, among those that its filters find. Who is there changes every hour, in turn;
 * a later page has the next ones (docs/behaviour/directory.md, Featured places).
 */
export const listFeaturedPlaces = endpoint('GET /api/suppliers/featured-places', {
  summary: 'The featured suppliers above a page of the listing',
  query: {
    category: described(z.optional(searchedText), 'Keeps only suppliers of the category with this name.'),
    ...filters,
    page: described(
      z.optional(numberUpTo(1_000_000, /^\d{1,6}$/, 'page is a whole number.')),
      'The page of the listing that they stand above, counted from 1.',
    ),
  },
  output: z.array(SupplierRow),
})

/** The near misses of one response. */
export const NEAR_MISSES = 3
export const listNearMisses = endpoint('GET /api/suppliers/near-misses', {
  summary: 'Suppliers that name what was searched for, outside of the place and the filters',
  description:
    'Those who name what a search is for, but do not deliver to its place or are outside of its filters, the nearest first. None where somebody within them names it.',
  query: { category: described(z.optional(searchedText), 'Keeps only suppliers of the category with this name.'), ...filters },
  output: z.array(SupplierRow),
})

export const listFeatured = endpoint('GET /api/suppliers/featured', {
  summary: 'Featured suppliers',
  description: 'At most six suppliers: those with an active subscription first, then by rating.',
  output: z.array(SupplierRow),
})

export const deliveryTo = endpoint('GET /api/suppliers/:id/delivery', {
  summary: 'Whether a supplier delivers to a place',
  description: 'Whether a supplier delivers to a place, by the same rule as `delivers` in lists.',
  params: { id: PathId },
  query: { location: described(line(200, 'Please give a suburb or a postcode.'), 'The name of a place: suburb, postcode, city or state.') },
  output: z.object({
    place: described(z.nullable(NamedPlace), 'Null when no place of that name is known.'),
    delivers: described(
      z.nullable(z.boolean()),
      'Whether it delivers to any postcode of the place; null when it has not stated a service area, or the place is not known.',
    ),
    isEverywhere: described(z.boolean(), 'Whether it delivers to every postcode of the place.'),
    nextDelivery: described(z.nullable(NextDelivery), 'Where it delivers there: its next delivery; null when that is not known.'),
  }),
})

const IDS = `suppliers is up to ${MAX_BULK} ids of suppliers with commas between them, such as 3,17.`
const idsWithCommas = z.pipe(
  z.string(IDS).check(z.regex(new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${MAX_BULK - 1}}$`), IDS)),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(Id),
  ),
)
export const deliveriesTo = endpoint('GET /api/suppliers/deliveries', {
  summary: 'Which of some suppliers deliver to a place',
  description: 'The same as `GET /api/suppliers/{id}/delivery` says, of up to fifty suppliers at once. Unknown ids are left out.',
  query: {
    location: described(line(200, 'Please give a suburb or a postcode.'), 'The name of a place: suburb, postcode, city or state.'),
    suppliers: described(idsWithCommas, `The ids of up to ${MAX_BULK} suppliers, with commas between them.`),
  },
  output: z.object({
    place: described(z.nullable(NamedPlace), 'Null when no place of that name is known.'),
    suppliers: z.array(z.extend(z.pick(deliveryTo.output, { delivers: true, isEverywhere: true, nextDelivery: true }), { id: Id })),
  }),
})

/** The most similar suppliers of one response. */
export const MAX_SIMILAR = 4
/** What the page of a supplier shows of a similar one. `delivers` is about the place asked for, else that of the supplier that it is similar to. */
export const SimilarSupplier = z.pick(SupplierRow, {
  id: true,
  businessName: true,
  category: true,
  suburb: true,
  state: true,
  isVerified: true,
  averageRating: true,
  totalReviews: true,
  delivers: true,
})
export type SimilarSupplier = z.output<typeof SimilarSupplier>
export const listSimilar = endpoint('GET /api/suppliers/:id/similar', {
  summary: 'Suppliers of the same category and area',
  description:
    'Suppliers of the same category that deliver to `location`, else to where this one is, the nearest first, then those near it that do not say.',
  params: { id: PathId },
  query: { location: described(optional(line(200)), 'The name of a place: suburb, postcode, city or state.') },
  output: z.array(SimilarSupplier),
})
