import type { Input } from '#contract/endpoint/endpoint.ts'
import { RESOURCE_CATEGORIES, type CatalogueEntry, type listResources, type Resource } from '#contract/resources/resources.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { forAMinute } from '#server/http/cache/until-change.ts'
import { packageUrl } from './downloads/addresses.ts'
import { resourcesOf } from './edited.ts'
import { library } from './library.ts'
import { opensSince } from './opens-queries.ts'
import { searchOf, type Search } from './search.ts'

/** Resources of each category that are called popular. */
const MAX_POPULAR = 3
/** What was opened longer ago does not make a resource popular. */
const POPULAR_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

export const resourceIds = async () => library.map(({ id }) => id)

type Catalogue = (filter: Input<typeof listResources>) => Promise<CatalogueEntry[]>

/** Opens the catalogue of the library. What is opened most is counted once a minute at most. */
export function createCatalogue(context: Pick<Context, 'db' | 'changes' | 'now'>): Catalogue {
  const { db, now } = context
  const opens = forAMinute(now, () => opensSince(db, sydneyDay(new Date(now().getTime() - POPULAR_DAYS * DAY_MS)))).load
  const search = indexing()
  return async ({ search: typed, category }) => {
    const all = await resourcesOf(context)
    const popular = popularOf(all, await opens())
    const byId = new Map(all.map((one) => [one.id, one]))
    const found = typed === null ? all : search(all)(typed).flatMap((id) => byId.get(id) ?? [])
    return found.filter((one) => category === null || one.category === category).map((one) => entryOf(one, popular))
  }
}

/** Indexes resources when they are searched first, and again only when there are others. */
function indexing(): (all: readonly Resource[]) => Search {
  let indexed: { all: readonly Resource[]; search: Search } | undefined
  return (all) => (indexed?.all === all ? indexed : (indexed = { all, search: searchOf(all) })).search
}

/** Returns the ids of popular resources: in each category the most opened ones; those that the library calls popular fill their places. */
function popularOf(all: readonly Resource[], opens: ReadonlyMap<string, number>): ReadonlySet<string> {
  const opensOf = ({ id }: Resource) => opens.get(id) ?? 0
  const popularIn = (ofCategory: Resource[]) => {
    const opened = ofCategory.filter((one) => opensOf(one) > 0).toSorted((a, b) => opensOf(b) - opensOf(a))
    return [...new Set([...opened, ...ofCategory.filter(({ popular }) => popular)])].slice(0, MAX_POPULAR)
  }
  const popular = RESOURCE_CATEGORIES.flatMap((category) => popularIn(all.filter((one) => one.category === category)))
  return new Set(popular.map(({ id }) => id))
}

/** A cafe reads its resource first; a supplier takes all of it as one file. */
const downloadUrlOf = ({ id, category }: Resource) => (category === 'for-cafes' ? `/resource/${id}` : packageUrl(id))

/** Returns a resource as the catalogue shows it. */
const entryOf = (resource: Resource, popular: ReadonlySet<string>): CatalogueEntry => ({
  ...resource,
  popular: popular.has(resource.id),
  downloadUrl: downloadUrlOf(resource),
})
