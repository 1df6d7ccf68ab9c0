import { expect, test } from 'vitest'
import { goodsKey } from './goods-key.ts'

test.each<[one: string, other: string, isSame: boolean]>([
  ['Roma tomatoes', 'roma tomato', true],
  ['Tomatoes, Roma', 'Roma Tomatoes 10 kg', true],
  ['Oat milk barista 6 x 1 L', 'Barista oat milk', true],
  ['Basil', 'Basil bunch', true],
  ['Eggs', 'Egg', true],
  ['Peas', 'Pea', true],
  ['Full cream milk 2L', 'full cream milk', true],
  ['Milk', 'Oat milk', false],
  ['Cream', 'Sour cream', false],
  ['Flour', 'Bakers flour', false],
  ['Gas', 'Ga', false],
  ['12 x 1 L', '6 x 1 L', false],
  ['Bags', 'Bag', true],
])('%s and %s: %j', (one, other, isSame) => {
  expect(goodsKey(one) === goodsKey(other)).toBe(isSame)
})
