import { describe, expect, test } from 'vitest'
import { dayAfter } from './calendar-day.ts'
import { daysOf, problemWithDays } from './promotion-days.ts'

describe('The days of a promotion', () => {
  test('both ends are days of it, also over the end of daylight saving time and of a leap year’s February', () => {
    expect(daysOf({ startsOn: '2027-04-03', endsOn: '2027-04-05' })).toEqual(['2027-04-03', '2027-04-04', '2027-04-05'])
    expect(daysOf({ startsOn: '2028-02-28', endsOn: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  })

  test('one day is the shortest promotion and 92 are the longest', () => {
    expect(problemWithDays({ startsOn: '2026-11-23', endsOn: '2026-11-23' })).toBeUndefined()
    expect(problemWithDays({ startsOn: '2026-11-23', endsOn: '2026-11-22' })).toMatch(/before the first/)
    expect(problemWithDays({ startsOn: '2026-11-23', endsOn: dayAfter('2026-11-23', 91) })).toBeUndefined()
    expect(problemWithDays({ startsOn: '2026-11-23', endsOn: dayAfter('2026-11-23', 92) })).toMatch(/92 days at most/)
  })
})
