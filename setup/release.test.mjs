import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file) => readFileSync(file, 'utf8')
const { version } = JSON.parse(read('package.json'))
const HEADING = /^## (.+)$/gm
const RELEASE = /^(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)$/

/** Returns what is wrong with the headings of a changelog for a version: it begins with what is not released, then the releases, newest first. */
function changelogFaults(changelog, released) {
  const [first, ...rest] = [...changelog.matchAll(HEADING)].map(([, heading]) => heading)
  const parts = rest.map((heading) => RELEASE.exec(heading))
  const numbers = parts.map((part) => part?.slice(1, 4).map(Number))
  const isOlder = (one, other) =>
    one.some((number, at) => number < other[at] && one.slice(0, at).every((each, place) => each === other[place]))
  return [
    first !== 'Unreleased' && 'it does not begin with Unreleased',
    ...rest.map((heading, at) => !parts[at] && `"${heading}" is not like "1.0.0 - 2026-11-30"`),
    ...numbers.map(
      (each, at) =>
        at > 0 && each && numbers[at - 1] && !isOlder(each, numbers[at - 1]) && `${each.join('.')} is not older than what is above it`,
    ),
    numbers[0]?.join('.') !== released && `its newest part is not that of ${released}`,
  ].filter(Boolean)
}

const changelog = (...headings) => headings.map((heading) => `## ${heading}\n\n- **A thing.** Words.\n`).join('\n')

describe('A release', () => {
  test('is the version of package.json, with its part in the changelog and the same version in the lock file', () => {
    expect(changelogFaults(read('CHANGELOG.md'), version)).toEqual([])
    const lock = JSON.parse(read('package-lock.json'))
    expect([lock.version, lock.packages[''].version]).toEqual([version, version])
  })

  test('what is not released stands above it', () => {
    expect(changelogFaults(changelog('Unreleased', '1.10.0 - 2026-12-02', '1.9.0 - 2026-12-01'), '1.10.0')).toEqual([])
  })

  test.each([
    ['a version without its part', ['Unreleased', '1.0.0 - 2026-11-30'], '1.1.0'],
    ['a part without a version', ['Unreleased', '1.1.0 - 2026-12-01', '1.0.0 - 2026-11-30'], '1.0.0'],
    ['a part without its day', ['Unreleased', '1.0.0'], '1.0.0'],
    ['no place for what comes next', ['1.0.0 - 2026-11-30'], '1.0.0'],
    ['releases out of order', ['Unreleased', '1.2.0 - 2026-12-01', '1.10.0 - 2026-12-02'], '1.2.0'],
  ])('%s is a fault', (_, headings, released) => {
    expect(changelogFaults(changelog(...headings), released)).not.toEqual([])
  })
})
