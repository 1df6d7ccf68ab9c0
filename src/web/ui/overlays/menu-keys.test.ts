import { describe, expect, test } from 'vitest'
import { nextIndex } from './menu-keys.ts'

describe('overlays: menu keys', () => {
  test('arrows go round the ends of a menu, Home and End go to them', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0)
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2)
    expect(nextIndex('Home', 2, 3)).toBe(0)
    expect(nextIndex('End', 0, 3)).toBe(2)
  })

  test('from the button, down leads to the first item and up to the last', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0)
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2)
  })

  test('other keys, and empty menus, move nothing', () => {
    expect(nextIndex('a', 1, 3)).toBeUndefined()
    expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined()
  })
})
