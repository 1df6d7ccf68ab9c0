import { expect, test } from 'vitest'
import { listedSuburb } from './listed-suburb.ts'

/** What is written of a place, and the suburb that is kept of it. */
const written: [suburb: string, state: string | null, postcode: string | null, kept: string][] = [
  ['Nth Sydney', 'NSW', null, 'North Sydney'],
  ['Nth. Sydney', null, null, 'North Sydney'],
  ['Sth Yarra', 'VIC', null, 'South Yarra'],
  ['Sth Yarra', 'VIC', '3141', 'Sth Yarra'],
  ['Pt Cook', 'VIC', null, 'Point Cook'],
  ['Bondi Jct', 'NSW', null, 'Bondi Junction'],
  ['Surry Hls', 'NSW', null, 'Surry Hills'],
  ['Upper Mt Gravatt', 'QLD', null, 'Upper Mt Gravatt'],
  ['East Brunswick', 'VIC', null, 'Brunswick East'],
  ['Freo', 'WA', null, 'Fremantle'],
  ['PRESTON', 'VIC', '3072', 'PRESTON'],
  ['Saint Kilda', 'VIC', '3182', 'Saint Kilda'],
  ['Mt Lawley', 'WA', null, 'Mt Lawley'],
  ['O’Connor', 'ACT', null, 'O’Connor'],
  ['Melbourne', 'VIC', null, 'Melbourne'],
  ['Nth Sydney', 'NSW', '3000', 'Nth Sydney'],
  ['Nth Sydney', 'WA', null, 'Nth Sydney'],
  ['Wombat Wharf', 'VIC', '3072', 'Wombat Wharf'],
  ['Victoria', 'VIC', null, 'Victoria'],
]

test.each(written)('“%s” in %s %s is kept as %s', (suburb, state, postcode, kept) => {
  expect(listedSuburb({ suburb, state, postcode })).toBe(kept)
})

test('no suburb stays none', () => expect(listedSuburb({ suburb: null, state: 'VIC', postcode: '3072' })).toBeNull())
