import { MAX_MAP_SIDE, type mapArea } from '#contract/suppliers/places.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { ListedPlace } from '#server/db/places/listed-places.ts'
import type { Coordinates } from './distance.ts'
import { knownPlaces, postcodesOf } from './known-places.ts'
import { areaOf } from './place-area.ts'
import { rangesIn, isWithin } from './postcodes-in-text.ts'
import { resolvePlace } from './resolve-place.ts'

/** What is shown around an area: a part of its longer side, and at least so many degrees (about five kilometres). */
const MARGIN = 0.15
const MIN_MARGIN = 0.05
/** How much wider than high a map is at least: what is around a narrow area is to be seen, too. */
const ASPECT = 4 / 3
/** Digits of a coordinate, which are about a hundred metres. */
const DIGITS = 3

type Drawn = Output<typeof mapArea>
type Window = { south: number; north: number; west: number; east: number }

/** Returns the suburbs of postcodes with those around them, and the place that is measured from, for a map. */
export function mapOf({ postcodes: text, around }: Input<typeof mapArea>): Drawn {
  const ranges = rangesIn(text)
  const { all, postcodes } = knownPlaces()
  const inside = new Set([...postcodes.keys()].filter((postcode) => isWithin(ranges, postcode)))
  const isInside = (place: ListedPlace) => postcodesOf(place).some((postcode) => inside.has(postcode))
  const shown = windowAround(all.filter(isInside))
  if (!shown) return { suburbs: [], place: null }
  const drawn = thinned(
    all.filter((place) => isShown(shown, place)).map((place) => ({ place, isInside: isInside(place) })),
    shown,
  )
  return {
    suburbs: drawn.map(({ place, isInside: isIn }) => ({
      name: place.suburb,
      ...rounded(place),
      population: place.population,
      isInside: isIn,
    })),
    place: placeNamed(around),
  }
}

function placeNamed(around: string): Drawn['place'] {
  const found = around ? resolvePlace(around) : null
  const middle = found && areaOf(found.found).middle
  return found && middle ? { name: found.place.suburb ?? found.place.label, ...rounded(middle) } : null
}

const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(DIGITS)),
  longitude: Number(longitude.toFixed(DIGITS)),
})

function windowAround(places: readonly ListedPlace[]): Window | undefined {
  if (places.length === 0) return undefined
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const margin = Math.max(MIN_MARGIN, MARGIN * Math.max(north - south, east - west))
  const [high, narrowing] = [north - south + 2 * margin, Math.cos((((south + north) / 2) * Math.PI) / 180)]
  const wide = Math.max(east - west + 2 * margin, (high * ASPECT) / narrowing)
  const middle = (west + east) / 2
  return { south: south - margin, north: north + margin, west: middle - wide / 2, east: middle + wide / 2 }
}

const isShown = ({ south, north, west, east }: Window, { latitude, longitude }: Coordinates) =>
  south <= latitude && latitude <= north && west <= longitude && longitude <= east

type Dot = { place: ListedPlace; isInside: boolean }

/** Returns one suburb of each square, the largest of the area where it has one there; the order, the largest first, stays. */
function thinned(dots: readonly Dot[], { south, north, west, east }: Window): Dot[] {
  const size = Math.max(north - south, east - west) / MAX_MAP_SIDE
  const inSquares = Map.groupBy(dots, ({ place }) => {
    const row = Math.min(MAX_MAP_SIDE - 1, Math.floor((place.latitude - south) / size))
    const column = Math.min(MAX_MAP_SIDE - 1, Math.floor((place.longitude - west) / size))
    return row * MAX_MAP_SIDE + column
  })
  const kept = new Set([...inSquares.values()].map((some) => some.find(({ isInside }) => isInside) ?? some[0]))
  return dots.filter((dot) => kept.has(dot))
}
