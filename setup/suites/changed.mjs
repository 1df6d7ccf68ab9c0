import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Fault } from '#setup/child.mjs'

/** The path of a file of journeys. */
export const JOURNEY = /^e2e\/[\w/-]+\.e2e\.ts$/

/** Returns what git prints, line by line. */
function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(Boolean)
}

/** Returns the paths of all files of the repository, those included that are not added yet. */
export const filesOf = (root) =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(root, file)))

/**
 * Returns all files that differ from a commit, untracked ones included, each with its text before, null where it was not there. With a
 * branch, the commit is where this one left it. @throws Fault where git fails
 */
export function changesSince(root, since = 'HEAD') {
  try {
    const [base] = git(root, 'merge-base', since, 'HEAD')
    const differing = git(root, 'diff', '--name-only', '--no-renames', base).map((file) => ({ file, before: textAt(root, base, file) }))
    return [...differing, ...git(root, 'ls-files', '--others', '--exclude-standard').map((file) => ({ file, before: null }))]
  } catch {
    throw new Fault(`git cannot say what changed since ${since}. Name a commit or branch: npm test -- --changed main`)
  }
}

function textAt(root, commit, file) {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 })
  } catch {
    return null
  }
}

/**
 * Selects the tests that changes require (`createSelection`); `lines` say what was selected and why.
 * The graph is imported here, because it needs what `npm test` installs first.
 */
export async function testsFor(root, changes) {
  const { createSelection } = await import('./graph/select.mjs')
  const { select } = await createSelection(root, filesOf(root))
  const selection = select(changes)
  return { ...selection, lines: linesOf(selection, changes) }
}

function linesOf({ tests, journeys, narrowed, nodes, because }, changes) {
  const single = new Set([...narrowed.tests, ...narrowed.journeys].filter((each) => each.includes(':')).map((each) => each.split(':')[0]))
    .size
  const changed = [...nodes].map((node) => node.split('#')[1]).filter(Boolean)
  const names = changed.length > 0 ? `: ${shortened(changed)}` : ''
  return [
    `Changed: ${counted(changes.length, 'file')}${names}.`,
    because
      ? `Everything runs (${counted(tests.length, 'test file')}, ${counted(journeys.length, 'journey')}), because no test alone reaches ${because}.`
      : `What needs it: ${counted(tests.length, 'test file')} and ${counted(journeys.length, 'journey')}${journeys.length > 0 ? ` (${journeys.map(nameOf).join(', ')})` : ''}${single > 0 ? `, of ${counted(single, 'file')} single tests` : ''}.`,
  ]
}

const SHOWN = 8
const shortened = (names) =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` and ${names.length - SHOWN} more declarations` : '')
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`
const nameOf = (path) => basename(path, '.e2e.ts')
