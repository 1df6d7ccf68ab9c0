import { COUNTED } from '#contract/options.ts'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import type { Filter, ListOrder, Stretch } from './queries.ts'
import { askedFor } from './reading.ts'
import { headlineFirst, matchesPerCategory, ranked, type Search, sorted } from './search-queries.ts'
import { searchQueryOf } from './search-terms.ts'
import type { Wanted } from './wanted.ts'

/** What is searched for, among whom; best match first where no sort is given. */
export type TextSearch = { text: string; filter: Filter; sort?: ListOrder | undefined; exact?: boolean | undefined }
/** How many suppliers of a category answer to a search; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

const NOBODY: Page<SupplierRow> = { items: [], total: 0 }

/** One page of what a search finds. Its reading says where that is not what was typed and, where nobody has it, which category would. */
export async function searchSuppliers(db: Db, { filter, sort, ...typed }: TextSearch, stretch: Stretch): Promise<Page<SupplierRow>> {
  const pageOf = (wanted: Wanted) => found(db, { filter, wanted, sort }, stretch)
  const { answer, said } = await askedFor(db, typed, pageOf, ({ total }) => total > 0)
  return { ...(answer ?? NOBODY), ...(Object.keys(said).length > 0 && { reading: said }) }
}

/** What a search finds in each category. */
export async function searchPerCategory(db: Db, { filter, ...typed }: Omit<TextSearch, 'sort'>): Promise<PerCategory> {
  const countsOf = async (wanted: Wanted) => {
    const query = await searchQueryOf(db, wanted)
    return query.everything === '' ? [] : matchesPerCategory(db, { filter, query })
  }
  const { answer } = await askedFor(db, typed, countsOf, ({ length }) => length > 0)
  return answer ?? []
}

type Found = { filter: Filter; wanted: Wanted; sort: ListOrder | undefined }

async function found(db: Db, { filter, wanted, sort }: Found, stretch: Stretch): Promise<Page<SupplierRow>> {
  const query = await searchQueryOf(db, wanted)
  if (query.everything === '') return NOBODY
  const search: Search = { filter, query }
  if (sort) return sorted(db, search, sort, stretch)
  const page = await ranked(db, search, stretch)
  return page.total <= COUNTED ? page : { ...page, items: await headlineFirst(db, search, stretch) }
}
