import { COUNTED } from '#contract/options.ts'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { meaningOf } from './meaning.ts'
import type { Filter, ListOrder, Stretch } from './queries.ts'
import { matchesPerCategory, type Search, walked, walkedBestFirst, weighed } from './search-queries.ts'
import { type Wanted, wantedBy } from './wanted.ts'

/** What is searched for, among whom; best match first where no sort is given. */
export type TextSearch = { text: string; filter: Filter; sort?: ListOrder | undefined; exact?: boolean | undefined }
/** How many suppliers of a category answer to a search; categories without any are missing. */
export type PerCategory = { category: string; suppliers: number }[]

const NOBODY: Page<SupplierRow> = { items: [], total: 0 }

/** One page of what a search finds. */
export async function searchSuppliers(db: Db, { text, filter, sort }: TextSearch, stretch: Stretch): Promise<Page<SupplierRow>> {
  const matching = (wanted: Wanted) => searched(db, { filter, wanted, sort }, stretch)
  return (await asMeant(db, text, matching, ({ total }) => total > 0)) ?? NOBODY
}

/** What a search finds in each category. */
export async function searchPerCategory(db: Db, { text, filter }: Omit<TextSearch, 'sort'>): Promise<PerCategory> {
  const matching = (wanted: Wanted) => matchesPerCategory(db, { filter, wanted })
  return (await asMeant(db, text, matching, ({ length }) => length > 0)) ?? []
}

/** Asks for the words as they were typed, and where nobody answers to them for what they most likely mean. */
async function asMeant<Answer>(db: Db, search: string, ask: (wanted: Wanted) => Promise<Answer>, isSomebody: (answer: Answer) => boolean) {
  const wanted = wantedBy(search)
  if (wanted.terms.length === 0) return null
  const answer = await ask(wanted)
  if (isSomebody(answer)) return answer
  const meant = await meaningOf(db, wanted)
  return meant && ask(meant)
}

async function searched(db: Db, search: Search, stretch: Stretch): Promise<Page<SupplierRow>> {
  const page = await weighed(db, search, stretch)
  if (page.total <= COUNTED) return page
  const items = search.sort ? await walked(db, search, search.sort, stretch) : await walkedBestFirst(db, search, stretch)
  return { ...page, items }
}
