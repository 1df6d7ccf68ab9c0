import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { FOOD_NAMES } from './food-names.ts'
import { GOODS, goodsIn } from './goods.ts'
import { NAME_CATEGORIES } from './name-categories.ts'
import { keyOf } from './names.ts'
import { SERVICE_NAMES } from './service-names.ts'
import { categoryOf, termsIn } from './terms.ts'

const keys = GOODS.flatMap(({ words }) => words.map(keyOf))

describe('GOODS', () => {
  test('there are at least 400 goods, and every category has at least eight', () => {
    expect(GOODS.length).toBeGreaterThanOrEqual(400)
    const perCategory = Map.groupBy(GOODS, ({ category }) => category)
    expect(CATEGORIES.filter((category) => (perCategory.get(category)?.length ?? 0) < 8)).toEqual([])
  })

  test('no name occurs twice, in any spelling, or among the names that already have synonyms', () => {
    const named = new Set([...FOOD_NAMES, ...SERVICE_NAMES].flatMap(({ words }) => words.map(keyOf)))
    expect(keys.filter((key) => named.has(key))).toEqual([])
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  test('a name has one to four words, as many as a search looks up at once', () => {
    expect(keys.filter((key) => key === '' || key.split(' ').length > 4)).toEqual([])
  })

  test.for([
    ['toaster', 'Machine Repairs'],
    ['cashews', 'Fresh Produce'],
    ['hand soap', 'Cleaning'],
    ['bin liners', 'Cleaning'],
    ['loyalty cards', 'Graphic Design'],
    ['wagyu brisket', 'Meat'],
    ['accountant', null],
    ['fire extinguisher', null],
  ] as const)('%s is listed under %s', ([name, category]) => {
    const good = GOODS.find(({ words }) => words.some((word) => keyOf(word) === keyOf(name)))
    expect(good).toMatchObject({ category })
  })
})

describe('categoryOf', () => {
  test.for([
    ['baristas', 'Staff/Recruiting'],
    ['barista training', 'Coffee'],
    ['salad', 'Fresh Produce'],
    ['boxes', 'Packaging'],
    ['chicken wings', 'Meat'],
    ['veg box', 'Fresh Produce'],
    ['social media manager', 'Social Media'],
    ['eggs', undefined],
    ['accountant', undefined],
  ] as const)('%s is of %s', ([name, category]) => {
    const terms = termsIn(name)
    expect(terms.map(categoryOf)).toEqual([category])
  })

  test('every name that has a category is one of the trade or a plain word for goods', () => {
    expect(goodsIn(NAME_CATEGORIES).flatMap(({ words }) => words.filter((word) => termsIn(word).length !== 1))).toEqual([])
  })
})
