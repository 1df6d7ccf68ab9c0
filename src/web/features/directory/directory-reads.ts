import { query } from '#web/api/query.ts'
import type { DirectorySearch } from './directory-search.ts'

/** Suppliers on a page of the listing (contract §4). */
export const PAGE_SIZE = 24

/** What a listing shows: a page of suppliers, and every category with what it holds under the same search, state and location. */
export function directoryReads({ category, search, state, location, sort, page = 1 }: DirectorySearch) {
  const filters = { search, state, location }
  return {
    categories: query('GET /api/categories', filters),
    suppliers: query('GET /api/suppliers', { category, ...filters, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  }
}
