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

let known: KnownPlaces | undefined
export const knownPlaces = (): KnownPlaces => (known ??= buildIndexes())

function buildIndexes(): KnownPlaces {
  const all = readListedPlaces().toSorted((a, b) => b.population - a.population)
  const suburbs = Map.groupBy(all, ({ suburb }) => placeKey(suburb))
  const postcodes = new Map([...Map.groupBy(all, ({ postcode }) => postcode)].toSorted(([a], [b]) => a.localeCompare(b)))
  const cities = CITIES.map((city) => knownCity(city, all, suburbs))
  const names = (city: City) => [city.name, ...(city.names ?? [])].map(placeKey)
  return { all, suburbs, postcodes, cities: new Map(cities.flatMap((city) => names(city).map((name) => [name, city] as const))) }
}

function knownCity(city: City, all: ListedPlace[], suburbs: Map<string, ListedPlace[]>): KnownCity {
  // The centre of every city is a suburb of the list.
  const middle = suburbs.get(placeKey(city.centre))!.find(({ state }) => state === city.state)!
  const radiusKm = radiusOf(city)
  const parts = all.filter((place) => kilometresBetween(middle, place) <= radiusKm)
  return { ...city, middle, radiusKm, population: parts.reduce((sum, { population }) => sum + population, 0) }
}
