import { describe, expect, test } from 'vitest'
import type { Cell, Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { NO_RULES } from '#shared/comparison/request.ts'
import { EXAMPLE_ANSWERS } from './answers.ts'
import { comparedExample } from './compared-example.ts'
import { EXAMPLE_LINES } from './lines.ts'

const comparison = comparedExample(NO_RULES)
const suppliersWith = ({ lines }: Comparison, has: (cell: Cell) => boolean) => [
  ...new Set(lines.flatMap(({ cells }) => cells.filter(has).map(({ offerId }) => offerId))),
]

describe('The example of a comparison', () => {
  test('eight lines are compared over four suppliers, and every price is comparable', () => {
    expect([EXAMPLE_LINES.length, EXAMPLE_ANSWERS.length]).toEqual([8, 4])
    expect(suppliersWith(comparison, ({ state }) => state === 'not-comparable' || state === 'unanswered')).toEqual([])
  })

  test('one order, two and three each cost less, and three are the best', () => {
    const { bySuppliers, split, whole } = comparison
    expect(bySuppliers.map(({ suppliers }) => suppliers)).toEqual([1, 2, 3])
    const [single, two, three] = bySuppliers.map(({ exGstCents }) => exGstCents)
    expect(single).toBeGreaterThan(two!)
    expect(two).toBeGreaterThan(three!)
    expect(split!.exGstCents).toBe(three)
    expect(Math.min(...whole.totals.map(({ exGstCents }) => exGstCents))).toBe(single)
    expect(whole.cheapest).toHaveLength(1)
  })

  test('each supplier has one peculiarity, and no two the same', () => {
    const passed = suppliersWith(comparison, ({ state }) => state === 'passed')
    const substitutes = suppliersWith(comparison, ({ state }) => state === 'substitute')
    const short = comparison.split!.orders.filter(({ shortCents }) => shortCents > 0).map(({ offerId }) => offerId)
    const larger = suppliersWith(comparison, ({ surplus }) => (surplus ?? 0) > 0)
    expect([passed, substitutes, short, larger].map(({ length }) => length)).toEqual([1, 1, 1, 1])
    expect(new Set([passed, substitutes, short, larger].flat()).size).toBe(EXAMPLE_ANSWERS.length)
  })

  test('rules change it, and those of other requests do not', () => {
    const most = comparedExample({ ...NO_RULES, most: 1 })
    expect(most.split?.orders).toHaveLength(1)
    const unknown = [
      { offerId: 'nobody', lineId: null },
      { offerId: 'quayside', lineId: 'nothing' },
    ]
    expect(comparedExample({ ...NO_RULES, always: unknown, never: unknown })).toEqual(comparison)
  })

  test('the substitute counts once it is allowed', () => {
    const [offerId] = suppliersWith(comparison, ({ state }) => state === 'substitute')
    const line = comparison.lines.find(({ cells }) => cells.some(({ state }) => state === 'substitute'))!
    const allowed = comparedExample({ ...NO_RULES, substitutes: [{ offerId: offerId!, lineId: line.lineId }] })
    const isWhole = ({ whole }: Comparison) => whole.totals.some((total) => total.offerId === offerId)
    expect([isWhole(comparison), isWhole(allowed)]).toEqual([false, true])
  })
})
