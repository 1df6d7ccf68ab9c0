import { expect, test } from 'vitest'
import { unitPriceInWords } from './quote-line-texts.ts'

/** Pack size, unit and price in cents, and the price that is said of one kilo, litre, piece or bunch. */
const CASES: [packSize: string, unit: string | null, priceCents: number, words: string | null][] = [
  ['5 kg', null, 14_500, '$29.00 / kg'],
  ['12 x 1 L', 'ctn', 3600, '$3.00 / L'],
  ['1000', 'ctn', 9000, null],
  ['carton of 1,000', null, 9000, '$0.09 / piece'],
  ['bunch', null, 350, '$3.50 / bunch'],
  ['Bunch', null, 350, '$3.50 / bunch'],
  ['1 bunch', null, 350, '$3.50 / bunch'],
  ['a bunch', null, 350, '$3.50 / bunch'],
  ['per bunch', null, 350, '$3.50 / bunch'],
  ['bunches', null, 350, '$3.50 / bunch'],
  ['6 bunches', null, 1200, '$2.00 / bunch'],
  ['6 x bunch', null, 1200, '$2.00 / bunch'],
  ['1.5 bunches', null, 300, '$2.00 / bunch'],
  ['6', 'bunch', 1200, '$2.00 / bunch'],
  ['6', 'bch', 1200, '$2.00 / bunch'],
  ['bunch', 'bunch', 350, '$3.50 / bunch'],
  ['bch', null, 350, '$3.50 / bunch'],
  ['12 bch', null, 3600, '$3.00 / bunch'],
  ['bunch', 'bch', 350, '$3.50 / bunch'],
  ['1 head', null, 450, '$4.50 / piece'],
  ['12 heads', null, 3000, '$2.50 / piece'],
  ['loaf', null, 750, '$7.50 / loaf'],
  ['2 loaves', null, 1500, '$7.50 / piece'],
  ['10 rolls', null, 800, '$0.80 / roll'],
  ['1 wheel', null, 9900, '$99.00 / wheel'],
  ['3', 'heads', 900, '$3.00 / piece'],
  ['0 bunches', null, 350, null],
  ['5-6 bunches', null, 350, null],
  ['bunch or head', null, 350, null],
  ['bunch', 'ctn', 350, null],
  ['large', 'bunch', 350, null],
  ['5-6', 'bunch', 350, null],
  ['6 large', 'bunch', 350, null],
  ['half', 'bunch', 350, null],
  ['half bunch', null, 350, null],
  ['1/2 bunch', null, 350, null],
  ['tray', null, 2400, null],
  ['about 5 kg', null, 2400, null],
  ['5-6 kg', null, 2400, null],
  ['handful', null, 2400, null],
]

test.each(CASES)('%j sold by %j for %i cents: %j', (packSize, unit, priceCents, words) => {
  expect(unitPriceInWords({ packSize, unit, priceCents })).toBe(words)
})
