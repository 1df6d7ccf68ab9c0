import { expect, test } from 'vitest'
import { quantityInWords } from './quantity-texts.ts'

test.each<[quantity: number | null, unit: string | null, contents: [number, string] | null, words: string | null]>([
  [10, 'kg', null, '10 kg'],
  [1250, 'g', null, '1,250 g'],
  [6, 'bunch', null, '6 bunches'],
  [1, 'bunch', null, '1 bunch'],
  [0.5, 'box', null, '0.5 boxes'],
  [2, 'carton', [12, 'L'], '2 cartons of 12 L'],
  [3, 'ctn', [10, 'kg'], '3 ctn of 10 kg'],
  [2, 'tray', [25, 'piece'], '2 trays of 25 pieces'],
  [2, 'loaf', null, '2 loaves'],
  [4, 'head', null, '4 heads'],
  [5, 'dozen', null, '5 dozen'],
  [3, 'ea', null, '3 ea'],
  [3, 'each', null, '3 each'],
  [2, 'pkt', null, '2 pkt'],
  [12, null, [2, 'L'], '12 × 2 L'],
  [5, 'kg', [1, 'kg'], '5 kg'],
  [180, null, [1, 'piece'], '180 pieces'],
  [1, null, [1, 'piece'], '1 piece'],
  [0.4, null, [1, 'kg'], '0.4 kg'],
  [3, 'ea', [1, 'piece'], '3 ea'],
  [4, 'kilo', [1, 'kg'], '4 kilo'],
  [2, 'doz', [12, 'piece'], '2 doz'],
  [2, 'doz', [7.2, 'L'], '2 doz of 7.2 L'],
  [2, 'ea', [2, 'L'], '2 ea of 2 L'],
  [12, null, null, '12'],
  [null, 'ctn', [12, 'L'], 'ctn of 12 L'],
  [null, null, [12, 'L'], '12 L'],
  [null, 'ctn', null, 'ctn'],
  [2, 'wheelbarrow', null, '2 wheelbarrow'],
  [null, null, null, null],
])('%j %j of %j is said as %j', (quantity, unit, of, words) => {
  expect(quantityInWords({ quantity, unit, contents: of && { amount: of[0], measure: of[1] } })).toBe(words)
})
