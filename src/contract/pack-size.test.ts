import { expect, test } from 'vitest'
import { packSizeOf } from './pack-size.ts'

const READ: [packSize: string, unit: string | null, amount: number, measure: string][] = [
  ['5 kg', null, 5, 'kg'],
  ['2.5kg', null, 2.5, 'kg'],
  ['500 g bag', null, 0.5, 'kg'],
  ['250g', 'bag', 0.25, 'kg'],
  ['12 x 250 g', null, 3, 'kg'],
  ['Box of 12 x 250 g', 'box', 3, 'kg'],
  ['10 kg x 2', null, 20, 'kg'],
  ['1/2 kg', null, 0.5, 'kg'],
  ['2 Kilos', null, 2, 'kg'],
  ['1 tonne', null, 1000, 'kg'],
  ['per kg', null, 1, 'kg'],
  ['KG', null, 1, 'kg'],
  ['5', 'kg', 5, 'kg'],
  ['500', 'g', 0.5, 'kg'],
  ['5 kg (2 x 2.5 kg)', null, 5, 'kg'],
  ['12 x 1 L', null, 12, 'L'],
  ['12x1L', 'carton', 12, 'L'],
  ['6x330ml', null, 1.98, 'L'],
  ['24 × 375 mL cans', null, 9, 'L'],
  ['2 cartons of 24 x 375 ml', null, 18, 'L'],
  ['20 litre keg', null, 20, 'L'],
  ['75cl', null, 0.75, 'L'],
  ['1,000 L', null, 1000, 'L'],
  ['carton of 1,000', null, 1000, 'piece'],
  ['1,000', 'pcs', 1000, 'piece'],
  ['20 sleeves of 50', 'carton', 1000, 'piece'],
  ['carton of 1,000 x 12 oz cups', null, 1000, 'piece'],
  ['20 x 50', 'carton', 1000, 'piece'],
  ['24 cans', null, 24, 'piece'],
  ['tray of 30 eggs', null, 30, 'piece'],
  ['6 pack', null, 6, 'piece'],
  ["12's", null, 12, 'piece'],
  ['dozen', null, 12, 'piece'],
  ['2 dozen', null, 24, 'piece'],
  ['half dozen', null, 6, 'piece'],
  ['15 dz', 'carton', 180, 'piece'],
  ['each', null, 1, 'piece'],
  ['ea', 'bunch', 1, 'piece'],
  ['4 x 3 L bladder', null, 12, 'L'],
  ['0.75 kg punnet', null, 0.75, 'kg'],
]

test.each(READ)('"%s" (%s) is %d %s', (packSize, unit, amount, measure) => {
  expect(packSizeOf(packSize, unit)).toEqual({ amount, measure })
})

const UNREAD: [packSize: string, unit: string | null][] = [
  ['2-3 kg', null],
  ['2 to 3 kg', null],
  ['1,5 kg', null],
  ['1.2.3 kg', null],
  ['1 kg + 500 g', null],
  ['1 kg 500 g', null],
  ['90 count 18 kg', null],
  ['12 or 24 cans', null],
  ['2 bags', null],
  ['bag', 'kg'],
  ['1,000', null],
  ['5', 'bag'],
  ['0 kg', null],
  ['x', null],
  ['as agreed', null],
  ['9'.repeat(59), 'kg'],
]

test.each(UNREAD)('"%s" (%s) says nothing for sure', (packSize, unit) => {
  expect(packSizeOf(packSize, unit)).toBeNull()
})

test('no text of any kind breaks it', () => {
  for (const part of ['1 x ', '(', '1,', '½', ' of ', '-', 'kg', '\n', '😀', '1.']) expect(() => packSizeOf(part.repeat(60))).not.toThrow()
})
