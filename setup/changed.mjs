import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './child.mjs'
import { JOURNEYS } from './journeys.mjs'

/** What stands between two slashes after `features`. */
const FEATURE = /^src\/(?:server|web)\/features\/([\w-]+)\//
const TEST = /\.test\.(tsx?|mjs)$/
const JOURNEY = /^e2e\/[\w-]+\.e2e\.ts$/
/** What no test reads, but for lint and type check. */
const UNTESTED = /\.md$|^docs\/|^bench\/|^LICENSE$/

/** Paths of all files that differ from a commit, those included that git does not know yet. @throws Fault where git cannot say */
export function changedFiles(root, since = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
  try {
    return [...git('diff', '--name-only', '--merge-base', since), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    throw new Fault(`git cannot say what changed since ${since}. Name a commit or branch: npm test -- --changed main`)
  }
}

/**
 * The tests that changed files ask for: file filters of vitest and of Playwright. A change within features asks for the tests in these
 * features and for the journeys that show them; one in what features share asks for everything (null).
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
      vitest.add(`/features/${feature}/`)
      for (const name of JOURNEYS[feature]) journeys.add(`e2e/${name}.e2e.ts`)
    }
  }
  return { vitest: [...vitest], journeys: [...journeys] }
}

/** Those of the filters that find a test: a feature may have none beside it, and a changed test may be gone. */
export function findingTests(root, filters) {
  const folders = ['src', 'setup', 'e2e'].filter((folder) => existsSync(join(root, folder)))
  const paths = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`))
  const tests = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => TEST.test(path) || JOURNEY.test(path))
  return filters.filter((filter) => tests.some((path) => path.includes(filter)))
}
