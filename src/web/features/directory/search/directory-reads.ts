import { query, queryFields } from '#web/api/reads/query.ts'
import type { DirectorySearch } from './directory-search.ts'
import { LISTED_FIELDS } from '#web/features/directory/rows/listed-supplier.ts'

/** The number of suppliers on a page of the listing (docs/behaviour/directory.md, Listing page). */
export const PAGE_SIZE = 24

/** Returns the filters that apply to both the list and the counts of the categories. */
export const filtersOf = ({
  search,
  state,
  location,
  delivers,
  minRating,
  verified,
  maxMinimumCents,
  onOffer,
  answersAtOnce,
  deliverBy,
  exact,
}: DirectorySearch) => ({
  search,
  state,
  location,
  delivers,
  minRating,
  verified,
  maxMinimumCents,
  onOffer,
  answersAtOnce,
  deliverBy,
  exact,
})

/** Returns the input of the reads of one page of the list. */
const pageOf = (listing: DirectorySearch) => {
  const { category, sort, page = 1 } = listing
  return { category, ...filtersOf(listing), sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

/** Returns the read of the answer times of the suppliers on a page, which only the table shows. */
export const answerTimesRead = (listing: DirectorySearch) => query('GET /api/suppliers/answer-times', pageOf(listing))

/** Returns the reads of a listing: a page of suppliers, and the categories with their counts under the same filters. */
export function directoryReads(listing: DirectorySearch) {
  const { category, page = 1 } = listing
  const filters = filtersOf(listing)
  return {
    categories: query('GET /api/categories', filters),
    featured: queryFields('GET /api/suppliers/featured-places', { category, ...filters, page }, LISTED_FIELDS),
    suppliers: queryFields('GET /api/suppliers', pageOf(listing), LISTED_FIELDS),
  }
}
