// Any Node loads this file, also one without `globSync`; only the one that the project brings calls it.
import fs from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const TURNS = 'src/test/clock/turns.ts'
const MS_OF_A_DAY = 86_400_000

/** Returns which third of the long walks a day takes: each in its turn, whatever the hour (docs/decisions/0038-turns-of-walks.md). */
export async function turnOf(root, now = Date.now()) {
  const { TURNS: all } = await import(pathToFileURL(join(root, TURNS)).href)
  return { turn: Math.floor(now / MS_OF_A_DAY) % all, of: all }
}

/** Returns the variable with which walks take their turn; none where they are whole, null. */
export const environmentOfTurn = (turn) => turn && { BACKDOCK_TEST_TURN: String(turn.turn) }

/** Says in two lines which part of which walks a run takes, and how to have all of it. */
export const linesOfTurn = (root, { turn, of }) => [
  `Long walks take turns by the day, this run takes part ${turn + 1} of ${of}; npm test -- --all, -- --changed and -- PATH take all of these:`,
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
