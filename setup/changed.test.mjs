import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changedFiles, findingTests, testsFor } from './changed.mjs'
import { JOURNEYS } from './journeys.mjs'

describe('npm test -- --changed', () => {
  test('a change within a feature selects the tests of that feature, on both sides, those of pages, and its journeys', () => {
    expect(testsFor(['src/server/features/saved/queries.ts', 'src/web/features/saved/saved-list.tsx'])).toEqual({
      vitest: ['/features/saved/', 'src/web/pages/'],
      journeys: ['e2e/saved.e2e.ts'],
    })
  })

  test('a changed test selects itself, a change in setup/ the tests of setup/, and a document none', () => {
    expect(testsFor(['src/server/features/saved/saved.test.ts', 'e2e/home.e2e.ts', 'setup/npm.mjs', 'README.md', 'docs/a.png'])).toEqual({
      vitest: ['src/server/features/saved/saved.test.ts', 'setup/'],
      journeys: ['e2e/home.e2e.ts'],
    })
  })

  test('a change in shared code or in an unknown feature selects all tests', () => {
    for (const shared of ['src/contract/quotes.ts', 'src/web/ui/button.tsx', 'src/server/http/serve.ts', 'e2e/site.ts', 'package.json'])
      expect(testsFor(['src/web/features/saved/saved-list.tsx', shared])).toBe(null)
    expect(testsFor(['src/server/features/unheard-of/routes.ts'])).toBe(null)
  })

  test('a filter that matches no test is left out', () => {
    expect(
      findingTests(process.cwd(), ['/features/quotes/', '/features/unheard-of/', 'e2e/home.e2e.ts', 'setup/deleted.test.mjs']),
    ).toEqual(['/features/quotes/', 'e2e/home.e2e.ts'])
  })

  test('changed files are those that differ from a commit and those that are untracked', () => {
    const clone = mkdtempSync(join(tmpdir(), 'changed-'))
    onTestFinished(() => rmSync(clone, { recursive: true }))
    const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: clone })
    git('init', '--quiet')
    for (const name of ['same', 'edited']) writeFileSync(join(clone, name), 'before')
    git('add', '.')
    git('commit', '--quiet', '-m', 'first')
    for (const name of ['edited', 'new']) writeFileSync(join(clone, name), 'after')
    expect(changedFiles(clone)).toEqual(['edited', 'new'])
    expect(() => changedFiles(clone, 'nowhere')).toThrow('git cannot say what changed since nowhere.')
  })

  test('every feature has its journeys, and every journey exists and belongs to a feature', () => {
    const features = ['src/server/features', 'src/web/features'].flatMap((folder) => readdirSync(folder))
    expect(Object.keys(JOURNEYS).toSorted()).toEqual([...new Set(features)].toSorted())
    const there = readdirSync('e2e').flatMap((name) => (name.endsWith('.e2e.ts') ? name.replace('.e2e.ts', '') : []))
    expect([...new Set(Object.values(JOURNEYS).flat())].toSorted()).toEqual(there.toSorted())
  })
})
