import { describe, expect, test } from 'vitest'
import { slowestLines, timesOfPlaywright, timesOfVitest } from './slowest.mjs'

describe('The slowest tests', () => {
  test("vitest's report gives the time of each test, and 0 for one that was skipped", () => {
    const report = {
      testResults: [
        {
          name: '/clone/src/a.test.ts',
          assertionResults: [{ fullName: 'a group one', duration: 12.5 }, { fullName: 'a group two' }],
        },
      ],
    }
    expect(timesOfVitest('/clone', report)).toEqual([
      { name: 'src/a.test.ts: a group one', ms: 12.5 },
      { name: 'src/a.test.ts: a group two', ms: 0 },
    ])
  })

  test("Playwright's report gives the time of each test at each width, groups included", () => {
    const spec = (title, ...durations) => ({
      title,
      tests: durations.map((duration, index) => ({ projectName: ['desktop', 'phone'][index], results: [{ duration }] })),
    })
    const group = { file: 'home.e2e.ts', specs: [spec('in a group', 5)] }
    expect(timesOfPlaywright({ suites: [{ file: 'home.e2e.ts', specs: [spec('alone', 30, 40)], suites: [group] }] })).toEqual([
      { name: 'home.e2e.ts (desktop): alone', ms: 30 },
      { name: 'home.e2e.ts (phone): alone', ms: 40 },
      { name: 'home.e2e.ts (desktop): in a group', ms: 5 },
    ])
  })

  test('ten tests are listed, the slowest first, and none when no test ran', () => {
    const times = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 }))
    const lines = slowestLines(times)
    expect(lines).toHaveLength(11)
    expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '   11.0 s  test 11'])
    expect(slowestLines([])).toEqual([])
  })
})
