import { readFileSync } from 'node:fs'
import { journeysOf } from './journeys.mjs'

/**
 * Returns what the pages of failed journeys showed, as lines to print: Playwright writes it to files, which are gone where only the output of
 * a run is kept.
 */
export const failedPages = (report) =>
  journeysOf(report).flatMap(({ title, projectName, results }) =>
    results
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ name, path }) => name === 'error-context' && path)
      .flatMap(({ path }) => [`The page when "${title}" (${projectName}) failed:`, snapshotIn(path)]),
  )

/** The file also holds the error and the source of the test, which the list of failures shows. */
function snapshotIn(path) {
  const text = readFileSync(path, 'utf8')
  return /```yaml\n([^]*?)\n```/.exec(text)?.[1] ?? text
}
