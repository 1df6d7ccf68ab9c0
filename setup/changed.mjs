import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './child.mjs'
import { JOURNEYS } from './journeys.mjs'

/** Matches a file of a feature; the group is the feature's name. */
const FEATURE = /^src\/(?:server|web)\/features\/([\w-]+)\//
const TEST = /\.test\.(tsx?|mjs)$/
const JOURNEY = /^e2e\/[\w-]+\.e2e\.ts$/
/** Tests of what pages show in the server's HTML: a page shows several features. */
const PAGES = 'src/web/pages/'
/** Files that no test reads; only lint and type check cover them. */
const UNTESTED = /\.md$|^docs\/|^bench\/|^LICENSE$/

/** Returns the paths of all files that differ from a commit, untracked ones included. @throws Fault where git fails */
export function changedFiles(root, since = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
  try {
    return [...git('diff', '--name-only', '--merge-base', since), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    throw new Fault(`git cannot say what changed since ${since}. Name a commit or branch: npm test -- --changed main`)
  }
}

/**
 * Returns the tests that changed files require, as file filters of vitest and of Playwright. A change within features requires the tests of
 * these features, those of pages and the journeys that show them; a change to shared code requires all tests (null).
 */
export function testsFor(files) {
  const vitest = new Set()
  const journeys = new Set()
  for (const file of files) {
    const feature = FEATURE.exec(file)?.[1]
    if (UNTESTED.test(file)) continue
    else if (TEST.test(file)) vitest.add(file)
    else if (JOURNEY.test(file)) journeys.add(file)
    else if (file.startsWith('setup/')) vitest.add('setup/')
    else if (!feature || !JOURNEYS[feature]) return null
    else {
      vitest.add(`/features/${feature}/`).add(PAGES)
      for (const name of JOURNEYS[feature]) journeys.add(`e2e/${name}.e2e.ts`)
    }
  }
  return { vitest: [...vitest], journeys: [...journeys] }
}

/** Returns the filters that match a test: a feature may have no tests, and a changed test may be deleted. */
export function findingTests(root, filters) {
  const folders = ['src', 'setup', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  const paths = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`))
  const tests = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => TEST.test(path) || JOURNEY.test(path))
  return filters.filter((filter) => tests.some((path) => path.includes(filter)))
}
