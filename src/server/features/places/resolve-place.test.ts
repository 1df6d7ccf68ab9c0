import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { CITIES } from './cities.ts'
import { labelOf } from './found-place.ts'
import { knownPlaces } from './known-places.ts'
import { areaOf } from './place-area.ts'
import { resolvePlace } from './resolve-place.ts'

const labelled = (text: string, inState?: string) => resolvePlace(text, inState)?.place.label ?? null

/** What people type, and the label of what they mean; null where it is no place. */
const texts: [label: string | null, typed: string][] = [
  // Postcodes
  ['3070', '3070|  3070 |3070.|near 3070|vic 3070|3070 VIC|Victoria 3070|3070 Australia'],
  ['2000', '2000|NSW 2000|2000 NSW'],
  ['4000', '4000|QLD 4000'],
  ['0800', '0800|NT 0800'],
  ['2611', '2611|ACT 2611|NSW 2611'],
  ['3066', '12 Smith Street, 3066|Smith St 3066'],
  [null, '0000|307|30700|nsw 3072|1234 1234'],
  // Suburbs
  [
    'Northcote VIC 3070',
    'Northcote|northcote|NORTHCOTE|Northcote VIC|Northcote, Victoria|northcote 3070|Northcote VIC 3070|3070 Northcote|Northcote Vic. 3070',
  ],
  [
    'Preston VIC 3072',
    'Preston|Preston, Victoria, Australia|preston vic|PRESTON VICTORIA|Preston, 3072|VIC Preston|in preston|preston vic australia',
  ],
  ['Brunswick East VIC 3057', 'Brunswick East|East Brunswick|brunswick east vic'],
  ['St Kilda VIC 3182', 'St Kilda|st. kilda|Saint Kilda|ST KILDA VIC|saint kilda 3182'],
  ['St Kilda East VIC 3183', 'St Kilda East|East St Kilda|Saint Kilda East'],
  ['Mount Waverley VIC 3149', 'Mount Waverley|Mt Waverley|mt. waverley|MT WAVERLEY VIC 3149'],
  ["O'Connor ACT 2602", "O'Connor|o’connor|oconnor|O‘CONNOR ACT"],
  ["O'Connor WA 6163", "o'connor wa|O'Connor Western Australia|oconnor 6163"],
  ['North Melbourne VIC 3051', 'North Melbourne|north melb|n melb|NORTH MELBOURNE VIC|Nth Melbourne|melbourne north'],
  ['Victoria Park WA 6100', 'Victoria Park|victoria park wa'],
  ['Mount Victoria NSW 2786', 'Mount Victoria|mt victoria|mt victoria nsw'],
  ['Point Cook VIC 3030', 'Point Cook|Pt Cook|pt coo'],
  ['Brighton-le-Sands NSW 2216', 'Brighton-le-Sands|brighton le sands'],
  ['Darwin City NT 0800', 'Darwin City|darwin cbd|darwin 0800'],
  ['Sydney NSW 2000', 'sydney cbd|Sydney City|sydney 2000|Sydney NSW 2000|sydney city centre'],
  ['Melbourne VIC 3000', 'melbourne city|melbourne cbd|3000 Melbourne|Melbourne VIC 3000'],
  ['Brisbane City QLD 4000', 'brisbane city|brisbane cbd|brisbane central'],
  ['Canberra City ACT 2601', 'canberra city|canberra cbd|civic'],
  ['Perth WA 6000', 'perth cbd|Perth City|perth 6000'],
  ['Perth TAS 7300', 'perth tas|Perth, Tasmania'],
  ['Richmond VIC 3121', 'Richmond|richmond vic|richmond victoria|richmond 3121'],
  ['Richmond NSW 2753', 'richmond nsw|Richmond, New South Wales|richmond 2753'],
  ['Richmond TAS 7025', 'richmond tas|Richmond Tasmania'],
  ['Fremantle WA 6160', 'fremantle|freo'],
  ['Noosa Heads QLD 4567', 'noosa|noosa heads'],
  ['Alice Springs NT 0870', 'alice springs'],
  ['Orange NSW 2800', 'orange|Orange NSW'],
  ['Rye VIC 3941', 'rye'],
  ['Norfolk Island 2899', 'norfolk island'],
  // Cities
  ['Sydney NSW', 'Sydney|sydney nsw|greater sydney|Sydney, Australia|syd|city of sydney|sydney metro|Sydney, New South Wales'],
  ['Melbourne VIC', 'melbourne|Melbourne, Victoria|melb|Greater Melbourne'],
  ['Brisbane QLD', 'brisbane|bris|brissie|Brisbane Queensland|greater brisbane'],
  ['Canberra ACT', 'canberra|Canberra, Australian Capital Territory'],
  ['Gold Coast QLD', 'gold coast|Gold Coast|GOLD COAST QLD|the gold coast'],
  ['Perth WA', 'perth|Perth, W.A.|perth wa'],
  ['Adelaide SA', 'adelaide|Adelaide, South Australia'],
  ['Hobart TAS', 'hobart|hobart tas'],
  ['Darwin NT', 'darwin|Darwin, Northern Territory'],
  ['Newcastle NSW', 'newcastle|newy'],
  ['Albury-Wodonga NSW', 'albury|albury-wodonga|albury wodonga'],
  ['Wollongong NSW', 'wollongong|the gong'],
  ['Wagga Wagga NSW', 'wagga|wagga wagga nsw'],
  ['Geelong VIC', 'geelong|geelong region'],
  // States
  ['NSW', 'NSW|nsw|N.S.W.|n.s.w|New South Wales|new south wales australia'],
  ['VIC', 'VIC|vic|Vic.|Victoria|victoria, australia|V.I.C.'],
  ['QLD', 'qld|Queensland|Q.L.D.'],
  ['WA', 'WA|W.A.|western australia'],
  ['SA', 'sa|South Australia'],
  ['TAS', 'tas|Tasmania|tassie'],
  ['ACT', 'act|A.C.T.|Australian Capital Territory'],
  ['NT', 'nt|N.T.|Northern Territory'],
  // No places: streets, typing errors, beginnings of many names, other countries, and nothing at all
  [null, 'bruce st|Sydney Road|High Street|Atlantis|Nothcote|prest|Auckland|coffee|st|the|city|australia|near|north'],
  [null, ' |,|&!|.|—|🥐|京都|%|\'|"; drop table places|a b c d e f g h i j k l m n o p q r s t u v w x y z'],
]

