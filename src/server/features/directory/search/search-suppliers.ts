import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import type { ListOrder, PageRange } from '#server/features/directory/filter/queries.ts'
import type { FoundBy } from '#server/features/directory/reasons/marked-words.ts'
import { type FoundRow, withReasons } from '#server/features/directory/reasons/reasons.ts'
import { bestMatches } from './best-match-queries.ts'
import { type Attempt, attemptsAt, type SearchedText } from './search-attempts.ts'
import { matchesPerCategory, sorted } from './search-queries.ts'

/** Without `sort` the best match comes first. */
export type TextSearch = SearchedText & { sort?: ListOrder | undefined }
/** The matches of a search by category; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

/**
 * Returns one page of the results of a search. Its reading says what was searched for instead of the typed text, and whose list it is where
 * nobody names what was looked for.
 */
export const searchSuppliers = async (db: Db, typed: TextSearch, range: PageRange): Promise<ListPage<SupplierRow>> =>
  (await searchFor(db, typed, range)).page

/** Returns the same, with a reason on each row for being there. */
export async function searchWithReasons(db: Db, typed: TextSearch, range: PageRange): Promise<ListPage<SupplierRow>> {
  const { page, foundBy } = await searchFor(db, typed, range)
  return foundBy ? { ...page, items: await withReasons(db, page.items, foundBy) } : page
}

/** Returns whether a search finds anybody: the best one is enough, where counting would read all that match. */
export const findsAnybody = async (db: Db, typed: SearchedText): Promise<boolean> =>
  (await searchFor(db, typed, { limit: 1, offset: 0 })).page.total > 0

type SearchOutcome = { page: ListPage<FoundRow>; foundBy?: FoundBy }

/** Returns the same, with what the suppliers of the page were found by, if there are any. */
export async function searchFor(db: Db, { sort, ...typed }: TextSearch, range: PageRange): Promise<SearchOutcome> {
  let said: SearchReading = {}
  for await (const { search, reading, foundBy } of attemptsIn(db, typed)) {
    const page = sort ? await sorted(db, search, sort, range) : await bestMatches(db, search, range)
    if (page.total > 0) return { page: withReading(page, reading), foundBy }
    said = reading
  }
  // Of nothing, nothing was left out.
  const { leftOut: _, ...rest } = said
  return { page: withReading({ items: [], total: 0 }, rest) }
}

/** Yields the ways to answer a search; within a category only those of it by which the search is answered in all of them, as the menu says. */
async function* attemptsIn(db: Db, typed: SearchedText): AsyncGenerator<Attempt> {
  const { category, ...filter } = typed.filter
  if (category === undefined) return yield* attemptsAt(db, typed)
  for await (const attempt of attemptsAt(db, { ...typed, filter })) {
    const counts = await matchesPerCategory(db, attempt.search)
    if (counts.length === 0) continue
    const isThere = counts.some((count) => count.category === category)
    const search = { ...attempt.search, filter: { ...attempt.search.filter, category }, isAnswered: true as const }
    return yield { ...attempt, search: isThere ? search : { ...search, among: [] } }
  }
}

const withReading = (page: ListPage<FoundRow>, reading: SearchReading): ListPage<FoundRow> => ({
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
