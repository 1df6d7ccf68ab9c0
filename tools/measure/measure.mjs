/** The entry point of `npm run measure`, which prints how the code is laid out, and of `npm run measure -- SUBJECT [arguments]`, which prints what a step of work on it costs on this machine. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
/** Each subject with its file and what it exports. */
const SUBJECTS = {
  'floor-plan': ['floor-plan.mjs', 'measureFloorPlan'],
  types: ['types.mjs', 'measureTypes'],
  suite: ['suite.mjs', 'measureSuite'],
  loaded: ['loaded.mjs', 'measureLoaded'],
  changed: ['changed.mjs', 'measureChanged'],
  start: ['start.mjs', 'measureStart'],
  releases: ['releases.mjs', 'measureReleases'],
}

const [subject = 'floor-plan', ...args] = process.argv.slice(2)
const [file, name] = (Object.hasOwn(SUBJECTS, subject) && SUBJECTS[subject]) || []
if (file && existsSync(join(here, file))) await (await import(`./${file}`))[name](root, args)
else {
  console.error(file ? `tools/measure/${file} is missing.` : `Usage: npm run measure -- ${Object.keys(SUBJECTS).join('|')} [arguments]`)
  process.exitCode = 1
}
