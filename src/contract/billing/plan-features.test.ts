import { describe, expect, test } from 'vitest'
import { CLAIMED_VALUE_CENTS, featureOf, PLAN_FEATURES } from './plan-features.ts'
import { PLANS } from './plans.ts'

describe('The features of plans', () => {
  test('the table of the pricing page has every feature with what each plan gives of it, and a listing without one', () => {
    const email = { by: 'email', hours: 24 }
    const phone = { by: 'phone', hours: 2 }
    const day = { businessDays: 1 }
    expect(Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, [null, ...PLANS].map((plan) => featureOf(feature, plan))]))).toEqual(
      {
        pictures: [5, 5, 20, { unlimitedTo: 200 }],
        promotions: [1, 2, 5, 20],
        featured: [false, true, true, true],
        searches: [false, true, true, true],
        median: [false, true, true, true],
        weekly: [false, false, true, true],
        users: [1, 1, 3, 10],
        events: [false, false, false, true],
        verification: [false, day, day, day],
        support: [false, false, email, phone],
        guarantee: [false, { days: 30 }, { days: 60 }, { days: 90 }],
      },
    )
  })

  test('the claimed values are those that the owner chose', () => {
    expect(PLANS.map((plan) => CLAIMED_VALUE_CENTS[plan])).toEqual([2847_00, 4567_00, 8934_00])
  })
})
