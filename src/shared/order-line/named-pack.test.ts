import { expect, test } from 'vitest'
import { namedPack } from './named-pack.ts'

test.each([
  ['kg', 1, 'kg'],
  ['2 L', 2, 'l'],
  ['500g', 500, 'g'],
  ['6 x 1 L', 6, 'l'],
  ['4x2.5 kg', 10, 'kg'],
  ['2 boxes', 2, 'box'],
  ['Boxes', 1, 'box'],
  ['Ctns ', 1, 'ctn'],
  ['loaves', 1, 'loaf'],
  ['bunches', 1, 'bunch'],
  ['glass', 1, 'glass'],
  ['', 1, ''],
])('a price per "%s" is for %d of %s', (text, quantity, unit) => {
  expect(namedPack(text)).toEqual({ quantity, unit })
})
