import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedNodes } from './changes.mjs'
import { JOURNEY } from '#setup/suites/changed.mjs'
import { Journeys } from './journeys.mjs'
import { TEST } from './modules.mjs'
import { FEATURE, Needs } from './needs.mjs'

const CODE = /^(src|e2e|setup|tools\/measure)\/.*\.(tsx?|mjs)$/
/** What decides how everything is installed, built and run. */
const SETTINGS = /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest|playwright)\.config\.ts|run\.mjs)$/
/** What only lint and type check, or nothing, looks at. */
const UNTESTED = /\.md$|^docs\/|^bench\/|^tools\/(?!measure\/)|^LICENSE$|^knip\.json$|^oxlint\.config\.ts$/

/** Asks at every address: for a change, at those that need it. */
const ASKING_ALL = 'src/server/http/wire/hostile-requests.test.ts'

/** Reads the graph of a repository's files once. Returns a function that selects the tests which changes require. */
export async function createSelection(root, files) {
  const all = { tests: files.filter((file) => TEST.test(file)), journeys: files.filter((file) => JOURNEY.test(file)) }
  const needs = await Needs.open(root, files)
  const journeys = new Journeys(needs)
  const reaches = needs.reachesOfTests(all.tests)

  /** Returns what of a file is another than before. */
  function nodesOf({ file, before }) {
    if (!files.includes(file)) return []
    return before === null || !CODE.test(file) ? needs.allOf(file) : changedNodes(file, before, readFileSync(join(root, file), 'utf8'))
  }

  /** Returns a function that says whether a declaration of a file of tests needs one of some nodes, and those of them that tests need. */
  function neededOf(nodes) {
    const kinds = [...new Set(reaches.values())]
    const needing = new Map(kinds.map((reach) => [reach, reach.needing(nodes)]))
    return {
      needs: (file, node) => needing.get(reaches.get(file)).has(node),
      tested: [...nodes].filter((node) => kinds.some((reach) => reach.has(node))),
    }
  }

  /**
   * Returns the test files and journeys that changes require: those that need what has changed, and the tests of a feature for each change
   * in it; `narrowed` names to their runners the tests in them that do, and `addresses` those at which a test that asks at all has to ask, null
   * for all. A change is a file and its text before, null where it was not there. All are required where a file is changed of which the graph
   * does not know who needs it: `because` is then its path.
   */
  function select(changes) {
    const nodes = new Set(changes.flatMap(nodesOf))
    const features = new Set([...nodes].flatMap((node) => FEATURE.exec(node)?.[0] ?? []))
    const isOfFeature = (file) => features.has(FEATURE.exec(file)?.[0])
    const needed = neededOf(nodes)
    const tests = all.tests.filter((file) => isOfFeature(file) || needs.allOf(file).some((node) => needed.needs(file, node)))
    const shown = journeys.select(nodes)
    const tested = new Set([...needed.tested.map((node) => node.split('#')[0]), ...shown.reached])
    const isKnown = (file) =>
      UNTESTED.test(file) ||
      (tested.has(file) && !SETTINGS.test(file)) ||
      tests.some((test) => FEATURE.test(file) && test.startsWith(FEATURE.exec(file)[0]))
    const because =
      changes.find((change) => !isKnown(change.file) && !(CODE.test(change.file) && nodesOf(change).length === 0))?.file ?? null
    if (because) return { ...all, narrowed: all, addresses: null, because, nodes: [...nodes] }
    const narrowed = {
      tests: tests.flatMap((file) => (isOfFeature(file) ? file : needs.narrowed(file, (node) => needed.needs(file, node)))),
      journeys: shown.narrowed,
    }
    const addresses = needs.addressesNeeding(nodes, ASKING_ALL)
    return { tests, journeys: shown.journeys, narrowed, addresses, because, nodes: [...nodes] }
  }

  return { select, needs, reaches, journeys: journeys.all }
}
