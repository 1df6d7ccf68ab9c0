import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { failureLines, failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import UnhandledReporter from './unhandled-reporter.mjs'

describe('The failures at the end of a run', () => {
  test("vitest's report gives each failed test with its message, and a file that did not load", () => {
    const report = {
      testResults: [
        {
          name: '/clone/src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a group one', status: 'passed', failureMessages: [] },
            { fullName: 'a group two', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: '/clone/src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: '/clone/src/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    }
    expect(failuresOfVitest('/clone', report)).toEqual([
      { name: 'src/a.test.ts: a group two', message: 'expected 1 to be 2' },
      { name: 'src/b.test.ts', message: 'Cannot find module' },
    ])
  })

  test("Playwright's report gives the last try of each journey that failed, groups included, and what failed outside all journeys", () => {
    const spec = (title, status, ...messages) => ({
      title,
      tests: [{ projectName: 'phone', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
    })
    const group = { file: 'home.e2e.ts', specs: [spec('in a group', 'unexpected', 'first try', 'second try')] }
    const alone = [spec('passes later', 'flaky', 'first try'), spec('passes', 'expected')]
    expect(
      failuresOfPlaywright({ suites: [{ file: 'home.e2e.ts', specs: alone, suites: [group] }], errors: [{ message: 'No site.' }] }),
    ).toEqual([
      { name: 'Playwright', message: 'No site.' },
      { name: 'e2e/home.e2e.ts (phone): in a group', message: 'second try' },
    ])
  })

  test('an error outside all tests is a failure with its whole stack, also within packages, and what ran meanwhile', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unhandled-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    vi.stubEnv('UNHANDLED_ERRORS_FILE', join(folder, 'errors.json'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const stack = 'TypeError: no\n at node_modules/pg-pool/index.js:1'
    const error = { name: 'TypeError', message: 'no', stack, VITEST_TEST_PATH: resolve('a.test.ts'), VITEST_TEST_NAME: 'adds up' }
    new UnhandledReporter().onTestRunEnd([], [error, { message: 'of no file' }])
    const failures = JSON.parse(readFileSync(join(folder, 'errors.json'), 'utf8'))
    expect(failureLines(failures)).toEqual([
      'Failed: no test: an unhandled TypeError, during a.test.ts, during adds up',
      '    TypeError: no',
      '     at node_modules/pg-pool/index.js:1',
      'Failed: no test: an unhandled error',
      '    of no file',
    ])
  })

  test('a failure is shown with the first lines of its message, without colours, and of many failures only the first', () => {
    const message = ['\u001b[31mred\u001b[39m', '', ...Array.from({ length: 40 }, (_, index) => `line ${index}`)].join('\n')
    const lines = failureLines([{ name: 'a', message }])
    expect(lines.slice(0, 3)).toEqual(['Failed: a', '    red', '    line 0'])
    expect(lines).toHaveLength(13)
    const many = failureLines(Array.from({ length: 23 }, (_, index) => ({ name: `test ${index}`, message: '' })))
    expect(many.at(-1)).toBe('Failed as well: 3 more')
    expect(many).toHaveLength(21)
    expect(failureLines([])).toEqual([])
  })
})
