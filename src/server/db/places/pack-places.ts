import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

/*
 * Makes the packed list in this folder from the full one:
 *   node src/server/db/places/pack-places.ts australian-places.csv
 * The columns of the full list are suburb, state, postcode, lat, lng, population, urbanArea; no value contains a comma.
 */

type Packed = { suburb: string; state: string; postcode: string; latitude: string; longitude: string; population: string }

/** Entries for the rest of a territory outside its suburbs, which occur in no address. */
const REMAINDER = /Remainder/
/** Replaces names that are ambiguous outside the list, which calls the centre of Canberra "City". */
const RENAMED: Record<string, string> = { City: 'Canberra City' }

const packed = (line: string): Packed => {
  const [suburb = '', state = '', postcode = '', latitude = '', longitude = '', population = ''] = line.trim().split(',')
  return { suburb: RENAMED[suburb] ?? suburb, state, postcode, latitude: rounded(latitude), longitude: rounded(longitude), population }
}
/** Rounds to about a hundred metres, which is precise enough for the centre of a suburb. */
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
