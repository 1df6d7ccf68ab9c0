import type { describeArea } from '#contract/suppliers/places.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import { kilometresBetween, type Coordinates } from './distance.ts'
import { knownPlaces } from './known-places.ts'
import { areaOf } from './place-area.ts'
import { isWithin, rangesIn } from './postcodes-in-text.ts'
import { resolvePlace } from './resolve-place.ts'

/** Radii that people give. */
const ROUND_KM = 5

/** Returns how many postcodes ranges have, and what they are, measured from a place: a whole circle, or how far the furthest is. */
export function areaFrom({ postcodes: text, around }: Input<typeof describeArea>): Output<typeof describeArea> {
  const ranges = rangesIn(text)
  const inRanges = (postcode: string) => isWithin(ranges, postcode)
  const all = [...knownPlaces().postcodes]
  const inside = all.filter(([postcode]) => inRanges(postcode))
  const place = around ? resolvePlace(around) : null
  const middle = place && areaOf(place.found).middle
  if (!place || !middle || inside.length === 0) return { postcodes: inside.length, place: null, withinKm: null, reachesKm: null }
  const reachesKm = Math.ceil(Math.max(...inside.map(nearestTo(middle))))
  // A circle around a suburb has its own postcode in any case.
  const outside = all.filter(([postcode]) => !inRanges(postcode))
  const nextKm = Math.min(...outside.map(nearestTo(middle)))
  const isCircle = reachesKm < nextKm && (place.place.postcode === null || inRanges(place.place.postcode))
  return { postcodes: inside.length, place: place.place, withinKm: isCircle ? roundIn(reachesKm, nextKm) : null, reachesKm }
}

/** Returns a function that measures from a middle to the nearest suburb of a postcode. */
const nearestTo =
  (middle: Coordinates) =>
  ([, suburbs]: [string, ListedPlace[]]): number =>
    Math.min(...suburbs.map((suburb) => kilometresBetween(middle, suburb)))

/** Returns the first round radius of those that make the same circle, else the smallest: that is the one that was most likely asked for. */
function roundIn(from: number, below: number): number {
  const smallest = Math.max(from, 1)
  const round = Math.ceil(smallest / ROUND_KM) * ROUND_KM
  return round < below ? round : smallest
}
