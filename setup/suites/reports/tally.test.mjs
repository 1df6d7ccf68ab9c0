import { expect, describe, test } from 'vitest'
import { lastLine, NOTHING, ONE_FAILURE, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })
const vitestReport = (...files) => ({ testResults: files })
const playwrightReport = (stats) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } })

describe('The tally of all suites', () => {
  test('vitest: tests are counted by their status', () => {
    const report = vitestReport(file('passed', 'passed', 'passed', 'pending', 'todo'), file('failed', 'failed', 'passed'))
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  test('vitest: a file that did not load is a failure', () => {
    expect(tallyOfVitest(vitestReport(file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('vitest: a failing exit code without a failed test is a failure', () => {
    expect(tallyOfVitest(vitestReport(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('Playwright: a test that passed on the second try has passed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 }
    expect(tallyOfPlaywright(playwrightReport(stats), 1)).toEqual({ passed: 6, failed: 1, skipped: 3 })
  })

  test('a suite that ran no test has failed', () => {
    expect(tallyOfPlaywright(playwrightReport({}), 0)).toEqual(ONE_FAILURE)
    expect(tallyOfVitest(vitestReport(), 0)).toEqual(ONE_FAILURE)
  })

  test('the last line sums all suites and names skipped tests only if there are any', () => {
    expect(lastLine(sum([{ passed: 2, failed: 0, skipped: 0 }, NOTHING, ONE_FAILURE]))).toBe('2 passed, 1 failed')
    expect(lastLine({ passed: 2, failed: 0, skipped: 4 })).toBe('2 passed, 0 failed, 4 skipped')
  })
})
