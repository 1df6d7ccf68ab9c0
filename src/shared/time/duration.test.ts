import { describe, expect, test } from 'vitest'
import { duration } from './duration.ts'

describe('duration', () => {
  test('minutes become minutes, hours or days in words', () => {
    expect([0, 1, 25, 89, 90, 180, 2879, 2880, 14400].map(duration)).toEqual([
      '1 minute',
      '1 minute',
      '25 minutes',
      '89 minutes',
      '2 hours',
      '3 hours',
      '48 hours',
      '2 days',
      '10 days',
    ])
  })
})
