import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from './child.mjs'

const CLOCK = 'src/test/shifted-clock.mjs'

/**
 * Splits `--day NAME` off a command's arguments. Returns the others and the days to run at: the one of that name (`today` is the real one,
 * null), without one `otherwise`, which gets all days and the one whose turn it is (src/test/days.ts). @throws Fault for an unknown name
 */
export async function daysFrom(root, args, otherwise) {
  const at = args.indexOf('--day')
  const { all, turn } = await knownDays(root)
  if (at < 0) return { days: otherwise({ all, turn }), rest: args }
  return { days: [named(all, args[at + 1])], rest: args.toSpliced(at, 2) }
}

async function knownDays(root) {
  const { Temporal } = await import('temporal-polyfill')
  const { dayOf, daysAfter } = await import(pathToFileURL(join(root, 'src/test/days.ts')).href)
  const now = Temporal.Now.instant()
  return { all: daysAfter(now), turn: dayOf(now) }
}

function named(all, name) {
  if (name === 'today') return null
  const found = all.find((day) => day.name === name)
  if (found) return found
  throw new Fault(`npm test -- --day takes one of these: ${['today', ...all.map((day) => `"${day.name}"`)].join(', ')}.`)
}

/** Returns the environment in which processes believe that it is a day; null is the real one. */
export const environmentOf = (root, day) =>
  day && {
    TEST_CLOCK_FROM: day.instant,
    TEST_CLOCK_AHEAD_MS: String(Date.parse(day.instant) - Date.now()),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${pathToFileURL(join(root, CLOCK)).href}`].filter(Boolean).join(' '),
  }

/** Says in one line at which day a run is, and how to have it again. */
export const lineOf = (day) => `The tests take it to be ${day.name}, ${day.instant}. Once more so: npm test -- --day "${day.name}" PATH`
