import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import type { Filter, ListOrder, PageRange } from './queries.ts'
import { searchWithCorrections } from './search-with-corrections.ts'
import { bestMatches } from './best-match-queries.ts'
import { matchesPerCategory, type Search, sorted } from './search-queries.ts'
import { searchQueryOf } from './search-terms.ts'
import type { SearchTerms } from './parse-search.ts'

/** What is searched for, among whom; best match first where no sort is given. */
export type TextSearch = { text: string; filter: Filter; sort?: ListOrder | undefined; exact?: boolean | undefined }
/** How many suppliers of a category answer to a search; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

const NO_MATCHES: Page<SupplierRow> = { items: [], total: 0 }

/** One page of what a search finds. Its reading says where that is not what was typed and, where nobody has it, which category would. */
export async function searchSuppliers(db: Db, { filter, sort, ...typed }: TextSearch, range: PageRange): Promise<Page<SupplierRow>> {
  const isFound = ({ total }: Page<SupplierRow>) => total > 0
  const pageOf = async (query: SearchTerms) =>
    firstFound(await searchesFor(db, filter, query), (search) => found(db, search, sort, range), isFound)
  const { result, said } = await searchWithCorrections(
    db,
    { ...typed, filter },
    async (query) => (await pageOf(query)) ?? NO_MATCHES,
    isFound,
  )
  return { ...(result ?? NO_MATCHES), ...(Object.keys(said).length > 0 && { reading: said }) }
}

/** What a search finds in each category. */
export async function searchPerCategory(db: Db, { filter, ...typed }: Omit<TextSearch, 'sort'>): Promise<PerCategory> {
  const isFound = ({ length }: PerCategory) => length > 0
  const countsOf = async (query: SearchTerms): Promise<PerCategory | undefined> =>
    firstFound(await searchesFor(db, filter, query), (search) => matchesPerCategory(db, search), isFound)
  const { result } = await searchWithCorrections(db, { ...typed, filter }, async (query) => (await countsOf(query)) ?? [], isFound)
  return result ?? []
}

/**
 * What is asked for, the narrowest first. At a place who delivers there comes before who is the better match: so there a supplier is found
 * by what it is and what it sells, and by what it only mentions where nobody is found by that.
 */
async function searchesFor(db: Db, filter: Filter, searchTerms: SearchTerms): Promise<Search[]> {
  const query = await searchQueryOf(db, searchTerms)
  if (query.everything === '') return []
  if (searchTerms.firm && searchTerms.terms.length === 1)
    return [{ filter, query: { ...query, everything: query.terms[0]!.any }, isOffered: true }]
  return filter.place
    ? [
        { filter, query, isOffered: true },
        { filter, query },
      ]
    : [{ filter, query }]
}

/** Asks for one after the other until somebody is found. Returns the last answer, nothing where nothing is asked for. */
async function firstFound<Result>(
  searches: Search[],
  ask: (search: Search) => Promise<Result>,
  isFound: (result: Result) => boolean,
): Promise<Result | undefined> {
  let result: Result | undefined
  for (const search of searches) {
    result = await ask(search)
    if (isFound(result)) break
  }
  return result
}

const found = (db: Db, search: Search, sort: ListOrder | undefined, range: PageRange) =>
  sort ? sorted(db, search, sort, range) : bestMatches(db, search, range)
