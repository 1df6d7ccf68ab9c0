import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { StateCode } from '#contract/options.ts'

/** A suburb or locality in the list. */
export type ListedPlace = {
  suburb: string
  /** Null for the few outside the states and territories. */
  state: StateCode | null
  postcode: string
  latitude: number
  longitude: number
  /** From the census of 2016. */
  population: number
}

const packed = () => readFileSync(new URL('australian-places.tsv.br', import.meta.url))

/** Returns the digest of the packed list, which identifies its edition. */
export const listDigest = (): string => createHash('sha256').update(packed()).digest('hex')

/** Returns the whole list, ordered by state and name: some fifteen thousand places, read in about 30 ms. */
export const readListedPlaces = (): ListedPlace[] => brotliDecompressSync(packed()).toString().split('\n').map(placeIn)

type Columns = [suburb: string, state: StateCode | '', postcode: string, latitude: string, longitude: string, population: string]

function placeIn(line: string): ListedPlace {
  // The list is packed with these columns.
  const [suburb, state, postcode, latitude, longitude, population] = line.split('\t') as Columns
  return {
    suburb,
    state: state || null,
    postcode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }
}
