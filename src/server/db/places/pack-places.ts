import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

/*
 * Makes the packed list beside this file from the full one:
 *   node src/server/db/places/pack-places.ts australian-places.csv
 * Its columns are suburb, state, postcode, lat, lng, population, urbanArea; no value holds a comma.
 */

type Packed = { suburb: string; state: string; postcode: string; latitude: string; longitude: string; population: string }

/** What is left of a territory outside of its suburbs is nobody's address. */
const REMAINDER = /Remainder/
/** The list calls the centre of Canberra "City", which says nothing without the list. */
const SAID: Record<string, string> = { City: 'Canberra City' }

const packed = (line: string): Packed => {
  const [suburb = '', state = '', postcode = '', latitude = '', longitude = '', population = ''] = line.trim().split(',')
  return { suburb: SAID[suburb] ?? suburb, state, postcode, latitude: rounded(latitude), longitude: rounded(longitude), population }
}
/** A hundred metres are near enough for the middle of a suburb. */
const rounded = (degrees: string) => Number(degrees).toFixed(3)

const [, , source = ''] = process.argv
const [, ...lines] = (await readFile(source, 'utf8')).trim().split('\n')
const places = lines.map(packed).filter(({ suburb }) => !REMAINDER.test(suburb))
const text = places
  .toSorted((a, b) => a.state.localeCompare(b.state) || a.suburb.localeCompare(b.suburb) || a.postcode.localeCompare(b.postcode))
  .map((place) => Object.values(place).join('\t'))
  .join('\n')
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }
await writeFile(new URL('australian-places.tsv.br', import.meta.url), brotliCompressSync(text, options))
console.log(`${places.length} places were packed.`)
