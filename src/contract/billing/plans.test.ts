import { describe, expect, test } from 'vitest'
import { benefitsOf, betaCents, GUARANTEE_DAYS, INTERVALS, PLAN_CENTS, PLANS, yearlySavingCents } from './plans.ts'

describe('The prices of plans', () => {
  test('a year costs less than twelve months by the amount on the pricing page', () => {
    expect(PLANS.map(yearlySavingCents)).toEqual([120_00, 240_00, 600_00])
  })

  test('in the beta Professional costs $64.50 by the month and is not sold by the year; the others keep their prices', () => {
    expect(betaCents('professional', 'month')).toBe(64_50)
    expect(betaCents('professional', 'year')).toBeNull()
    for (const plan of ['starter', 'enterprise'] as const)
      for (const interval of INTERVALS) expect(betaCents(plan, interval)).toBe(PLAN_CENTS[plan][interval])
  })

  test('a larger plan has a longer guarantee', () => {
    expect(PLANS.map((plan) => GUARANTEE_DAYS[plan])).toEqual([30, 60, 90])
  })
})

describe('benefitsOf', () => {
  test('each plan has the limits and features of the table of plans', () => {
    const all = [null, ...PLANS].map(benefitsOf)
    expect(all.map(({ pictures }) => pictures)).toEqual([5, 5, 20, 200])
    expect(all.map(({ runningPromotions }) => runningPromotions)).toEqual([1, 2, 5, 20])
    expect(all.map(({ users }) => users)).toEqual([1, 1, 3, 10])
    expect(all.map(({ isFeatured }) => isFeatured)).toEqual([false, true, true, true])
    expect(all.map(({ hasSearchInsights }) => hasSearchInsights)).toEqual([false, true, true, true])
    expect(all.map(({ hasWeeklyEmail }) => hasWeeklyEmail)).toEqual([false, false, true, true])
    expect(all.map(({ hasEventExport }) => hasEventExport)).toEqual([false, false, false, true])
  })

  test('an unknown plan has the benefits of a listing without a plan', () => {
    expect(benefitsOf(undefined)).toEqual(benefitsOf(null))
  })
})
