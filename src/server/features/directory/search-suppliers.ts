import type { Page } from '#contract/endpoint.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { bestMatches } from './best-match-queries.ts'
import type { ListOrder, PageRange } from './queries.ts'
import { attemptsAt, type SearchedText } from './search-attempts.ts'
import { matchesPerCategory, sorted } from './search-queries.ts'

/** Without `sort` the best match comes first. */
export type TextSearch = SearchedText & { sort?: ListOrder | undefined }
/** The matches of a search by category; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

/**
 * Returns one page of the results of a search. Its reading says what was searched for instead of the typed text, and whose list it is where
 * nobody names what was looked for.
 */
export async function searchSuppliers(db: Db, { sort, ...typed }: TextSearch, range: PageRange): Promise<Page<SupplierRow>> {
  let said: SearchReading = {}
  for await (const { search, reading } of attemptsAt(db, typed)) {
    const page = sort ? await sorted(db, search, sort, range) : await bestMatches(db, search, range)
    if (page.total > 0) return withReading(page, reading)
    said = reading
  }
  // Of nothing, nothing was left out.
  const { leftOut: _, ...rest } = said
  return withReading({ items: [], total: 0 }, rest)
}

const withReading = (page: Page<SupplierRow>, reading: SearchReading): Page<SupplierRow> => ({
  ...page,
  ...(Object.keys(reading).length > 0 && { reading }),
})

/** Counts the results of a search by category. */
export async function searchPerCategory(db: Db, typed: SearchedText): Promise<PerCategory> {
  for await (const { search } of attemptsAt(db, typed)) {
    const counts = await matchesPerCategory(db, search)
    if (counts.length > 0) return counts
  }
  return []
}
