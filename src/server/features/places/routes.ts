import { nearestPlace, placeRanges, suggestPlaces } from '#contract/places.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { placeNearest } from './nearest-place.ts'
import { rangesOfPlace } from './ranges-of-place.ts'
import { placesLike } from './suggest-places.ts'

/** Measures the way to fifteen thousand suburbs each time. */
const NEAREST = { name: 'nearest place', points: 60, seconds: 60 }

/** Out of memory alone: no answer touches the database. */
export function placeRoutes(serve: Serve): void {
  serve.cached(suggestPlaces, anyone, async ({ q }) => placesLike(q))
  serve.cached(placeRanges, anyone, async (asked) => rangesOfPlace(asked))
  serve(nearestPlace, anyone, async (here) => placeNearest(here), { limit: NEAREST })
}