describe('resolvePlace', () => {
  const cases = texts.flatMap(([label, typed]) => typed.split('|').map((text) => [text, label] as const))
  test.each(cases)('“%s” resolves to %s', (text, label) => expect(labelled(text)).toBe(label))

  test('the table has more than 150 texts', () => expect(cases.length).toBeGreaterThan(150))

  test('among places with one name, the one in the requested state is chosen, else the largest; the others are listed', () => {
    expect(resolvePlace('richmond')?.place.others).toEqual(['Richmond NSW 2753', 'Richmond SA 5033', 'Richmond TAS 7025'])
    expect(labelled('richmond', 'TAS')).toBe('Richmond TAS 7025')
    expect(labelled('perth', 'TAS')).toBe('Perth TAS 7300')
    expect(labelled('perth', 'NSW')).toBe('Perth WA')
    expect(resolvePlace('perth')?.place).toMatchObject({
      kind: 'city',
      suburb: null,
      postcode: null,
      others: ['Perth WA 6000', 'Perth TAS 7300'],
    })
    expect(resolvePlace('northcote')?.place).toEqual({
      kind: 'suburb',
      label: 'Northcote VIC 3070',
      suburb: 'Northcote',
      state: 'VIC',
      postcode: '3070',
    })
  })

  test('a postcode on a state border has no state', () => {
    expect(resolvePlace('2611')?.place.state).toBeNull()
    expect(resolvePlace('3070')?.place.state).toBe('VIC')
  })

  test('every label resolves to its own place', () => {
    const { all, postcodes, cities } = knownPlaces()
    const labels = [
      ...all.map((suburb) => labelOf({ kind: 'suburb', suburb })),
      ...postcodes.keys(),
      ...[...cities.values()].map((city) => labelOf({ kind: 'city', city })),
    ]
    expect(labels.filter((label) => labelled(label) !== label)).toEqual([])
  })

  test('any text resolves to nothing, or to a place whose label resolves to it again', () => {
    fc.assert(
      fc.property(anyText(200), fc.string({ maxLength: 5 }), (text, state) => {
        const label = labelled(text, state)
        return label === null || labelled(label) === label
      }),
    )
    expect(labelled('\u0000\uD800')).toBeNull()
  })

  test('every city has more than 50,000 people, and a radius of 15 km, or of 35 km around a capital', () => {
    for (const name of CITIES.map((city) => `${city.name} ${city.state}`)) {
      const { found } = resolvePlace(name)!
      if (found.kind !== 'city') throw new Error(`${name} is a ${found.kind}`)
      expect(found.city.population).toBeGreaterThan(50_000)
      expect(found.city.radiusKm).toBe(found.city.isCapital ? 35 : 15)
    }
  })
})

describe('areaOf', () => {
  test('a state covers the postcodes in which most people live in that state', () => {
    const { ranges } = areaOf({ kind: 'state', state: 'NSW' })
    const contains = (postcode: string) => ranges.some(({ from, to }) => from <= postcode && postcode <= to)
    expect(['2000', '2880', '2640'].map(contains)).toEqual([true, true, true])
    expect(['2600', '3000', '3644', '4380', '4000'].map(contains)).toEqual([false, false, false, false, false])
  })
})
