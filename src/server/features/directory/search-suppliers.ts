import { COUNTED } from '#contract/options.ts'
import type { Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { meaningOf } from './meaning.ts'
import type { Filter, ListOrder, Stretch } from './queries.ts'
import type { Group } from './reach-sql.ts'
import { matchesPerCategory, matchesUpTo, type Search, walked, walkedBestFirst, weighed } from './search-queries.ts'
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
  return {
    ...page,
    items: search.filter.place && !search.filter.group ? await walkedByGroup(db, search, stretch) : await walk(db, search, stretch),
  }
}

const walk = (db: Db, search: Search, stretch: Stretch) =>
  search.sort ? walked(db, search, search.sort, stretch) : walkedBestFirst(db, search, stretch)

/** At a place who deliver there come before who have not said: two walks, for no index has both orders in one. */
async function walkedByGroup(db: Db, search: Search, { limit, offset }: Stretch): Promise<SupplierRow[]> {
  const inGroup = (group: Group): Search => ({ ...search, filter: { ...search.filter, group } })
  const first = await walk(db, inGroup('delivering'), { limit, offset })
  if (first.length === limit) return first
  const delivering = await matchesUpTo(db, inGroup('delivering'), offset + limit)
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - delivering) }
  return [...first, ...(await walk(db, inGroup('silent'), rest))]
}
