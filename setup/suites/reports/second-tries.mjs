import { journeysOf } from './journeys.mjs'

/**
 * Returns the journeys that failed and passed on a second try, a line each. They do not fail the run, which would tell of the machine rather
 * than of the change, but each is a defect: of the journey, which relies on a fast machine, or of the site.
 */
export const secondTries = (report) =>
  journeysOf(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, title, projectName }) => `Defect: e2e/${file} (${projectName}): "${title}" failed and passed on a second try.`)
