import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import type { Filter, ListOrder, PageRange } from './queries.ts'
import { askedFor } from './reading.ts'
import { bestMatches } from './best-match-queries.ts'
import { matchesPerCategory, type Search, sorted } from './search-queries.ts'
import { searchQueryOf } from './search-terms.ts'
import type { Wanted } from './wanted.ts'

/** What is searched for, among whom; best match first where no sort is given. */
export type TextSearch = { text: string; filter: Filter; sort?: ListOrder | undefined; exact?: boolean | undefined }
/** How many suppliers of a category answer to a search; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

const NOBODY: Page<SupplierRow> = { items: [], total: 0 }

/** One page of what a search finds. Its reading says where that is not what was typed and, where nobody has it, which category would. */
export async function searchSuppliers(db: Db, { filter, sort, ...typed }: TextSearch, range: PageRange): Promise<Page<SupplierRow>> {
  const isFound = ({ total }: Page<SupplierRow>) => total > 0
  const pageOf = async (wanted: Wanted) =>
    firstFound(await searchesFor(db, filter, wanted), (search) => found(db, search, sort, range), isFound)
  const { answer, said } = await askedFor(db, { ...typed, filter }, async (wanted) => (await pageOf(wanted)) ?? NOBODY, isFound)
  return { ...(answer ?? NOBODY), ...(Object.keys(said).length > 0 && { reading: said }) }
}

/** What a search finds in each category. */
export async function searchPerCategory(db: Db, { filter, ...typed }: Omit<TextSearch, 'sort'>): Promise<PerCategory> {
  const isFound = ({ length }: PerCategory) => length > 0
  const countsOf = async (wanted: Wanted): Promise<PerCategory | undefined> =>
    firstFound(await searchesFor(db, filter, wanted), (search) => matchesPerCategory(db, search), isFound)
  const { answer } = await askedFor(db, { ...typed, filter }, async (wanted) => (await countsOf(wanted)) ?? [], isFound)
  return answer ?? []
}

/**
 * What is asked for, the narrowest first. At a place who delivers there comes before who is the better match: so there a supplier is found
 * by what it is and what it sells, and by what it only mentions where nobody is found by that.
 */
async function searchesFor(db: Db, filter: Filter, wanted: Wanted): Promise<Search[]> {
  const query = await searchQueryOf(db, wanted)
  if (query.everything === '') return []
  if (wanted.firm && wanted.terms.length === 1) return [{ filter, query: { ...query, everything: query.terms[0]!.any }, isOffered: true }]
  return filter.place
    ? [
        { filter, query, isOffered: true },
        { filter, query },
      ]
    : [{ filter, query }]
}

/** Asks for one after the other until somebody is found. Returns the last answer, nothing where nothing is asked for. */
async function firstFound<Answer>(
  searches: Search[],
  ask: (search: Search) => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  let answer: Answer | undefined
  for (const search of searches) {
    answer = await ask(search)
    if (isFound(answer)) break
  }
  return answer
}

const found = (db: Db, search: Search, sort: ListOrder | undefined, range: PageRange) =>
  sort ? sorted(db, search, sort, range) : bestMatches(db, search, range)
