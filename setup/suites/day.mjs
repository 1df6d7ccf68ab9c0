import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from '#setup/child.mjs'

const CLOCK = 'src/test/clock/shifted-clock.ts'
const urlOf = (root, path) => pathToFileURL(join(root, path)).href

/**
 * Takes `--day NAME` out of a command's arguments and returns the others as `args`, with the `day` of that name, null where none is named, and
 * `all` days that there are, and the one `inTurn` today (src/test/clock/days.ts). @throws Fault for an unknown name
 */
export async function daysFrom(root, given) {
  const { Temporal } = await import('temporal-polyfill')
  const { dayInTurn, daysAfter } = await import(urlOf(root, 'src/test/clock/days.ts'))
  const today = Temporal.Now.instant()
  const [all, at] = [daysAfter(today), given.indexOf('--day')]
  const day = at < 0 ? null : named(all, given[at + 1])
  return { all, day, inTurn: dayInTurn(all, today), args: day ? given.toSpliced(at, 2) : given }
}

function named(all, name) {
  const found = all.find((day) => day.name === name)
  if (found) return found
  throw new Fault(`npm test -- --day takes one of these: ${all.map((day) => `"${day.name}"`).join(', ')}.`)
}

/** Returns the variables with which processes take it to be a day; none for the real one, null. */
export const environmentOf = (root, day) =>
  day && {
    TEST_CLOCK_FROM: day.instant,
    TEST_CLOCK_AHEAD_MS: String(Date.parse(day.instant) - Date.now()),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${urlOf(root, CLOCK)}`].filter(Boolean).join(' '),
  }

/** Says in one line which day a run takes it to be, and how to have it again. */
export const lineOf = ({ name, instant }) =>
  `The tests take it to be ${name} (${instant}). A test fails only then? Run it so: npm test -- PATH --day "${name}"`
