import { describe, expect, test } from 'vitest'
import { answerFacts, howMeasured } from './answer-facts.ts'

const times = (medianMinutes: number | null, answerRate: number | null) => ({ days: 90, requests: 23, medianMinutes, answerRate }) as const

describe('answerFacts', () => {
  test('answer times are rounded up to whole hours or days', () => {
    const spans = [0, 60, 61, 180, 20 * 60, 20 * 60 + 1, 24 * 60, 24 * 60 + 1].map((minutes) => answerFacts(times(minutes, null))[0])
    expect(spans.map((fact) => fact!.replace('Usually answers within ', ''))).toEqual([
      'an hour',
      'an hour',
      '2 hours',
      '3 hours',
      '20 hours',
      'a day',
      'a day',
      '2 days',
    ])
  })

  test('the answer rate is out of ten, and only 100% is every request', () => {
    const shares = [100, 99, 87, 50, 1, 0].map((rate) => answerFacts(times(null, rate))[0])
    expect(shares).toEqual([
      'Answers every request',
      'Answers 9 of 10 requests',
      'Answers 9 of 10 requests',
      'Answers 5 of 10 requests',
      'Answers 1 of 10 requests',
      'Answers 0 of 10 requests',
    ])
  })

  test('a supplier without figures has no answer facts', () => {
    expect(answerFacts(times(null, null))).toEqual([])
  })
})

describe('howMeasured', () => {
  test('the explanation names the period, the number of requests and the exact figures', () => {
    expect(howMeasured(times(160, 87))).toContain(
      'Measured over the last 90 days from 23 requests: 87% were answered, half of them within 2 h 40 min.',
    )
    expect(howMeasured(times(3 * 24 * 60 + 125, 87))).toContain('within 3 d 2 h.')
    expect(howMeasured(times(0, 87))).toContain('within a minute.')
    expect(howMeasured(times(null, 0))).toContain('0% were answered. A no')
  })
})
