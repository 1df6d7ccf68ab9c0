import { describe, expect, test } from 'vitest'
import { basisWords, hourWords, rateWords, weekColumns } from './analytics-texts.ts'

describe('The words of the analytics', () => {
  test('a platform has a column in every week, and none where nothing was posted to it', () => {
    const weeks = [
      { startsOn: '2026-11-16', posted: [{ platform: 'twitter', count: 2 } as const] },
      { startsOn: '2026-11-23', posted: [{ platform: 'facebook', count: 1 } as const, { platform: 'tiktok', count: 0 } as const] },
    ]
    expect(weekColumns(weeks)).toEqual({
      steps: ['16 Nov', '23 Nov'],
      layers: [
        { label: 'Facebook', ink: 1, values: [0, 1] },
        { label: 'Twitter/X', ink: 3, values: [2, 0] },
      ],
    })
    expect(weekColumns([]).layers).toEqual([])
  })

  test('a success rate is no hundred while one post failed', () => {
    expect([rateWords({ successRate: null }), rateWords({ successRate: 1 }), rateWords({ successRate: 0.997 })]).toEqual([
      'None yet',
      '100%',
      '99%',
    ])
  })

  test('an hour of the week is said with its end', () => {
    expect(hourWords({ weekday: 1, hour: 0 })).toBe('Monday, 12 am to 1 am')
    expect(hourWords({ weekday: 7, hour: 23 })).toBe('Sunday, 11 pm to 12 am')
    expect(hourWords({ weekday: 2, hour: 7 })).toBe('Tuesday, 7 am to 8 am')
  })

  test('what the best hours come from is said with their share of all that was counted', () => {
    const hours = [
      { weekday: 2, hour: 7, count: 30 },
      { weekday: 3, hour: 7, count: 4 },
    ]
    expect(basisWords({ basis: 'own', hours, total: 1_051 })).toBe(
      'When your buyers act: these hours had 34 of 1,051 requests and visits from posts in the last year.',
    )
    expect(basisWords({ basis: 'category', hours, total: 34 })).toContain('In your whole category, these hours had 34 of 34 requests')
    expect(basisWords({ basis: 'none', hours: [], total: 3 })).toContain('Not known yet')
  })
})
