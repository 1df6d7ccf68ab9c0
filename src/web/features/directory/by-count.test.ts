import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#contract/options.ts'
import { byCount } from './by-count.ts'

describe('byCount', () => {
  test('the category with the most suppliers comes first, and equal ones stay in their order', () => {
    const counts: Record<string, number> = { Dairy: 9, Tea: 2, Meat: 2 }
    const categories = CATEGORIES.map((name, at) => ({ id: at + 1, name, supplierCount: counts[name] ?? 0 }))
    expect(
      byCount(categories)
        .map(({ name }) => name)
        .slice(0, 5),
    ).toEqual(['Dairy', 'Tea', 'Meat', 'Coffee', 'Packaging'])
  })
})
