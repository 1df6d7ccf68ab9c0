import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion } from './apportion.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

describe('apportion', () => {
  test('the cent that is left goes to the largest remainder, of equal ones to the first', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(apportion(10, [1, 2, 3])).toEqual([2, 3, 5])
    expect(apportion(5, [0, 7, 0])).toEqual([0, 5, 0])
    expect(apportion(0, [3, 4])).toEqual([0, 0])
    expect(apportion(7, [0, 0])).toEqual([0, 0])
    expect(apportion(7, [])).toEqual([])
  })

  test('shares add up to the cents, are no further than a cent from their exact part, and nothing goes to no weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 60 }).filter((each) => sum(each) > 0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), weights, (cents, each) => {
        const shares = apportion(cents, each)
        expect(sum(shares)).toBe(cents)
        for (const [at, weight] of each.entries()) {
          const off = Math.abs(shares[at]! - (cents / sum(each)) * weight)
          expect(off).toBeLessThan(1 + cents * 1e-12)
          expect(weight === 0 && shares[at]! > 0).toBe(false)
        }
      }),
    )
  })
})
