/** The counts of a suite, or of several: passed, failed and skipped tests. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** The counts of a suite without a report, and of a failed check that has no tests of its own. */
export const ONE_FAILURE = { ...NOTHING, failed: 1 }

/** Returns the counts of vitest's JSON report. A file that did not load counts as one failure. */
export function tallyOfVitest(report, exitCode) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const skipped = count('pending', 'skipped', 'todo', 'disabled')
  return withSilentFailure({ passed: count('passed'), failed: count('failed') + broken.length, skipped }, exitCode)
}

/** Returns the counts of Playwright's JSON report. A test that passed on a second try counts as passed (setup/suites/reports/second-tries.mjs names it). */
export function tallyOfPlaywright({ stats }, exitCode) {
  return withSilentFailure({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode)
}

/** Counts one failure for a suite that ran no test, or exited with an error without naming a failed test. */
function withSilentFailure(tally, exitCode) {
  const isSilentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed + tally.skipped === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

export const sum = (tallies) =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)

/** Returns the last line of `npm test`. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
