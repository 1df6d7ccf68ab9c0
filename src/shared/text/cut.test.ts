import { describe, expect, test } from 'vitest'
import { cut } from './cut.ts'

describe('cut', () => {
  test('a text is cut at a number of characters, and before one that would be cut in half', () => {
    expect([cut('coffee', 10), cut('coffee', 3), cut('a🫘b', 2), cut('a🫘b', 3), cut('🫘', 1)]).toEqual(['coffee', 'cof', 'a', 'a🫘', ''])
  })
})
