import { describe, expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

describe('firstWords', () => {
  test('a short first line is the heading, a long one is cut between two words', () => {
    expect(firstWords('  Beans and oat milk\nEvery week')).toBe('Beans and oat milk')
    expect(firstWords('8 oz compostable takeaway cups, white, with lids', 32)).toBe('8 oz compostable takeaway cups…')
    expect(firstWords('x'.repeat(100), 10)).toBe(`${'x'.repeat(10)}…`)
    expect(firstWords('')).toBe('')
  })
})
