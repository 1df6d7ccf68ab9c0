import { COUNTED } from '#contract/options.ts'
import type { listCategories, listSuppliers } from '#contract/directory.ts'
import type { Input, Page } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { countsFor, type Directory, sumOf } from './counts.ts'
import { meaningOf } from './meaning.ts'
import { placeIn } from './place.ts'
import { fewSuppliersBy, type Filter, type Stretch, suppliersBy } from './queries.ts'
import { matchesPerCategory, type Search, walked, walkedBestFirst, weighed } from './search-queries.ts'
import { type Wanted, wantedBy } from './wanted.ts'

type Listing = Input<typeof listSuppliers>
/** How many suppliers of a category answer to the filters; categories without any are missing. */
type PerCategory = { category: string; suppliers: number }[]
type Filters = { category?: string | undefined; state?: string | undefined; location?: string | undefined }

const NOBODY: Page<SupplierRow> = { items: [], total: 0 }

/** One page of the listing. Source: contract §3. */
export async function findSuppliers(
  directory: Directory,
  { search, sort, limit, offset, ...filters }: Listing,
): Promise<Page<SupplierRow>> {
  const { db } = directory
  const filter = filterBy(filters)
  const stretch = { limit, offset }
  const matching = (wanted: Wanted) => searched(db, { filter, wanted, sort }, stretch)
  if (search) return (await asMeant(db, search, matching, ({ total }) => total > 0)) ?? NOBODY
  const total = sumOf(await countsFor(directory, filter))
  if (offset >= total) return { total, items: [] }
  const page = filter.place && total <= COUNTED ? fewSuppliersBy : suppliersBy
  return { total, items: await page(db, filter, sort ?? 'rating', stretch) }
}

/** What the category menu counts. Source: contract §3. */
export async function countPerCategory(directory: Directory, { search, ...filters }: Input<typeof listCategories>): Promise<PerCategory> {
  const { db } = directory
  const filter = filterBy(filters)
  const matching = (wanted: Wanted) => matchesPerCategory(db, { filter, wanted })
  if (search) return (await asMeant(db, search, matching, ({ length }) => length > 0)) ?? []
  return countsFor(directory, filter)
}

const filterBy = ({ category, state, location }: Filters): Filter => ({
  ...(category && { category }),
  ...(state && { state }),
  ...(location && { place: placeIn(location) }),
})

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
