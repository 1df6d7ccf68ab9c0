import { startOf, turnOfRun } from './turns.ts'

/** In so many days each journey has had its turn (docs/decisions/0040-turns-of-journeys.md). */
export const JOURNEY_TURNS = 4
/** Set by `npm test` alone: the files of journeys that run though it is not their turn, as what they need has changed. */
const NEAR = 'BACKDOCK_TEST_NEAR'

/**
 * Files of journeys that run every day: who may see and do what, money, what a page loads first, and those that take turns within
 * (docs/decisions/0038-turns-of-walks.md).
 */
export const EVERY_DAY = [
  'e2e/buyer/account.e2e.ts',
  'e2e/buyer/log-in.e2e.ts',
  'e2e/buyer/one-total.e2e.ts',
  'e2e/buyer/quotes-journey.e2e.ts',
  'e2e/owner/owner-second-factor.e2e.ts',
  'e2e/site/accessibility.e2e.ts',
  'e2e/site/first-load.e2e.ts',
  'e2e/site/session-ended.e2e.ts',
  'e2e/supplier/answer-by-link.e2e.ts',
  'e2e/supplier/people-on-a-listing.e2e.ts',
  'e2e/supplier/subscription.e2e.ts',
]

/** A journey as a run has it: the file, and its number among those of this file at one width, beginning with 0. */
export type Journey = { file: string; width: string; at: number }

/** Returns whether a journey runs only where it has its turn or is near to a change. */
export const takesTurns = (file: string): boolean => !EVERY_DAY.includes(file)

/**
 * Returns whether a journey runs. What stands side by side in a file comes on different days, and so do the two widths of one. All run
 * where the run takes no turns.
 */
export function hasJourneyTurn({ file, width, at }: Journey, turn: number | null = turnOfRun(), near = nearOfRun()): boolean {
  if (turn === null || !takesTurns(file) || near.has(file)) return true
  return (startOf(`${width} ${file}`) + at) % JOURNEY_TURNS === turn % JOURNEY_TURNS
}

const nearOfRun = (env = process.env) => new Set((env[NEAR] ?? '').split(',').filter(Boolean))
