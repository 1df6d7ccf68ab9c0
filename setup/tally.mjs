/** Counts of one suite or of several: what passed, failed and was skipped. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** A suite that could not be counted, or a check that has no tests of its own, and did not hold. */
export const ONE_FAILURE = { ...NOTHING, failed: 1 }

/** The counts of vitest's JSON report. A file that did not even load counts as one failure. */
export function tallyOfVitest(report, exitCode) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const skipped = count('pending', 'skipped', 'todo', 'disabled')
  return judged({ passed: count('passed'), failed: count('failed') + broken.length, skipped }, exitCode)
}

/** The counts of Playwright's JSON report. A test that passed only when tried again has failed. */
export function tallyOfPlaywright({ stats }, exitCode) {
  return judged({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }, exitCode)
}

/** A suite that ran no test, or ended badly without naming a failed one, has failed once. */
function judged(tally, exitCode) {
  const isSilentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed + tally.skipped === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

export const sum = (tallies) =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
