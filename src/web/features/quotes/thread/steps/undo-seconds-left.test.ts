import { expect, test } from 'vitest'
import { undoSecondsLeft } from './undo-seconds-left.ts'

const ACCEPTED = '2027-03-01T02:00:00.000Z'

test.each([
  ['at once', 0, 60],
  ['after a quarter of a minute', 15_000, 45],
  ['within a second', 15_400, 45],
  ['at its end', 59_999, 1],
  ['by a clock that is an hour ahead', 3_600_000, 60],
  ['by a clock that is behind', -5_000, 60],
])('an acceptance can be undone, seen %s, for what is left of its minute', (_, passed, left) => {
  expect(undoSecondsLeft(ACCEPTED, Date.parse(ACCEPTED) + passed)).toBe(left)
})
