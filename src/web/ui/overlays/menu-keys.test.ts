import { describe, expect, test } from 'vitest'
import { nextIndex } from './menu-keys.ts'

describe('nextIndex', () => {
  test('arrow keys wrap around at the ends of a menu, and Home and End go to them', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2)
    expect(nextIndex('Home', 2, 3)).toBe(0)
    expect(nextIndex('End', 0, 3)).toBe(2)
  })

  test('from the button, the down arrow leads to the first item and the up arrow to the last', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0)
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2)
  })

  test('other keys, and any key in an empty menu, move nothing', () => {
    expect(nextIndex('a', 1, 3)).toBeUndefined()
    expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined()
  })
})
