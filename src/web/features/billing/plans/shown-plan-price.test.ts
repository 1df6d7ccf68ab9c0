import { describe, expect, test } from 'vitest'
import { INTERVALS, PLAN_CENTS, PLANS, priceOf } from '#contract/billing/plans.ts'
import { perMonth, shownPlanPrice } from './shown-plan-price.ts'

const planPricesWhile = (isBeta: boolean, isSoldHere = true) => ({
  isBeta,
  offers: PLANS.flatMap((plan) =>
    INTERVALS.map((interval) => ({
      plan,
      interval,
      cents: isSoldHere ? priceOf(plan, interval, isBeta) : null,
      listCents: PLAN_CENTS[plan][interval],
    })),
  ),
})

describe('shownOffer', () => {
  test('in the beta Professional is shown by the month under both positions of the switch', () => {
    for (const interval of INTERVALS)
      expect(shownPlanPrice(planPricesWhile(true), 'professional', interval)).toEqual({
        plan: 'professional',
        interval: 'month',
        cents: 64_50,
        isSold: true,
      })
    expect(shownPlanPrice(planPricesWhile(false), 'professional', 'year')).toMatchObject({ interval: 'year', cents: 828_00 })
  })

  test('a plan that cannot be bought at this site is shown with its price all the same', () => {
    expect(shownPlanPrice(planPricesWhile(true, false), 'professional', 'month')).toMatchObject({ cents: 64_50, isSold: false })
    expect(shownPlanPrice(planPricesWhile(false, false), 'starter', 'year')).toMatchObject({ cents: 468_00, isSold: false })
  })
})

describe('perMonth', () => {
  test('a year is shown as what a month of it costs', () => {
    expect(PLANS.map((plan) => perMonth({ interval: 'year', cents: PLAN_CENTS[plan].year }))).toEqual([39_00, 69_00, 149_00])
    expect(perMonth({ interval: 'month', cents: 64_50 })).toBe(64_50)
  })
})
