import { expect, test } from 'vitest'
import { packContents } from './pack-contents.ts'

/** Pack size and unit of a price, the measure that is needed, and what a pack holds of it; a text where it is of another measure. */
const CASES: [packSize: string, unit: string | null, needed: string, holds: number | string | null][] = [
  ['5 kg', null, 'kg', 5],
  ['500 g', 'bag', 'kg', 0.5],
  ['12 x 1 L', 'ctn', 'L', 12],
  ['carton of 1,000', null, 'piece', 1000],
  ['dozen', null, 'piece', 12],
  ['10', 'kg', 'kg', 10],
  ['bunch', null, 'bunch', 1],
  ['1 bunch', null, 'bunch', 1],
  ['per bunch', null, 'bunch', 1],
  ['a bunch', null, 'bunch', 1],
  ['Bunches', null, 'bunch', 1],
  ['6 bunches', null, 'bunch', 6],
  ['6 x bunch', null, 'bunch', 6],
  ['1.5 bunch', null, 'bunch', 1.5],
  ['1,000 rolls', null, 'roll', 1000],
  ['bunch of 12', null, 'bunch', 1],
  ['bch', null, 'bunch', 1],
  ['bunch', null, 'bch', 1],
  ['1 head', null, 'head', 1],
  ['12 heads', null, 'head', 12],
  ['tray', null, 'tray', 1],
  ['tray of 24', null, 'tray', 1],
  ['2 trays', null, 'tray', 2],
  ['1 carton', null, 'ctn', 1],
  ['ctn', null, 'carton', 1],
  ['Ctns', null, 'carton', 1],
  ['10 kg', 'ctn', 'ctn', 1],
  ['10 kg carton', null, 'ctn', 1],
  ['ctn (10 kg)', null, 'ctn', 1],
  ['carton 12 x 1 L', null, 'ctn', 1],
  ['12 x 1 L', 'Carton', 'ctn', 1],
  ['6', 'ctn', 'ctn', 6],
  ['2 boxes', null, 'box', 2],
  ['pun', null, 'punnet', 1],
  ['250 g punnet', null, 'pun', 1],
  ['loaf', null, 'loaf', 1],
  ['2 loaves', null, 'loaf', 2],
  ['Loaves', null, 'loaf', 1],
  ['wheelbarrow', null, 'wheelbarrow', 1],
  // Not certain, or of another measure, which is never compared.
  ['4 x 5 kg bags', null, 'bag', 'kg'],
  ['5 kg', null, 'ctn', 'kg'],
  ['5 kg bag', null, 'ctn', 'kg'],
  ['1 L', null, 'kg', 'L'],
  ['tray of 24', null, 'bunch', 'piece'],
  ['case', null, 'ctn', null],
  ['bunch', null, 'kg', null],
  ['about 5 kg', null, 'kg', null],
  ['5-6 kg', null, 'kg', null],
  ['0.1 g', null, 'kg', null],
  ['0 bunches', null, 'bunch', null],
  ['9999999999 bunches', null, 'bunch', null],
]

test.each(CASES)('%j sold by %j holds of %s: %j', (packSize, unit, needed, holds) => {
  const contents = packContents({ packSize, unit }, needed)
  const found = contents && (contents.measure === needed ? contents.amount : contents.measure)
  expect(found).toBe(holds)
})
