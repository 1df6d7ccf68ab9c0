import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasTurn, inTurn, triesInTurn, turnOfRun, TURNS } from './turns.ts'

const walkOf = (length: number) => Array.from({ length }, (_, at) => at)

describe('A walk that takes turns', () => {
  test('has had its turn as a whole after three days, whatever its length, and never takes less than a third', () => {
    fc.assert(
      fc.property(fc.nat(200), (length) => {
        const days = walkOf(TURNS).map((turn) => inTurn(walkOf(length), turn))
        expect(new Set(days.flat()).size).toBe(length)
        for (const day of days) expect(day.length).toBe(Math.ceil(length / TURNS))
      }),
    )
  })

  test('keeps its order, and takes what is side by side on different days', () => {
    expect([0, 1, 2].map((turn) => inTurn(['a', 'b', 'c', 'd'], turn))).toEqual([
      ['a', 'd'],
      ['a', 'b'],
      ['b', 'c'],
    ])
  })

  test('has a turn for each of its places on one of three days, where a place knows only its part and its number in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (part, at) => {
        expect([0, 1, 2].filter((turn) => hasTurn(part, at, turn))).toHaveLength(1)
        expect([0, 1, 2].filter((turn) => hasTurn(part, at, turn))).not.toEqual([0, 1, 2].filter((turn) => hasTurn(part, at + 1, turn)))
        expect(hasTurn(part, at, null)).toBe(true)
      }),
    )
    const parts = Array.from({ length: 300 }, (_, at) => `the ${at}th journey`)
    for (const turn of [0, 1, 2]) expect(Math.abs(parts.filter((part) => hasTurn(part, 0, turn)).length - 100)).toBeLessThan(20)
  })

  test('is whole where the run has no turn', () => {
    expect(turnOfRun({})).toBe(null)
    expect(turnOfRun({ BACKDOCK_TEST_TURN: '2' })).toBe(2)
    expect(inTurn(['a', 'b'], null)).toEqual(['a', 'b'])
    expect(triesInTurn(10, null)).toBe(10)
  })

  test('makes a third of its random tries, and one at least', () => {
    expect([triesInTurn(10, 0), triesInTurn(1, 2)]).toEqual([4, 1])
  })
})
