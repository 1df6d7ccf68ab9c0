import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import type { StateCode } from '#contract/options.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import { kilometresBetween, type Coordinates } from './distance.ts'
import type { FoundPlace } from './found-place.ts'
import { type KnownCity, knownPlaces, postcodesOf } from './known-places.ts'

/** The distance within which a supplier is near a suburb, a postcode or a small city (docs/behaviour/directory.md, Searching). */
const NEAR_KM = 25

/** The area that a place covers. */
export type PlaceArea = {
  /** A supplier that delivers to any of these delivers to the place. */
  ranges: readonly PostcodeRange[]
  /** Where distances are measured from; null for a state, and for a postcode of which only the state is known. */
  middle: Coordinates | null
  nearKm: number
}

/** The areas of cities and states, which do not change and take a look at every suburb. */
const areas = new Map<KnownCity | StateCode, PlaceArea>()

/** A city has the postcodes of the suburbs around its middle; a state those of which at least half the people live in it. */
export function areaOf(found: FoundPlace): PlaceArea {
  switch (found.kind) {
    case 'suburb':
      return { ranges: postcodesOf(found.suburb).toSorted().map(alone), middle: found.suburb, nearKm: NEAR_KM }
    case 'postcode':
      return { ranges: deliveredAs(found).toSorted().map(alone), middle: middleOf(found.suburbs), nearKm: NEAR_KM }
    case 'city':
      return onceMade(found.city, areaOfCity)
    case 'state':
      return onceMade(found.state, (state) => ({ ranges: rangesOf(postcodesOfState(state)), middle: null, nearKm: 0 }))
  }
}

function onceMade<Key extends KnownCity | StateCode>(key: Key, make: (key: Key) => PlaceArea): PlaceArea {
  const area = areas.get(key) ?? make(key)
  areas.set(key, area)
  return area
}

function areaOfCity({ middle, radiusKm }: KnownCity): PlaceArea {
  return { ranges: rangesOf(postcodesWithin(middle, radiusKm)), middle, nearKm: Math.max(radiusKm, NEAR_KM) }
}

const alone = (postcode: string): PostcodeRange => ({ from: postcode, to: postcode })

/** Returns a postcode, and where every suburb of it has another one, as after a split or a merger of postcodes, those as well. */
function deliveredAs({ postcode, suburbs }: { postcode: string; suburbs: ListedPlace[] }): string[] {
  const changed = suburbs.every((suburb) => postcodesOf(suburb).length > 1)
  return changed ? [...new Set([postcode, ...suburbs.flatMap(postcodesOf)])] : [postcode]
}

/** Returns the mean position of the suburbs' population; without any population, that of the first suburb; null where there is none. */
function middleOf(suburbs: ListedPlace[]): Coordinates | null {
  const people = suburbs.reduce((sum, { population }) => sum + population, 0)
  if (people === 0) return suburbs[0] ?? null
  const mean = (coordinate: keyof Coordinates) =>
    suburbs.reduce((sum, suburb) => sum + (suburb[coordinate] * suburb.population) / people, 0)
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

/** Returns the postcodes of all suburbs whose middle is within the distance. */
export const postcodesWithin = (middle: Coordinates, kilometres: number): string[] => [
  ...new Set(
    knownPlaces()
      .all.filter((place) => kilometresBetween(middle, place) <= kilometres)
      .flatMap(postcodesOf),
  ),
]

function postcodesOfState(state: StateCode): string[] {
  const isMostly = ([, suburbs]: [string, ListedPlace[]]) => {
    const inside = suburbs.filter((suburb) => suburb.state === state)
    return inside.length > 0 && peopleIn(inside) * 2 >= peopleIn(suburbs)
  }
  return [...knownPlaces().postcodes].filter(isMostly).map(([postcode]) => postcode)
}
const peopleIn = (suburbs: ListedPlace[]) => suburbs.reduce((sum, { population }) => sum + population, 0)

/** Returns the fewest ranges that contain these postcodes and no other postcode in use; a range may span numbers that no suburb has. */
export function rangesOf(postcodes: string[]): PostcodeRange[] {
  const included = new Set(postcodes)
  const ranges: PostcodeRange[] = []
  let open: PostcodeRange | undefined
  for (const postcode of knownPlaces().postcodes.keys()) {
    if (!included.has(postcode)) open = undefined
    else if (open) open.to = postcode
    else {
      open = { from: postcode, to: postcode }
      ranges.push(open)
    }
  }
  return ranges
}

/** Counts the postcodes of the list that are in the ranges. */
export const postcodesIn = (ranges: readonly PostcodeRange[]): number =>
  [...knownPlaces().postcodes.keys()].filter((postcode) => ranges.some(({ from, to }) => from <= postcode && postcode <= to)).length
