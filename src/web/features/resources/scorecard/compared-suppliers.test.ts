import { describe, expect, test } from 'vitest'
import { comparedSuppliers, comparisonWords, nameKey, resultWords, scoreKey, SLOTS, type Slot } from './compared-suppliers.ts'

const CATEGORIES = Object.entries({ Quality: 30, Delivery: 25, Service: 20, Financial: 15, 'Compliance & Risk': 10 }).map(
  ([name, weight]) => ({
    name,
    weight,
    metrics: [],
  }),
)
/** Returns what is remembered of a supplier: its name, and its scores in the order of the categories. */
const entered = (slot: Slot, name: string, ...scores: number[]) => ({
  ...(name && { [nameKey(slot)]: name }),
  ...Object.fromEntries(scores.map((score, at) => [scoreKey(CATEGORIES[at]!, slot), String(score)])),
})
const compared = (...suppliers: Record<string, string>[]) => comparedSuppliers(CATEGORIES, Object.assign({}, ...suppliers))

describe('The suppliers of the scorecard', () => {
  test('each has a name, a count of scores, and a result once all of its categories are scored', () => {
    expect(compared(entered(1, ' Tin Shed ', 4, 3, 4, 3, 5), entered(2, '', 4, 3, 4))).toEqual([
      { slot: 1, name: 'Tin Shed', isUsed: true, scored: 5, hundredths: 370 },
      { slot: 2, name: 'Supplier 2', isUsed: true, scored: 3, hundredths: null },
      { slot: 3, name: 'Supplier 3', isUsed: false, scored: 0, hundredths: null },
    ])
  })

  test('a remembered text that is no score counts as none', () => {
    expect(compared(entered(1, '', 4, 3, 4, 3, 9))[0]).toMatchObject({ scored: 4, hundredths: null })
  })

  test('no two items have the same name', () => {
    const keys = SLOTS.flatMap((slot) => [nameKey(slot), ...CATEGORIES.map((category) => scoreKey(category, slot))])
    expect(new Set(keys).size).toBe(18)
  })
})

describe('What the scorecard says', () => {
  test('a result is out of five and a percentage of it', () => {
    expect([500, 370, 100].map(resultWords)).toEqual([
      { outOfFive: '5.00 of 5', percent: '100.0%' },
      { outOfFive: '3.70 of 5', percent: '74.0%' },
      { outOfFive: '1.00 of 5', percent: '20.0%' },
    ])
  })

  test('who scores highest, and who scores the same', () => {
    const tinShed = entered(1, 'Tin Shed', 4, 3, 4, 3, 5)
    expect(comparisonWords(compared(tinShed))).toBe('Score all categories of two suppliers to compare them.')
    expect(comparisonWords(compared(tinShed, entered(2, 'Slow Co', 5, 5, 5)))).toMatch(/^Score all/)
    expect(comparisonWords(compared(tinShed, entered(2, 'Slow Co', 3, 3, 3, 3, 3)))).toBe('Tin Shed scores highest: 3.70 of 5.')
    expect(comparisonWords(compared(tinShed, entered(3, '', 4, 3, 4, 3, 5), entered(2, 'Slow Co', 1, 1, 1, 1, 1)))).toBe(
      'Tin Shed and Supplier 3 score the same: 3.70 of 5 each.',
    )
  })
})
