import { describe, expect, test } from 'vitest'
import { featuredTurn } from './featured-turn.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-23T00:00:00Z')
const at = (hour: number) => new Date(START + hour * HOUR_MS)
const ids = (count: number) => Array.from({ length: count }, (_, made) => made * 7 + 3)
const firstPage = (candidates: number[], hour: number) => featuredTurn(candidates, { now: at(hour), page: 1, places: 2 })

describe('The turn of featured suppliers', () => {
  test('over as many hours as there are candidates everybody has each place once', () => {
    for (const count of [3, 12, 24, 31]) {
      const candidates = ids(count)
      const first = count - (Math.floor(START / HOUR_MS) % count)
      const shown = Array.from({ length: count }, (_, hour) => firstPage(candidates, first + hour))
      for (const place of [0, 1]) expect(shown.map((pair) => pair[place]!).toSorted((a, b) => a - b)).toEqual(candidates)
    }
  })

  test('nobody is kept to an hour of the day', () => {
    const candidates = ids(24)
    const atThree = Array.from({ length: 240 }, (_, day) => firstPage(candidates, day * 24 + 3)[0]!)
    for (const id of candidates) expect(atThree.filter((shown) => shown === id).length).toBeLessThan(30)
    expect(new Set(atThree).size).toBe(24)
  })

  test('it stays the same within an hour and whatever the order of the candidates', () => {
    const later = new Date(at(5).getTime() + HOUR_MS - 1)
    expect(featuredTurn(ids(9).toReversed(), { now: later, page: 1, places: 2 })).toEqual(firstPage(ids(9), 5))
  })

  test('the pages of an hour show everybody once, and then nobody', () => {
    const pages = Array.from({ length: 6 }, (_, before) => featuredTurn(ids(7), { now: at(2), page: before + 1, places: 2 }))
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1, 0, 0])
    expect(pages.flat().toSorted((a, b) => a - b)).toEqual(ids(7))
    expect(featuredTurn([], { now: at(0), page: 1, places: 2 })).toEqual([])
    expect(firstPage([4], 0)).toEqual([4])
  })
})
