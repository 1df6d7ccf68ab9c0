import { describe, expect, test } from 'vitest'
import { environmentOfTurn, linesOfTurn, turnOf } from './turns.mjs'

const root = process.cwd()
const DAY = 86_400_000

describe('The turn of the long walks', () => {
  test('is another on each of three days, the same at every hour, and the same again on the fourth', async () => {
    const start = Date.parse('2027-02-28T00:00:00Z')
    const turns = await Promise.all([0, DAY - 1, DAY, 2 * DAY, 3 * DAY].map((later) => turnOf(root, start + later)))
    const [first, atNight, second, third, fourth] = turns.map(({ turn, of }) => turn % of)
    expect(new Set([first, second, third])).toEqual(new Set([0, 1, 2]))
    expect([atNight, fourth]).toEqual([first, first])
  })

  test('is named by a run with the walks that take it; where there is none, no process hears of one', () => {
    const [journeys, line, walks] = linesOfTurn(root, { turn: 7, of: 3, ofJourneys: 4 })
    expect(journeys).toContain('part 4 of 4')
    expect(line).toContain('part 2 of 3')
    expect(walks).toContain('e2e/site/accessibility.e2e.ts')
    const near = ['e2e/site/home.e2e.ts', 'e2e/site/layout.e2e.ts']
    expect(environmentOfTurn({ turn: 7, near })).toEqual({ BACKDOCK_TEST_TURN: '7', BACKDOCK_TEST_NEAR: near.join() })
    expect(environmentOfTurn(null)).toBe(null)
  })
})
