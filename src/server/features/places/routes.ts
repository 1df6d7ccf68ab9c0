import { describeArea, mapArea, nearestPlace, placeRanges, suggestPlaces } from '#contract/suppliers/places.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { areaFrom } from './area-in-words.ts'
import { mapOf } from './area-map.ts'
import { placeNearest } from './nearest-place.ts'
import { rangesOfPlace } from './ranges-of-place.ts'
import { placesLike } from './suggest-places.ts'

/** Limited because each call measures the distance to fifteen thousand suburbs. */
const NEAREST = { name: 'nearest place', points: 60, seconds: 60 }

/** The endpoints of places, which respond from memory without a query to the database. */
export function placeRoutes(serve: Serve): void {
  serve.cached(suggestPlaces, anyone, async ({ q }) => placesLike(q))
  serve.cached(placeRanges, anyone, async (input) => rangesOfPlace(input))
  serve.cached(describeArea, anyone, async (input) => areaFrom(input))
  serve.cached(mapArea, anyone, async (input) => mapOf(input))
  serve(nearestPlace, anyone, async (here) => placeNearest(here), { limit: NEAREST })
}
