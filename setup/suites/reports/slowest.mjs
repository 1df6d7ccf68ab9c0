import { relative } from 'node:path'
import { journeysOf } from './journeys.mjs'

const SHOWN = 10

/** Returns name and duration of each test in vitest's JSON report. */
export const timesOfVitest = (root, { testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative(root, name)}: ${fullName}`, ms: duration ?? 0 })),
  )

/** Returns name and duration of each test in Playwright's JSON report, retries included. */
export const timesOfPlaywright = (report) =>
  journeysOf(report).map(({ file, title, projectName, results }) => ({
    name: `${file} (${projectName}): ${title}`,
    ms: results.reduce((total, { duration }) => total + duration, 0),
  }))

/** Returns the slowest tests of all suites as lines to print, the slowest first. */
export function slowestLines(times) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  if (slowest.length === 0) return []
  return ['The slowest tests:', ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)]
}
