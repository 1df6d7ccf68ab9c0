import { expect, test } from 'vitest'
import { needOfLine } from './line-need.ts'

/** Quantity, unit, contents as amount and measure, and the need. */
const CASES: [
  quantity: number | null,
  unit: string | null,
  contents: [number, string] | null,
  amount: number | null,
  measure: string | null,
][] = [
  [5, 'kg', null, 5, 'kg'],
  [500, 'g', null, 0.5, 'kg'],
  [500, 'Grams', null, 0.5, 'kg'],
  [6, 'L', null, 6, 'L'],
  [6, 'lt', null, 6, 'L'],
  [6, 'litres', null, 6, 'L'],
  [375, 'ml', null, 0.375, 'L'],
  [2, 'doz', null, 24, 'piece'],
  [2, 'dozen', null, 24, 'piece'],
  [12, 'each', null, 12, 'piece'],
  [12, 'ea', null, 12, 'piece'],
  [12, 'pcs', null, 12, 'piece'],
  [3, 'bunch', null, 3, 'bunch'],
  [3, 'Bunches', null, 3, 'bunch'],
  [2, 'heads', null, 2, 'head'],
  [2, 'tray', null, 2, 'tray'],
  [2, 'trays', null, 2, 'tray'],
  [2, 'ctn', null, 2, 'ctn'],
  [2, 'cartons', null, 2, 'carton'],
  [2, 'boxes', null, 2, 'box'],
  [4, 'rolls', null, 4, 'roll'],
  [4, 'cans', null, 4, 'can'],
  [2, 'ctn', [6, 'L'], 12, 'L'],
  [2, 'tray', [25, 'piece'], 50, 'piece'],
  [4, 'bag', [12.5, 'kg'], 50, 'kg'],
  [5, 'kg', [1, 'kg'], 5, 'kg'],
  [0.1, 'ctn', [3, 'kg'], 0.3, 'kg'],
  [6, null, [0.33, 'L'], 1.98, 'L'],
  [4, 'bag', [500, 'g'], 2, 'kg'],
  [2000, 'sachet', [0.4, 'g'], 0.8, 'kg'],
  [3, 'box', [1, 'dozen'], 36, 'piece'],
  [3, 'tray', [6, 'roll'], 18, 'roll'],
  [null, 'ctn', [6, 'L'], null, 'L'],
  [null, 'kg', null, null, 'kg'],
  [12, null, null, null, null],
  [null, null, null, null, null],
  [2, 'wheelbarrow', null, 2, 'wheelbarrow'],
]

test.each(CASES)('%j %j of %j are %j %j', (quantity, unit, of, amount, measure) => {
  const contents = of && { amount: of[0], measure: of[1] }
  expect(needOfLine({ quantity, unit, contents })).toEqual({ amount, measure })
})
