import { inSlices } from '#shared/in-slices.ts'
import { readListedPlaces, type ListedPlace } from '#server/db/places/listed-places.ts'
import { CITIES, radiusOf, type City } from './cities.ts'
import { kilometresBetween } from './distance.ts'
import { placeKey } from './spelling.ts'

export type KnownCity = City & { middle: ListedPlace; radiusKm: number; population: number }

/** The indexes of everything that can be looked up, built from the shipped list on first use. */
export type KnownPlaces = {
  all: ListedPlace[]
  /** By `placeKey`, the largest first. */
  suburbs: Map<string, ListedPlace[]>
  cities: Map<string, KnownCity>
  /** The suburbs of each postcode, the largest first; postcodes in ascending order. */
  postcodes: Map<string, ListedPlace[]>
}

/** @see knownPlaces */
export const placeIndexes = inSlices(buildIndexes)
export const knownPlaces = (): KnownPlaces => placeIndexes.now()

function* buildIndexes(): Generator<void, KnownPlaces> {
  const all = readListedPlaces().toSorted((a, b) => b.population - a.population)
  yield
  const suburbs = new Map<string, ListedPlace[]>()
  for (const place of all) {
    const key = placeKey(place.suburb)
    const ofName = suburbs.get(key)
    if (ofName) ofName.push(place)
    else suburbs.set(key, [place])
    yield
  }
  const postcodes = new Map([...Map.groupBy(all, ({ postcode }) => postcode)].toSorted(([a], [b]) => a.localeCompare(b)))
  const cities = new Map<string, KnownCity>()
  for (const city of CITIES) {
    yield
    const known = knownCity(city, all, suburbs)
    for (const name of [city.name, ...(city.names ?? [])]) cities.set(placeKey(name), known)
  }
  return { all, suburbs, cities, postcodes }
}

function knownCity(city: City, all: ListedPlace[], suburbs: Map<string, ListedPlace[]>): KnownCity {
  // The centre of every city is a suburb of the list.
  const middle = suburbs.get(placeKey(city.centre))!.find(({ state }) => state === city.state)!
  const radiusKm = radiusOf(city)
  const parts = all.filter((place) => kilometresBetween(middle, place) <= radiusKm)
  return { ...city, middle, radiusKm, population: parts.reduce((sum, { population }) => sum + population, 0) }
}
