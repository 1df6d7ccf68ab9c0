import type { NamedPlace } from '#contract/suppliers/resolved-place.ts'
import { Problem } from '#server/http/problems.ts'
import { itemAt } from '#shared/item-at.ts'
import { kilometresBetween, type Coordinates } from './distance.ts'
import { placeOf } from './found-place.ts'
import { knownPlaces } from './known-places.ts'

/** The greatest distance at which a position is still described by a suburb. */
const NEAREST_KM = 50

/** Returns the suburb whose middle is nearest. @throws 404 when none is within `NEAREST_KM`, as outside Australia */
export function placeNearest(here: Coordinates): NamedPlace {
  const { all } = knownPlaces()
  const [nearest, away] = all.reduce<[number, number]>(
    ([best, least], place, i) => {
      const kilometres = kilometresBetween(here, place)
      return kilometres < least ? [i, kilometres] : [best, least]
    },
    [0, Infinity],
  )
  if (away > NEAREST_KM) throw new Problem(404, 'There is no suburb of Australia near you. Please type where you are.')
  // The index is that of a suburb, because the list is not empty.
  return placeOf({ kind: 'suburb', suburb: itemAt(all, nearest) })
}
