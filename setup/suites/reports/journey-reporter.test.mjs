import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import JourneyReporter from './journey-reporter.mjs'

/** A test as Playwright tells of it. */
const journey = (file, title) => ({
  location: { file: `/site/e2e/${file}`, line: 7 },
  titlePath: () => ['', 'desktop', file, title],
  retries: 1,
})
const passed = { status: 'passed', retry: 0, duration: 1_200, errors: [], stdout: ['not shown'], stderr: [] }
const failed = {
  ...passed,
  status: 'failed',
  errors: [{ message: 'Expected 2 rows', snippet: '> 7 | rows', stack: 'Error: Expected 2 rows\n    at inbox.e2e.ts:7:3' }],
  stdout: ['without an answer []\n'],
}

describe('The reporter of the journeys', () => {
  let lines
  beforeEach(() => {
    lines = []
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  })
  afterEach(() => vi.restoreAllMocks())

  function report(...results) {
    const reporter = new JourneyReporter()
    reporter.onBegin({}, { allTests: () => [...new Set(results.map(([test]) => test))] })
    for (const [test, result] of results) reporter.onTestEnd(test, result)
    reporter.onEnd()
    return lines
  }

  test('a file has one line, once all its tests have ended', () => {
    const [keys, list, home] = [
      journey('supplier/inbox.e2e.ts', 'keys'),
      journey('supplier/inbox.e2e.ts', 'list'),
      journey('site/home.e2e.ts', 'door'),
    ]
    expect(report([keys, passed], [home, passed], [list, { ...passed, status: 'skipped' }])).toEqual([
      '✓     1.2 s  e2e/site/home.e2e.ts: 1 passed',
      '✓     2.4 s  e2e/supplier/inbox.e2e.ts: 1 passed, 1 skipped',
    ])
  })

  test('what fails is shown in full, and a second try decides', () => {
    const keys = journey('supplier/inbox.e2e.ts', 'keys')
    const shown = [
      '✘ desktop › supplier/inbox.e2e.ts › keys (line 7, failed after 1.2 s)',
      'Expected 2 rows\n\n> 7 | rows\n\n    at inbox.e2e.ts:7:3',
      'without an answer []',
    ]
    expect(report([keys, failed], [keys, { ...passed, retry: 1 }])).toEqual([...shown, '✓     2.4 s  e2e/supplier/inbox.e2e.ts: 1 passed'])
    lines.splice(0)
    expect(report([keys, failed], [keys, { ...failed, retry: 1 }]).at(-1)).toBe(
      '✘     2.4 s  e2e/supplier/inbox.e2e.ts: 0 passed, 1 failed',
    )
  })

  test('a file whose tests have not all ended is named', () => {
    expect(report([journey('supplier/inbox.e2e.ts', 'keys'), failed]).at(-1)).toBe('Not run to their end: e2e/supplier/inbox.e2e.ts')
  })
})
