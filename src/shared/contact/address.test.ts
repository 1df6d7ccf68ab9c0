import { describe, expect, test } from 'vitest'
import { leastCpuMs } from '#test/clock/cpu-time.ts'
import { addressOf, partsOfAddress, postcodeOf, stateOf } from './address.ts'
import { properCase } from './proper-case.ts'

/** The address as published, and what is in it: street | suburb | state | postcode. */
const addresses: [text: string, parts: string][] = [
  // Capitals mark the suburb.
  ['Unit 23, Level 5 70 Racecourse Road NORTH MELBOURNE VIC 3051', 'Unit 23, Level 5 70 Racecourse Road|North Melbourne|VIC|3051'],
  ['9A Racecourse Road NORTH MELBOURNE VIC 3051', '9A Racecourse Road|North Melbourne|VIC|3051'],
  ['Office 169 Kensington Road, WEST MELBOURNE VIC 3003', 'Office 169 Kensington Road|West Melbourne|VIC|3003'],
  ['Part Level 2 279 Wellington Parade South EAST MELBOURNE VIC 3002', 'Part Level 2 279 Wellington Parade South|East Melbourne|VIC|3002'],
  ['Shop 3A & 4 242 Exhibition Street MELBOURNE VIC 3000', 'Shop 3A & 4 242 Exhibition Street|Melbourne|VIC|3000'],
  ['45 QV Urban Market MELBOURNE VIC 3000', '45 QV Urban Market|Melbourne|VIC|3000'],
  ['Part Unit 408, 198 Harbour Esp DOCKLANDS VIC 3008', 'Part Unit 408, 198 Harbour Esp|Docklands|VIC|3008'],
  ['12 Fitzroy Street ST KILDA VIC 3182', '12 Fitzroy Street|St Kilda|VIC|3182'],
  ['3 Blues Point Road McMAHONS POINT NSW 2060', '3 Blues Point Road|McMahons Point|NSW|2060'],
  ["8 Sydney Street O'CONNOR ACT 2602", "8 Sydney Street|O'Connor|ACT|2602"],
  ['Unit 4/12 SMITH STREET FITZROY VIC 3065', 'Unit 4/12 SMITH STREET|Fitzroy|VIC|3065'],
  // Everything in capitals, everything small, or as people write.
  ['12 HIGH ST, ST KILDA EAST, VIC 3183', '12 HIGH ST|St Kilda East|VIC|3183'],
  ['88 DYNON ROAD WEST MELBOURNE VIC 3003', '88 DYNON ROAD|West Melbourne|VIC|3003'],
  ['70 racecourse road north melbourne vic 3051', '70 racecourse road|North Melbourne|VIC|3051'],
  ['14 market st, fremantle wa 6160', '14 market st|Fremantle|WA|6160'],
  ['61 Johnston Street, Abbotsford VIC 3067', '61 Johnston Street|Abbotsford|VIC|3067'],
  ['61 Johnston Street Abbotsford Victoria 3067', '61 Johnston Street|Abbotsford|VIC|3067'],
  ['437 St Kilda Road, Melbourne, Victoria 3004, Australia', '437 St Kilda Road|Melbourne|VIC|3004'],
  ['12 High St St Kilda VIC 3182', '12 High St|St Kilda|VIC|3182'],
  ['900 Beaudesert Road, Moorooka, Queensland, 4105', '900 Beaudesert Road|Moorooka|QLD|4105'],
  ['Shop 2/19 Grey St South Brisbane Qld. 4101 Australia.', 'Shop 2/19 Grey St|South Brisbane|QLD|4101'],
  ['120 Sussex Street\nSydney N.S.W. 2000', '120 Sussex Street|Sydney|NSW|2000'],
  ['1 Broadway Ultimo NSW 2007', '1 Broadway|Ultimo|NSW|2007'],
  ['18 Canberra Avenue, Griffith, Australian Capital Territory 2603', '18 Canberra Avenue|Griffith|ACT|2603'],
  ['100 St Georges Terrace Perth Western Australia 6000', '100 St Georges Terrace|Perth|WA|6000'],
  ['8 North Terrace Adelaide South Australia 5000', '8 North Terrace|Adelaide|SA|5000'],
  ['326 Elizabeth Street, North Hobart TAS 7000', '326 Elizabeth Street|North Hobart|TAS|7000'],
  ['4 Smith Street Darwin City NT 0800', '4 Smith Street|Darwin City|NT|0800'],
  ['4 Smith Street, Darwin City, NT, 800', '4 Smith Street|Darwin City|NT|0800'],
  ['22 Cavenagh St Darwin Northern Territory', '22 Cavenagh St|Darwin|NT|-'],
  // Streets and suburbs that read like a state.
  ['12 Queensland Ave, Boambee NSW 2450', '12 Queensland Ave|Boambee|NSW|2450'],
  ['353 Victoria Street WEST MELBOURNE', '353 Victoria Street|West Melbourne|-|-'],
  ['76-78 Victoria Street, Carlton', '76-78 Victoria Street|Carlton|-|-'],
  ['12 Victoria Street', '12 Victoria Street|-|-|-'],
  ['9 Station Street, Mount Victoria 2786', '9 Station Street|Mount Victoria|NSW|2786'],
  ['31 Albany Highway Victoria Park WA 6100', '31 Albany Highway|Victoria Park|WA|6100'],
  ['5 Port Road Port Adelaide SA', '5 Port Road|Port Adelaide|SA|-'],
  // Suburbs that read like a street.
  ['12 King Street, Raymond Terrace NSW 2324', '12 King Street|Raymond Terrace|NSW|2324'],
  ['44 Longueville Road Lane Cove NSW 2066', '44 Longueville Road|Lane Cove|NSW|2066'],
  // Post boxes, and numbers that are no postcodes.
  ['PO Box 1234, Fitzroy VIC 3065', 'PO Box 1234|Fitzroy|VIC|3065'],
  ['P.O. BOX 77 FITZROY 3065', 'P.O. BOX 77|Fitzroy|VIC|3065'],
  ['GPO Box 4321 Sydney NSW 2001', 'GPO Box 4321|Sydney|NSW|2001'],
  ['Locked Bag 12, Broome WA 6725', 'Locked Bag 12|Broome|WA|6725'],
  ['PO Box 1234', 'PO Box 1234|-|-|-'],
  ['Lot 3051', 'Lot 3051|-|-|-'],
  // What is written after the place belongs to the street.
  ['12 Smith Street, Fitzroy VIC 3065 (rear)', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy VIC 3065 (rear), Australia', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy VIC 3065, Australia (rear)', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy 3065 (rear)', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy VIC 3065 - rear', '12 Smith Street rear|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy VIC 3065, enter from lane', '12 Smith Street enter from lane|Fitzroy|VIC|3065'],
  ['12 SMITH ST FITZROY VIC 3065 (OPP. PARK)', '12 SMITH ST (OPP. PARK)|Fitzroy|VIC|3065'],
  ['4 Kent Street, Sydney N.S.W. 2000 Level 3', '4 Kent Street Level 3|Sydney|NSW|2000'],
  ['4 Kent Street\nSydney NSW 2000\nDock 5', '4 Kent Street Dock 5|Sydney|NSW|2000'],
  ['8 North Terrace, Adelaide South Australia 5000 (Gate 2)', '8 North Terrace (Gate 2)|Adelaide|SA|5000'],
  ['1 Todd Mall, Alice Springs NT 0870 (next to the bank)', '1 Todd Mall (next to the bank)|Alice Springs|NT|0870'],
  ['1 Todd Mall, Alice Springs NT 870 (next to the bank)', '1 Todd Mall (next to the bank)|Alice Springs|NT|0870'],
  ['Unit 4, 9 Lee St, Fyshwick ACT 2609. Deliveries from 6 am', 'Unit 4, 9 Lee St Deliveries from 6 am|Fyshwick|ACT|2609'],
  ['12 Smith Street, Fitzroy (rear) VIC 3065', '12 Smith Street|Fitzroy|VIC|3065'],
  ['12 Smith Street (rear) Fitzroy VIC 3065', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  ['12 SMITH STREET (UPSTAIRS) FITZROY 3065', '12 SMITH STREET (UPSTAIRS)|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy VIC (3065)', '12 Smith Street|Fitzroy|VIC|3065'],
  ['12 Smith Street, Fitzroy (VIC) 3065', '12 Smith Street|Fitzroy|VIC|3065'],
  ['12 Smith Street | Fitzroy | VIC | 3065', '12 Smith Street|Fitzroy|VIC|3065'],
  ['12 Smith Street • Fitzroy • VIC 3065', '12 Smith Street|Fitzroy|VIC|3065'],
  ['12 Smith Street (rear), Fitzroy VIC 3065', '12 Smith Street (rear)|Fitzroy|VIC|3065'],
  // No state's own postcode: what stands there is no place.
  ['Victoria 2000 Pty Ltd, 3 Lee Street', 'Victoria 2000 Pty Ltd, 3 Lee Street|-|-|-'],
  // What is missing stays missing; the state follows from the postcode.
  ['Fitzroy 3065', '-|Fitzroy|VIC|3065'],
  ['Melbourne 3000 VIC', '-|Melbourne|VIC|3000'],
  ['12 St Kilda Road', '12 St Kilda Road|-|-|-'],
  ['Shop 4, Chadstone Shopping Centre', 'Shop 4, Chadstone Shopping Centre|-|-|-'],
  ['Unit 5, Smith Street Fitzroy VIC 3065', 'Unit 5, Smith Street|Fitzroy|VIC|3065'],
  ['279 Wellington Parade South East Melbourne VIC 3002', '279 Wellington Parade South|East Melbourne|VIC|3002'],
  ['Cnr High St & Smith St, Northcote VIC 3070', 'Cnr High St & Smith St|Northcote|VIC|3070'],
  ['18 Rua Augusta, Lisboa', '18 Rua Augusta, Lisboa|-|-|-'],
  ['VIC', '-|-|VIC|-'],
  ['', '-|-|-|-'],
]

describe('partsOfAddress', () => {
  test.each(addresses)('“%s” is split into “%s”', (text, expected) => {
    const { street, suburb, state, postcode } = partsOfAddress(text)
    expect([street, suburb, state, postcode].map((part) => part ?? '-').join('|')).toBe(expected)
  })

  test('an address that is put together again is split the same way', () => {
    const complete = addresses.map(([text]) => partsOfAddress(text)).filter(({ suburb, state }) => suburb && state)
    expect(complete.map((parts) => partsOfAddress(addressOf(parts)!))).toEqual(complete)
  })
})

describe('stateOf and postcodeOf', () => {
  test('a state is recognized by code and name, a postcode by its range', () => {
    expect(['vic.', 'Victoria', 'N.S.W.', 'nsw', 'Northern  Territory', 'Kent'].map(stateOf)).toEqual([
      'VIC',
      'VIC',
      'NSW',
      'NSW',
      'NT',
      null,
    ])
    expect(['3051', '800', '0800', '0100', '30511', 'VIC'].map(postcodeOf)).toEqual(['3051', '0800', '0800', null, null, null])
  })
})

describe('properCase', () => {
  test('place names get their capitals', () => {
    const names = [
      'NORTH MELBOURNE',
      "O'CONNOR",
      'McMAHONS POINT',
      'MCKINNON',
      "o'connor",
      'ISLE OF CAPRI',
      'BRIGHTON-LE-SANDS',
      'Melbourne CBD',
      'MELBOURNE CBD',
      'McLaren Vale',
    ]
    expect(names.map(properCase)).toEqual([
      'North Melbourne',
      "O'Connor",
      'McMahons Point',
      'McKinnon',
      "O'Connor",
      'Isle of Capri',
      'Brighton-Le-Sands',
      'Melbourne CBD',
      'Melbourne CBD',
      'McLaren Vale',
    ])
  })
})

describe('an address that is made to take long', () => {
  const LONG = 16_384
  const filled = (piece: string) => piece.repeat(LONG / piece.length)

  test.each([' ', '\n', ', ', ',.', '. ; ', '(', '( ', ', au', 'V.I.C. ', '3000 ', 'a ', '1/', 'St ', 'PO Box '])(
    'sixteen kilobytes of "%s" are read in a time that does not grow with the square of the text',
    async (piece) => {
      for (const text of [filled(piece), `${filled(piece)}x`, `12 High St${filled(piece)}VIC`]) {
        // A millisecond is usual, and the square of the text takes hundreds.
        expect(await leastCpuMs(5, () => partsOfAddress(text))).toBeLessThan(50)
      }
    },
  )
})
