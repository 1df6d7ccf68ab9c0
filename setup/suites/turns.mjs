// Any Node loads this file, also one without `globSync`; only the one that the project brings calls it.
import fs from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [TURNS, JOURNEY_TURNS] = ['src/test/clock/turns.ts', 'src/test/clock/journey-turns.ts']
const MS_OF_A_DAY = 86_400_000

/**
 * Returns the number of a day, the same at every hour of it, from which follows what has its turn: `of` says how many turns the long walks have
 * (docs/decisions/0038-turns-of-walks.md), `ofJourneys` how many the journeys (0040-turns-of-journeys.md).
 */
export async function turnOf(root, now = Date.now()) {
  const { TURNS: of } = await import(pathToFileURL(join(root, TURNS)).href)
  const { JOURNEY_TURNS: ofJourneys } = await import(pathToFileURL(join(root, JOURNEY_TURNS)).href)
  return { turn: Math.floor(now / MS_OF_A_DAY), of, ofJourneys }
}

/** Returns the variables with which walks and journeys take their turn, and those run that are near to a change; none where all run, null. */
export const environmentOfTurn = (turn) => turn && { BACKDOCK_TEST_TURN: String(turn.turn), BACKDOCK_TEST_NEAR: (turn.near ?? []).join() }

/** Says which part of which walks and of the journeys a run takes, and how to have all of them. */
export const linesOfTurn = (root, { turn, of, ofJourneys }) => [
  `Journeys take turns by the day, this run takes part ${(turn % ofJourneys) + 1} of ${ofJourneys}; npm test -- --all has all of them.`,
  `Long walks take turns by the day, this run takes part ${(turn % of) + 1} of ${of}; npm test -- --all, -- --changed and -- PATH take all of these:`,
  `  ${walksIn(root).join(', ')}`,
]

/** Returns the files of tests that take turns. */
const walksIn = (root) =>
  fs
    .globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: root })
    .filter(
      (path) => path !== TURNS.replace('.ts', '.test.ts') && fs.readFileSync(join(root, path), 'utf8').includes(`#test/clock/turns.ts'`),
    )
    .toSorted()
