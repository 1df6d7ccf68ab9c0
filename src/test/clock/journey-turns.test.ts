import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EVERY_DAY, hasJourneyTurn, JOURNEY_TURNS, takesTurns } from './journey-turns.ts'

const files = globSync('e2e/*/*.e2e.ts').toSorted()
const near = new Set<string>()
/** Any day, and those after it until all journeys have had their turn. */
const days = Array.from({ length: JOURNEY_TURNS }, (_, day) => 20_786 + day)
const journeys = files
  .filter(takesTurns)
  .flatMap((file) => ['desktop', 'phone'].flatMap((width) => Array.from({ length: 5 }, (_, at) => ({ file, width, at }))))
const daysOf = (journey: (typeof journeys)[number]) => days.filter((day) => hasJourneyTurn(journey, day, near))

describe('The turn of a journey', () => {
  test('comes on one of four days, the same again four days later', () => {
    for (const journey of journeys) {
      expect(daysOf(journey)).toHaveLength(1)
      const [day = 0] = daysOf(journey)
      expect(hasJourneyTurn(journey, day + JOURNEY_TURNS, near)).toBe(true)
    }
  })

  test('is another day for the next one of its file, and on each day for about a quarter of all', () => {
    for (const journey of journeys) expect(daysOf({ ...journey, at: journey.at + 1 })).not.toEqual(daysOf(journey))
    for (const day of days) {
      const share = journeys.filter((journey) => hasJourneyTurn(journey, day, near)).length / journeys.length
      expect(Math.abs(share - 1 / JOURNEY_TURNS)).toBeLessThan(0.03)
    }
  })

  test('is not waited for where what a journey needs has changed, nor in a run that takes no turns', () => {
    const [file = ''] = files.filter(takesTurns)
    for (const day of days) expect(hasJourneyTurn({ file, width: 'phone', at: 2 }, day, new Set([file]))).toBe(true)
    for (const journey of journeys) expect(hasJourneyTurn(journey, null, near)).toBe(true)
  })

  test('is every day for access, money, first loads, and what takes turns within', () => {
    for (const file of EVERY_DAY) {
      expect(files).toContain(file)
      for (const day of days) expect(hasJourneyTurn({ file, width: 'desktop', at: 3 }, day, near)).toBe(true)
    }
    const within = files.filter((file) => readFileSync(file, 'utf8').includes(`'#test/clock/turns.ts'`))
    expect(within.length).toBeGreaterThan(0)
    expect(within.filter(takesTurns)).toEqual([])
  })
})
