import { describe, expect, test } from 'vitest'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { largerPlaces, meantPlaces } from './meant-places.ts'

/** As typed, and the place that has to come first. */
const MISSPELT: [location: string, first: string][] = [
  ['brunswik', 'Brunswick VIC 3056'],
  ['Brunswickk VIC', 'Brunswick VIC 3056'],
  ['melborne', 'Melbourne VIC'],
  ['Melbourn', 'Melbourne VIC'],
  ['sidney', 'Sydney NSW'],
  ['Sydeny NSW', 'Sydney NSW'],
  ['cannberra', 'Canberra ACT'],
  ['Canbera', 'Canberra ACT'],
  ['brizbane', 'Brisbane QLD'],
  ['Adelade', 'Adelaide SA'],
  ['Hobbart', 'Hobart TAS'],
  ['perht', 'Perth WA'],
  ['Darwinn', 'Darwin NT'],
  ['fitzroyy', 'Fitzroy VIC 3065'],
  ['Colingwood', 'Collingwood VIC 3066'],
  ['Footscary', 'Footscray VIC 3011'],
  ['st kidla', 'St Kilda VIC 3182'],
  ['South Yara', 'South Yarra VIC 3141'],
  ['Prahan', 'Prahran VIC 3181'],
  ['Richmnd vic', 'Richmond VIC 3121'],
  ['Marickville', 'Marrickville NSW 2204'],
  ['Woolongong', 'Wollongong NSW'],
  ['Newcaslte', 'Newcastle NSW'],
  ['Parramata', 'Parramatta NSW 2150'],
  ['Toowomba', 'Toowoomba QLD'],
  ['Rockhamton', 'Rockhampton QLD'],
  ['Launcestn', 'Launceston TAS'],
  ['Alice Spings', 'Alice Springs NT 0870'],
  ['Ballarrat', 'Ballarat VIC'],
  ['Bendgo', 'Bendigo VIC'],
  ['Geelng', 'Geelong VIC'],
]

describe('Places that may be meant', () => {
  test.each(MISSPELT)('“%s” is no place, and %s is offered first', (location, first) => {
    expect(resolvePlace(location)).toBeNull()
    expect(meantPlaces(location)[0]).toBe(first)
  })

  test('three are offered at most, each once', () => {
    for (const [location] of MISSPELT) {
      const meant = meantPlaces(location)
      expect([location, meant.length <= 3 && new Set(meant).size === meant.length]).toEqual([location, true])
    }
  })

  test.each(['Xyz', '3', '', 'Lisboa', 'qwertyuiop', 'coffee beans', `${'a'.repeat(200)}`, '日本', '1234567'])(
    '“%s” stands for none',
    (location) => {
      expect(meantPlaces(location)).toEqual([])
    },
  )

  test('with a state only places of that state are offered', () => {
    expect(meantPlaces('Richmnd', 'NSW')).toEqual(['Richmond NSW 2753'])
    expect(meantPlaces('Richmnd NSW')).toEqual(['Richmond NSW 2753'])
  })

  test('a place that is known was meant, unless another one is much larger', () => {
    expect(largerPlaces('Paramatta')).toEqual(['Parramatta NSW 2150'])
    expect(largerPlaces('Preston')).toEqual([])
    expect(largerPlaces('Atlantis')).toEqual([])
  })
})
