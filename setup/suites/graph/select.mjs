import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedNodes } from './changes.mjs'
import { JOURNEY } from '#setup/suites/changed.mjs'
import { Journeys } from './journeys.mjs'
import { FEATURE, Needs, TEST } from './needs.mjs'

const CODE = /^(src|e2e|setup|tools\/measure)\/.*\.(tsx?|mjs)$/
/** What decides how everything is installed, built and run. */
const SETTINGS = /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest|playwright)\.config\.ts|run\.mjs)$/
/** What only lint and type check, or nothing, looks at. */
const UNTESTED = /\.md$|^docs\/|^bench\/|^tools\/(?!measure\/)|^LICENSE$|^knip\.json$|^oxlint\.config\.ts$/

/** Reads the graph of a repository's files once. Returns a function that selects the tests which changes require. */
export async function createSelection(root, files) {
  const all = { tests: files.filter((file) => TEST.test(file)), journeys: files.filter((file) => JOURNEY.test(file)) }
  const needs = await Needs.open(root, files)
  const journeys = new Journeys(needs)
  const needed = new Map(all.tests.map((file) => [file, needs.neededByTest(file)]))

  /** Returns what of a file is another than before. */
  function nodesOf({ file, before }) {
    if (!files.includes(file)) return []
    return before === null || !CODE.test(file) ? needs.allOf(file) : changedNodes(file, before, readFileSync(join(root, file), 'utf8'))
  }

  /**
   * Returns the test files and journeys that changes require: those that need what has changed, and the tests of a feature for each change
   * in it. A change is a file and its text before, null where it was not there. All are required where a file is changed of which the graph
   * does not know who needs it: `because` is then its path.
   */
  function select(changes) {
    const nodes = new Set(changes.flatMap(nodesOf))
    const features = new Set([...nodes].flatMap((node) => FEATURE.exec(node)?.[0] ?? []))
    const isOfFeature = (file) => features.has(FEATURE.exec(file)?.[0])
    const reaching = new Map(all.tests.map((file) => [file, [...needed.get(file).keys()].filter((node) => nodes.has(node))]))
    const tests = all.tests.filter((file) => reaching.get(file).length > 0 || isOfFeature(file))
    const shown = journeys.select(nodes)
    const tested = new Set([...[...reaching.values()].flat().map((node) => node.split('#')[0]), ...shown.reached])
    const isKnown = (file) =>
      UNTESTED.test(file) ||
      (tested.has(file) && !SETTINGS.test(file)) ||
      tests.some((test) => FEATURE.test(file) && test.startsWith(FEATURE.exec(file)[0]))
    const because =
      changes.find((change) => !isKnown(change.file) && !(CODE.test(change.file) && nodesOf(change).length === 0))?.file ?? null
    return { ...(because ? all : { tests, journeys: shown.journeys }), because, nodes: [...nodes] }
  }

  return { select, needs, needed, journeys: journeys.all }
}
