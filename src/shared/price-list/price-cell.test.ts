import { describe, expect, test } from 'vitest'
import { centsOfDollars, centsWithoutGst, readPriceCell } from './price-cell.ts'

const CELLS: [cell: string, expected: string][] = [
  ['12.50', '1250'],
  ['$12.50', '1250'],
  ['$ 12.50', '1250'],
  ['A$12.5', '1250'],
  ['AUD 12.50', '1250'],
  ['1,250.00', '125000'],
  ['$1250', '125000'],
  ['.85', '85'],
  ['85c', '85'],
  ['85 cents', '85'],
  ['$12.50 /kg', '1250 kg'],
  ['$12.50/kg', '1250 kg'],
  ['12.50 per kg', '1250 kg'],
  ['$4 ea', '400 ea'],
  ['$4.00ea', '400 ea'],
  ['22.40 ctn', '2240 ctn'],
  ['$36.00 per carton', '3600 carton'],
  ['$2.40/100g', '240 100g'],
  ['$110.00 inc GST', '11000 included'],
  ['$110.00 (inc)', '11000 included'],
  ['100 + GST', '10000 excluded'],
  ['$100.00+gst', '10000 excluded'],
  ['$12.50*', '1250'],
  ['11.818181818', '1182'],
  ['12.345', '1235'],
  ['0.285', '29'],
  ['POA', 'words POA'],
  ['P.O.A.', 'words P.O.A.'],
  ['market', 'words market'],
  ['Market Price', 'words Market Price'],
  ['call', 'words call'],
  ['TBA', 'words TBA'],
  ['out of season', 'words out of season'],
  ['-', 'none'],
  ['', 'none'],
  ['—', 'none'],
  ['4.50-5.20', 'unclear'],
  ['4.50 / 5.20', 'unclear'],
  ['from $4', 'unclear'],
  ['$4.50 or $5', 'unclear'],
  ['2 for $5', 'unclear'],
  ['12,50', 'unclear'],
  ['1.250,00', 'unclear'],
  ['=A1*2', 'unclear'],
  ['-4.00', 'unclear'],
]

describe('a cell of a price', () => {
  test.each(CELLS)('"%s" is %s', (cell, expected) => {
    const read = readPriceCell(cell)
    const found =
      read.kind === 'price'
        ? [centsOfDollars(read.dollars), read.per, read.gst].filter((each) => each !== null).join(' ')
        : read.kind === 'words'
          ? `words ${read.words}`
          : read.kind
    expect(found).toBe(expected)
  })

  test('GST is taken out of it with half a cent up', () => {
    expect([1.1, 11, 0.06, 49.5, 22.35, 0.55].map(centsWithoutGst)).toEqual([100, 1000, 5, 4500, 2032, 50])
  })
})
