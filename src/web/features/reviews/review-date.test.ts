import { describe, expect, test } from 'vitest'
import { reviewDate } from './review-date.ts'

describe('reviewDate', () => {
  test('a date reads "Jan 05, 2024" and is the day in Sydney', () => {
    expect(reviewDate('2024-01-04T22:30:00.000Z')).toBe('Jan 05, 2024')
    expect(reviewDate('2024-09-30T13:59:00.000Z')).toBe('Sep 30, 2024')
  })
})
