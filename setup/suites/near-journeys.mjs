import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changesSince, JOURNEY, testsFor } from './changed.mjs'

/** Of so many changed files nearly every journey needs one: finding that out takes seconds. */
const MAX_CHANGES = 100
/** Journeys of so many files take some minutes, and all together a quarter of an hour. */
const MAX_FILES = 20

/**
 * Returns the files of the journeys that a run takes whether it is their turn or not, because of what has changed since this branch left
 * the main one, or in the last commit of that, and the line that says so; none where git cannot tell, as in a copy without history.
 */
export async function nearJourneys(root) {
  const { baseOf } = await import(pathToFileURL(join(root, 'setup/suites/app-tests.ts')).href)
  const base = baseOf(root)
  const changes = base === null ? [] : changesSince(root, base)
  if (changes.length === 0) return { near: [], line: null }
  return chosenOf(changes, changes.length > MAX_CHANGES ? null : (await testsFor(root, changes)).journeys)
}

/** Chooses the journeys that need a change; where these are too many, or are not known, null, those whose own file has changed. */
export function chosenOf(changes, needing) {
  const own = changes.map(({ file }) => file).filter((file) => JOURNEY.test(file))
  const isAll = needing !== null && needing.length <= MAX_FILES
  const near = (isAll ? needing : own).slice(0, MAX_FILES)
  const whose = isAll ? 'that need what has changed' : 'that have changed themselves, as too many need what has changed,'
  return { near, line: `The journeys of ${near.length} files ${whose} run as well; npm test -- --changed main has all that need it.` }
}
