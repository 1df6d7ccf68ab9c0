import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import type { Filter, ListOrder, PageRange } from './queries.ts'
import { searchWithCorrections } from './search-with-corrections.ts'
import { bestMatches } from './best-match-queries.ts'
import { matchesPerCategory, type Search, sorted } from './search-queries.ts'
import { searchQueryOf } from './search-terms.ts'
import type { SearchTerms } from './parse-search.ts'

/** A search by text under a filter; without `sort` the best match comes first. */
export type TextSearch = { text: string; filter: Filter; sort?: ListOrder | undefined; exact?: boolean | undefined }
/** The matches of a search by category; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

const NO_MATCHES: Page<SupplierRow> = { items: [], total: 0 }

/**
 * Returns one page of the results of a search. Its reading says what was searched for instead of the typed text and, when there are no
 * results, which category would list it.
 */
export async function searchSuppliers(db: Db, { filter, sort, ...typed }: TextSearch, range: PageRange): Promise<Page<SupplierRow>> {
  const isFound = ({ total }: Page<SupplierRow>) => total > 0
  const pageOf = async (query: SearchTerms) =>
    firstFound(await searchesFor(db, filter, query), (search) => found(db, search, sort, range), isFound)
  const { result, reading } = await searchWithCorrections(
    db,
    { ...typed, filter },
    async (query) => (await pageOf(query)) ?? NO_MATCHES,
    isFound,
  )
  return { ...(result ?? NO_MATCHES), ...(Object.keys(reading).length > 0 && { reading }) }
}

/** Counts the results of a search by category. */
export async function searchPerCategory(db: Db, { filter, ...typed }: Omit<TextSearch, 'sort'>): Promise<PerCategory> {
  const isFound = ({ length }: PerCategory) => length > 0
  const countsOf = async (query: SearchTerms): Promise<PerCategory | undefined> =>
    firstFound(await searchesFor(db, filter, query), (search) => matchesPerCategory(db, search), isFound)
  const { result } = await searchWithCorrections(db, { ...typed, filter }, async (query) => (await countsOf(query)) ?? [], isFound)
  return result ?? []
}

/**
 * Returns the searches to try, the narrowest first. At a place, suppliers that deliver there come before better matches, so a supplier is
 * found by what it is and sells, and by what its description mentions only when nothing else is found.
 */
async function searchesFor(db: Db, filter: Filter, searchTerms: SearchTerms): Promise<Search[]> {
  const query = await searchQueryOf(db, searchTerms)
  if (query.everything === '') return []
  const [first, ...others] = query.terms
  if (searchTerms.firm && first && others.length === 0) return [{ filter, query: { ...query, everything: first.any }, isOffered: true }]
  return filter.place
    ? [
        { filter, query, isOffered: true },
        { filter, query },
      ]
    : [{ filter, query }]
}

/** Runs searches in order until one has results. Returns the last result, undefined without any search. */
async function firstFound<Result>(
  searches: Search[],
  run: (search: Search) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result | undefined> {
  let result: Result | undefined
  for (const search of searches) {
    result = await run(search)
    if (isFound(result)) break
  }
  return result
}

const found = (db: Db, search: Search, sort: ListOrder | undefined, range: PageRange) =>
  sort ? sorted(db, search, sort, range) : bestMatches(db, search, range)
