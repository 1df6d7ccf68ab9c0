import type { PostcodeRange } from '#contract/delivery.ts'
import type { StateCode } from '#contract/options.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import { kilometresBetween, type Coordinates } from './distance.ts'
import type { FoundPlace } from './found-place.ts'
import { knownPlaces } from './known-places.ts'

/** Whoever stands within this distance is near a suburb, a postcode or a small city (docs/behaviour.md, Searching). */
const NEAR_KM = 25

/** The ground that a place covers. */
export type PlaceArea = {
  /** Whoever delivers to any of these delivers there. */
  ranges: PostcodeRange[]
  /** From where distances count, and how far is near; null for a state. */
  middle: Coordinates | null
  nearKm: number
}

/** A city's suburbs are those around its middle; a state's postcodes those of which most people live in it. */
export function areaOf(found: FoundPlace): PlaceArea {
  switch (found.kind) {
    case 'suburb':
      return { ranges: rangesOf([found.suburb.postcode]), middle: found.suburb, nearKm: NEAR_KM }
    case 'postcode':
      return { ranges: rangesOf([found.postcode]), middle: middleOf(found.suburbs), nearKm: NEAR_KM }
    case 'city': {
      const { middle, radiusKm } = found.city
      return { ranges: rangesOf(postcodesWithin(middle, radiusKm)), middle, nearKm: Math.max(radiusKm, NEAR_KM) }
    }
    case 'state':
      return { ranges: rangesOf(postcodesOfState(found.state)), middle: null, nearKm: 0 }
  }
}

/** Where its people live on average; of nobody's, its first suburb. */
function middleOf(suburbs: ListedPlace[]): Coordinates {
  const people = suburbs.reduce((sum, { population }) => sum + population, 0)
  if (people === 0) return suburbs[0]!
  const mean = (coordinate: keyof Coordinates) =>
    suburbs.reduce((sum, suburb) => sum + (suburb[coordinate] * suburb.population) / people, 0)
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

/** The postcodes of all suburbs whose middle is within that distance. */
export const postcodesWithin = (middle: Coordinates, kilometres: number): string[] => [
  ...new Set(
    knownPlaces()
      .all.filter((place) => kilometresBetween(middle, place) <= kilometres)
      .map(({ postcode }) => postcode),
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

/** As few ranges as hold these postcodes and no other one that has a suburb; numbers between that nobody has are taken along. */
export function rangesOf(postcodes: string[]): PostcodeRange[] {
  const wanted = new Set(postcodes)
  const ranges: PostcodeRange[] = []
  let isOpen = false
  for (const postcode of knownPlaces().postcodes.keys()) {
    if (wanted.has(postcode)) {
      if (isOpen) ranges.at(-1)!.to = postcode
      else ranges.push({ from: postcode, to: postcode })
    }
    isOpen = wanted.has(postcode)
  }
  return ranges
}

/** How many postcodes of the list are in some ranges. */
export const postcodesIn = (ranges: PostcodeRange[]): number =>
  [...knownPlaces().postcodes.keys()].filter((postcode) => ranges.some(({ from, to }) => from <= postcode && postcode <= to)).length
