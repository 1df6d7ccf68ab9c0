import { describe, expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const order = (id: string, to: number) =>
  moveItem(items, id, to)
    .map((item) => item.id)
    .join('')

describe('moveItem', () => {
  test('an item changes its position and the others keep their order', () => {
    expect([order('a', 2), order('d', 0), order('b', 1), order('a', 3)]).toEqual(['bcad', 'dabc', 'abcd', 'bcda'])
  })

  test('an item that no longer exists moves nothing', () => {
    expect(order('deleted', 1)).toBe('abcd')
  })
})
