import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOf, scorecardResult, scoreOf } from './scorecard.ts'

/** Quality, delivery, service, financial, compliance and risk. */
const WEIGHTS = [30, 25, 20, 15, 10]
const resultOf = (scores: (number | undefined)[], weights = WEIGHTS) =>
  scorecardResult(weights.map((weight, at) => ({ weight, score: scores[at] })))
const score = fc.integer({ min: 1, max: 5 })

describe('scorecardResult', () => {
  // By hand: 0.30, 0.25, 0.20, 0.15 and 0.10 of the scores.
  test.each([
    [[5, 5, 5, 5, 5], 500],
    [[1, 1, 1, 1, 1], 100],
    [[4, 3, 4, 3, 5], 370],
    [[5, 2, 3, 4, 1], 330],
    [[1, 2, 3, 4, 5], 250],
  ])('%j comes to %i hundredths', (scores, hundredths) => {
    expect(resultOf(scores)).toEqual({ scored: 5, hundredths })
  })

  test('is not known until every category is scored', () => {
    expect(resultOf([5, 5, 5, 5, undefined])).toEqual({ scored: 4, hundredths: null })
    expect(resultOf([undefined, 2, undefined, undefined, undefined])).toEqual({ scored: 1, hundredths: null })
    expect(scorecardResult([])).toEqual({ scored: 0, hundredths: null })
  })

  test('lies between the lowest and the highest score, whatever the weights', () => {
    const scored = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 100 }), score }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(scored, (categories) => {
        const scores = categories.map((category) => category.score)
        const { hundredths } = scorecardResult(categories)
        expect(hundredths).toBeGreaterThanOrEqual(100 * Math.min(...scores))
        expect(hundredths).toBeLessThanOrEqual(100 * Math.max(...scores))
      }),
    )
  })

  test('a better score in one category never makes the result worse', () => {
    const scores = fc.tuple(score, score, score, score, score)
    fc.assert(
      fc.property(scores, fc.nat({ max: 4 }), (before, at) => {
        const after = before.map((one, i) => (i === at ? Math.min(5, one + 1) : one))
        expect(resultOf(after).hundredths).toBeGreaterThanOrEqual(resultOf(before).hundredths!)
      }),
    )
  })
})

describe('bestOf', () => {
  test('is where the highest result stands, or all that share it', () => {
    expect(bestOf([370, 330, 250])).toEqual([0])
    expect(bestOf([330, null, 370])).toEqual([2])
    expect(bestOf([370, 250, 370])).toEqual([0, 2])
    expect(bestOf([300, 300, 300])).toEqual([0, 1, 2])
  })

  test('is nowhere with fewer than two results', () => {
    expect(bestOf([370, null, null])).toEqual([])
    expect(bestOf([])).toEqual([])
  })
})

describe('scoreOf', () => {
  test('is a whole number from 1 to 5 as it is kept, and nothing else', () => {
    expect(['1', '3', '5'].map(scoreOf)).toEqual([1, 3, 5])
    for (const text of [undefined, '', '0', '6', '2.5', '-1', ' 3', 'good']) expect(scoreOf(text)).toBeUndefined()
  })
})
