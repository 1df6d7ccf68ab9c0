import { expect, test } from 'vitest'
import { nextBusinessDay } from './business-day.ts'

test('the next business day skips weekends, also over the end of a month', () => {
  expect(nextBusinessDay('2026-11-23')).toBe('2026-11-24')
  for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) expect(nextBusinessDay(day)).toBe('2026-11-02')
})
