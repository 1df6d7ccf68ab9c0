import {
  deliveriesTo,
  deliveryTo,
  listCategories,
  listFeatured,
  listFeaturedPlaces,
  listNearMisses,
  listSimilar,
  listSuppliers,
} from '#contract/directory/directory.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { featuredPlaces } from '#server/features/directory/featured/featured-places.ts'
import { sumOf } from '#server/features/directory/filter/counts.ts'
import { featuredSuppliers } from '#server/features/directory/filter/queries.ts'
import { deliveriesOf, deliveryOf } from '#server/features/directory/listing/delivery-to.ts'
import { countPerCategory, findWithReasons } from '#server/features/directory/listing/find-suppliers.ts'
import { nearMisses } from '#server/features/directory/listing/near-misses.ts'
import { similarSuppliers } from '#server/features/directory/listing/similar-suppliers.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Client } from '#server/http/kinds/cached-responses.ts'
import { SEARCHES } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { createDirectory } from './create-directory.ts'

/** Featured suppliers of one response (docs/behaviour/directory.md, Searching). */
const MAX_FEATURED = 6

const anyoneOnSupplier = anyone.on(supplierById)
const isSearch = ({ search, location }: { search?: string; location?: string }) => Boolean(search ?? location)
/** A search on a page is a call for the list, the menu of categories and the featured places, so each has a count of its own. */
const searchesByCategory = { limit: { ...SEARCHES, name: 'search-by-category' }, applies: isSearch }
const missedSearches = { limit: { ...SEARCHES, name: 'search-near-misses' }, applies: isSearch }
const featuredSearches = { limit: { ...SEARCHES, name: 'search-featured' }, applies: isSearch }

const placeSearches = { limit: { ...SEARCHES, name: 'search-deliveries' }, applies: () => true }

/** `onSearch` is told of each text that the list is searched by, unless a cache has the response. */
type Deps = Pick<Context, 'db' | 'changes' | 'now'> & { onSearch: (text: string, client: Client) => void }

export function directoryRoutes(serve: Serve, { db, changes, now, onSearch }: Deps): void {
  const searches = {
    limit: SEARCHES,
    applies: isSearch,
    onCreate({ search }: { search?: string }, client: Client) {
      if (search) onSearch(search, client)
    },
  }
  const directory = createDirectory({ db, changes, now })
  serve.cached(listSuppliers, anyone, (listing) => findWithReasons(directory, listing), { creation: searches })
  serve.cached(listFeatured, anyone, () => featuredSuppliers(db, MAX_FEATURED))
  serve.cached(listFeaturedPlaces, anyone, (listing) => featuredPlaces(directory, listing, now()), { creation: featuredSearches })
  serve.cached(listNearMisses, anyone, (search) => nearMisses(directory, search), { creation: missedSearches })
  serve.cached(deliveryTo, anyoneOnSupplier, ({ location }, _, supplier) => deliveryOf(directory.deliveries, supplier, location))
  serve.cached(deliveriesTo, anyone, (asked) => deliveriesOf(directory, asked), { creation: placeSearches })
  serve.cached(listSimilar, anyoneOnSupplier, ({ location }, _, supplier) => similarSuppliers(directory, supplier, location))
  serve.cached(
    listCategories,
    anyone,
    async (filters) => {
      const perCategory = Map.groupBy(await countPerCategory(directory, filters), ({ category }) => category)
      return CATEGORIES.map((name, position) => ({ id: position + 1, name, supplierCount: sumOf(perCategory.get(name) ?? []) }))
    },
    { creation: searchesByCategory },
  )
}
