import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { daysOf, type PromotionDays } from '#shared/time/promotion-days.ts'
import { fullDay } from './full-day.ts'

const FIRST = '2026-11-23'
const promotion = fc
  .record({ after: fc.nat(40), days: fc.integer({ min: 1, max: 20 }) })
  .map(({ after, days }): PromotionDays => ({ startsOn: dayAfter(FIRST, after), endsOn: dayAfter(FIRST, after + days - 1) }))

const mostOnOneDay = (promotions: PromotionDays[]) => {
  const counts = Map.groupBy(promotions.flatMap(daysOf), (day) => day)
  return Math.max(0, ...[...counts.values()].map(({ length }) => length))
}

describe('fullDay', () => {
  test('whatever is added and changed, no day has more promotions than the plan gives, and what is refused would be one too many', () => {
    const step = fc.record({ wanted: promotion, changed: fc.option(fc.nat(10), { nil: undefined }) })
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 5), fc.array(step, { maxLength: 30 }), (most, steps) => {
        let kept: PromotionDays[] = []
        for (const { wanted, changed } of steps) {
          const before = changed === undefined ? undefined : kept[changed]
          const others = kept.filter((other) => other !== before)
          const isRefused = fullDay(wanted, others, most, before) !== undefined
          expect(isRefused).toBe(mostOnOneDay([...others, wanted]) > most)
          if (!isRefused) kept = [...others, wanted]
          expect(mostOnOneDay(kept)).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  test('the first full day is named, and days that a promotion had before are its own', () => {
    const [early, late] = [
      { startsOn: '2026-12-01', endsOn: '2026-12-10' },
      { startsOn: '2026-12-05', endsOn: '2026-12-20' },
    ]
    expect(fullDay(late, [early], 1)).toBe('2026-12-05')
    expect(fullDay(late, [early], 2)).toBeUndefined()
    // Both run since a time with a larger plan: each can be changed, or end sooner, but not run longer into the other.
    expect(fullDay({ ...late, endsOn: '2026-12-08' }, [early], 1, late)).toBeUndefined()
    expect(fullDay({ ...late, startsOn: '2026-12-04' }, [early], 1, late)).toBe('2026-12-04')
  })
})
