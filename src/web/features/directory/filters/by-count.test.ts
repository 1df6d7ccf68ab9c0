import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { byCount, shownCategories } from './by-count.ts'

const categoriesWith = (counts: Record<string, number>) =>
  CATEGORIES.map((name, at) => ({ id: at + 1, name, supplierCount: counts[name] ?? 0 }))

describe('byCount', () => {
  test('the category with the most suppliers comes first, and equal ones stay in their order', () => {
    const categories = categoriesWith({ Dairy: 9, Tea: 2, Meat: 2 })
    expect(
      byCount(categories)
        .map(({ name }) => name)
        .slice(0, 5),
    ).toEqual(['Dairy', 'Tea', 'Meat', 'Coffee', 'Packaging'])
  })
})

describe('shownCategories', () => {
  const names = (counts: Record<string, number>, chosen?: string) => shownCategories(categoriesWith(counts), chosen).map(({ name }) => name)
  const many = Object.fromEntries(CATEGORIES.slice(0, 9).map((name, at) => [name, 20 - at]))

  test('they are the seven largest; a chosen one that is smaller takes the last place', () => {
    const largest = CATEGORIES.slice(0, 7)
    expect(names(many)).toEqual(largest)
    expect(names(many, largest[2])).toEqual(largest)
    expect(names(many, CATEGORIES[8])).toEqual([...largest.slice(0, 6), CATEGORIES[8]])
  })

  test('one without suppliers is shown only where it is chosen', () => {
    expect(names({ Tea: 1 })).toEqual(['Tea'])
    expect(names({ Tea: 1 }, 'Dairy')).toEqual(['Tea', 'Dairy'])
    expect(names({ Tea: 1 }, 'Pottery')).toEqual(['Tea'])
  })
})
