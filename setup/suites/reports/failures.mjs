import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { journeysOf } from './journeys.mjs'

const SHOWN_FAILURES = 20
const SHOWN_LINES = 12

/** Returns name and message of each failed test in vitest's JSON report, and of each file that did not load. */
export const failuresOfVitest = (root, { testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((each) => each.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [{ name: file, message: message ?? '' }] : []
    return tests.map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, message: failureMessages.join('\n') }))
  })

/** Returns name and message, of the last try, of each journey that failed in Playwright's JSON report, and the errors of no journey. */
export const failuresOfPlaywright = ({ errors = [], ...report }) => [
  ...errors.map(({ message }) => ({ name: 'Playwright', message: message ?? '' })),
  ...journeysOf(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, projectName, results }) => ({
      name: `e2e/${file} (${projectName}): ${title}`,
      message: (results.at(-1)?.errors ?? []).map(({ message }) => message).join('\n'),
    })),
]

/** Returns the failures of all suites as lines to print last: where only the end of a run's output is kept, it has to name what failed. */
export function failureLines(failures) {
  const left = failures.length - SHOWN_FAILURES
  return [
    ...failures
      .slice(0, SHOWN_FAILURES)
      .flatMap(({ name, message, showsPackages }) => [`Failed: ${name}`, ...firstLines(message, showsPackages)]),
    ...(left > 0 ? [`Failed as well: ${left} more`] : []),
  ]
}

/** The lines of a stack within packages tell nothing of a test. */
function firstLines(message, showsPackages = false) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && (showsPackages || !line.includes('node_modules/')))
  return lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`)
}
