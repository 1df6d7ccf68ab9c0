import { describe, expect, test } from 'vitest'
import { itemKeys } from './item-keys.ts'

type Named = string | [item: string, packSize: string]
const line = (named: Named) => {
  const [item, packSize] = typeof named === 'string' ? [named, 'tray'] : named
  return { item, packSize, unit: null }
}
const OTHER = line('Something else')

/** Returns whether two items of offers of several lines are one row. */
function areSame(one: Named, other: Named): boolean {
  const [first, second] = itemKeys([[line(one), OTHER], [line(other)]])
  return first![0]!.row === second![0]!.row
}

const SAME: [Named, Named][] = [
  ['12oz cups', '12 oz cups'],
  ['Cups 12-oz', '12 ounce cup'],
  ['Boxes 9"', '9 inch box'],
  ['Box 9in', 'boxes 9 inches'],
  ['Lids 80mm', 'lid, 8 cm'],
  ['Chocolate 54%', 'chocolate 54 %'],
  ['Prawns 16/20', 'Prawn 16-20'],
  ['Biscuits 30-40 g', 'Biscuit 30/40 gm'],
  ['½ chicken', 'chickens 1/2'],
  ['Half chicken', '0.5 chicken'],
  ['Milk 1000ml', 'Milk 1 L'],
  ['Butter 1,000 g', 'butter 1kg'],
  ['Eggs 700 g', 'Egg 700g'],
  ['Espresso No. 4', 'Espresso #4'],
  ['Jalapeños', 'jalapeno'],
  ['Tomatoes', 'tomato'],
  ['Strawberries', 'Strawberry'],
  ['House-blend beans', 'Beans, house blend'],
  [
    ['Beans, house blend 1 kg', '1 kg'],
    ['house blend BEAN (5kg)', '5 kg'],
  ],
  [
    ['Beans 12 x 250g', '12 x 250 g'],
    ['Beans', '1 kg'],
  ],
  [
    ['Oat milk 1 L', '12 x 1 L'],
    ['Oat milk', '6 x 1 L'],
  ],
  [
    ['Cups', '1,000 x 12 oz cups'],
    ['12 oz cups', '1000/ctn'],
  ],
  [
    ['Napkins 1000 pack', '1000/ctn'],
    ['Napkins', '500/ctn'],
  ],
]

const APART: [Named, Named][] = [
  ['8 oz cups', '12 oz cups'],
  ['Cups', '12 oz cups'],
  ['Lids 80mm', 'Lids 90mm'],
  ['Chocolate 54%', 'Chocolate 70%'],
  ['Prawns 16/20', 'Prawns 21/25'],
  ['Prawns 16/20', 'Prawns 16/25'],
  ['Biscuits 30-40 g', 'Biscuits 30-40 mm'],
  ['Biscuits 30-40 g', 'Biscuits 30-40 kg'],
  ['Boxes 9"', 'Boxes 12"'],
  ['Boxes 9"', 'Boxes 9 mm'],
  ['Eggs 600 g', 'Eggs 700 g'],
  [
    ['Eggs 600 g', '15 dozen'],
    ['Eggs 700 g', '15 dozen'],
  ],
  [
    ['Steak 200 g', '20 x 200 g'],
    ['Steak 300 g', '20 x 300 g'],
  ],
  [
    ['Cups', '1,000 x 8 oz cups'],
    ['Cups', '1,000 x 12 oz cups'],
  ],
  [
    ['Oat milk 1 L', '12 x 1 L'],
    ['Oat milk', '10 L'],
  ],
  ['Gloves 8', 'Gloves 9'],
  ['Espresso No. 4', 'Espresso No. 6'],
  ['Flour 00', 'Flour 0'],
  ['Napkins 1 ply', 'Napkins 2 ply'],
  ['7up', 'Up'],
  ['Oat milk', 'Soy milk'],
  ['Filter V60', 'Filter V61'],
]

describe('itemKeys', () => {
  describe('items of several offers', () => {
    test.each(SAME)('%j and %j are the same item', (one, other) => {
      expect(areSame(one, other)).toBe(true)
      expect(areSame(other, one)).toBe(true)
    })

    test.each(APART)('%j and %j are different items', (one, other) => {
      expect(areSame(one, other)).toBe(false)
      expect(areSame(other, one)).toBe(false)
    })

    test('a name that occurs twice in one offer is two rows', () => {
      const keys = itemKeys([[line('Tea'), line('tea')], [line('Teas')]])
      expect(new Set(keys.flat().map(({ row }) => row)).size).toBe(2)
      expect(keys[1]![0]).toEqual(keys[0]![0])
    })
  })

  describe('offers of one line each', () => {
    const rows = (...named: Named[]) => new Set(itemKeys(named.map((one) => [line(one)])).map(([only]) => only!.row)).size

    test('single-line offers are the same item, whatever their names', () => {
      expect(rows('Shed Blend', 'Espresso No. 4', 'House coffee')).toBe(1)
      expect(rows(['Shed Blend', '1 kg'], ['Espresso 5 kg', '5 kg'])).toBe(1)
    })

    test('single-line offers with different numbers are different items', () => {
      expect(rows('8 oz cups', '12 oz cups')).toBe(2)
      expect(rows('Gloves 8', 'Gloves 9', 'Gloves')).toBe(3)
      expect(rows(['Cups', '1000 x 8 oz cups'], ['Paper cups', '1000 x 12 oz cups'])).toBe(2)
    })
  })

  test('the id of an item stays when prices and other offers change', () => {
    const ids = (...offers: Named[][]) => itemKeys(offers.map((named) => named.map(line))).flatMap((keys) => keys.map(({ id }) => id))
    const [alone] = ids(['Shed Blend'], ['Espresso'])
    expect(alone).toMatch(/^[a-z\d]{1,7}$/)
    expect(ids(['Tea', 'Shed blends'], ['Espresso', 'Milk'])[1]).toBe(alone)
  })
})
