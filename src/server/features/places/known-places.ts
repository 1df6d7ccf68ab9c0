import { inSlices } from '#shared/in-slices.ts'
import { readListedPlaces, type ListedPlace } from '#server/db/places/listed-places.ts'
import { required } from '#shared/required.ts'
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
  /** The keys of suburbs and cities by the same without blanks. */
  undivided: Map<string, string[]>
  /** The suburbs that have or had each postcode, the largest first; postcodes in ascending order. */
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
  const postcodes = suburbsByPostcode(all)
  const cities = new Map<string, KnownCity>()
  for (const city of CITIES) {
    yield
    const known = knownCity(city, all, suburbs)
    for (const name of [city.name, ...(city.names ?? [])]) cities.set(placeKey(name), known)
  }
  yield
  const undivided = Map.groupBy([...new Set([...suburbs.keys(), ...cities.keys()])], (key) => key.replaceAll(' ', ''))
  return { all, suburbs, cities, undivided, postcodes }
}

function suburbsByPostcode(all: ListedPlace[]): Map<string, ListedPlace[]> {
  const suburbs = new Map<string, ListedPlace[]>()
  for (const place of all) {
    for (const postcode of postcodesOf(place)) {
      const ofPostcode = suburbs.get(postcode)
      if (ofPostcode) ofPostcode.push(place)
      else suburbs.set(postcode, [place])
    }
  }
  return new Map([...suburbs].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Returns every postcode under which a supplier may deliver to a place. */
export const postcodesOf = ({ postcode, otherPostcodes = [] }: ListedPlace): string[] => [postcode, ...otherPostcodes]

function knownCity(city: City, all: ListedPlace[], suburbs: Map<string, ListedPlace[]>): KnownCity {
  // The centre of every city is a suburb of the list.
  const middle = required(
    suburbs.get(placeKey(city.centre))?.find(({ state }) => state === city.state),
    `The centre of ${city.centre}`,
  )
  const radiusKm = radiusOf(city)
  const parts = all.filter((place) => kilometresBetween(middle, place) <= radiusKm)
  return { ...city, middle, radiusKm, population: parts.reduce((sum, { population }) => sum + population, 0) }
}
