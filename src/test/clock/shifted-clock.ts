/**
 * Loaded into every process of a run at another day (`node --import`, setup/suites/day.mjs). The clock of the embedded database is JavaScript's.
 * How far it is ahead is read at each look: a test file sets it back to its beginning (clock-of-file.ts).
 */
import { shiftDate } from './shift-date.ts'

const actualNow = Date.now
shiftDate(() => Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0))

declare global {
  /** Sets the clock of this process, and of those that it starts, to an instant. Only there in a run at another day. */
  var setTestClock: ((instant: string) => void) | undefined
}
globalThis.setTestClock = (instant) => {
  process.env.TEST_CLOCK_AHEAD_MS = String(Date.parse(instant) - actualNow())
}
