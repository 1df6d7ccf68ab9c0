import { describe, expect, test } from 'vitest'
import type { SavedOrder } from './chosen.ts'
import { groupedByCategory } from './saved-groups.ts'

const supplier = (businessName: string, category: 'Coffee' | 'Tea', averageRating = '0.0', totalReviews = 0) => ({
  businessName,
  category,
  averageRating,
  totalReviews,
})
const SAVED = [
  supplier('tin shed', 'Coffee', '4.5', 10),
  supplier('Leaf', 'Tea'),
  supplier('Émile', 'Coffee', '4.5', 12),
  supplier('10 Beans', 'Coffee'),
  supplier('2 Beans', 'Coffee', '5.0', 1),
] as const
const namesBy = (sort: SavedOrder) =>
  groupedByCategory(SAVED, sort).map(({ category, suppliers }) => [category, suppliers.map(({ businessName }) => businessName)])

describe('Saved suppliers by category', () => {
  test.for<[SavedOrder, string[]]>([
    ['saved', ['tin shed', 'Émile', '10 Beans', '2 Beans']],
    ['name', ['2 Beans', '10 Beans', 'Émile', 'tin shed']],
    ['rating', ['2 Beans', 'Émile', 'tin shed', '10 Beans']],
  ])('by %s, those of a category are in that order, and categories in their own', ([sort, coffee]) => {
    expect(namesBy(sort)).toEqual([
      ['Coffee', coffee],
      ['Tea', ['Leaf']],
    ])
  })

  test('nothing saved is no group', () => {
    expect(groupedByCategory([], 'name')).toEqual([])
  })
})
