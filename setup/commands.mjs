import { format, lint, typecheck } from './checks.mjs'
import { run } from './child.mjs'
import { TOOLS } from './install/install.mjs'
import { prepare } from './prepare.mjs'
import { BUILT_SERVER, nodeProcess, production, serverProcess } from './server-process.mjs'
import { test } from './suites/suites.mjs'

/** Returns what `prepare` brings for a command, and what then runs it: a function of (root, args) that returns an exit code. */
const command = (needs, work) => ({
  needs,
  async run(root, args) {
    await prepare(root, needs)
    return work(root, args)
  },
})

const runNode = ({ args, options }, { linked = false } = {}) => run(process.execPath, args, { linked, ...options })

/** A program that uses the database of the settings and ends. */
const onDatabase = (path) => command({}, (root, args) => runNode(nodeProcess(root, [path, ...args], production())))

const forTests = { dev: true, pages: true, server: true, tools: TOOLS.lint }

/** The scripts of package.json. */
export const commands = {
  start: command({ pages: true, server: true, database: true }, (root, args) =>
    runNode(serverProcess(root, [BUILT_SERVER, ...args]), { linked: true }),
  ),
  /** What a start would build first, so that an upgrade does it while the version before runs. */
  build: command({ pages: true, server: true }, () => 0),
  dev: command({}, (root, args) => {
    const watched = ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/shared', '--watch-preserve-output']
    return runNode(nodeProcess(root, [...watched, 'src/server/commands/main.ts', '--dev', ...args]), { linked: true })
  }),
  // Says itself that its preparation failed.
  test: { needs: forTests, run: (root, args) => test(root, args, () => prepare(root, forTests)) },
  lint: command({ dev: true, tools: TOOLS.lint }, lint),
  format: command({ dev: true, tools: TOOLS.lint }, format),
  typecheck: command({ dev: true }, typecheck),
  import: onDatabase('src/server/commands/import.ts'),
  seed: onDatabase('src/server/commands/seed.ts'),
  restore: onDatabase('src/server/commands/restore.ts'),
  'reset-two-factor': onDatabase('src/server/commands/reset-two-factor.ts'),
  bench: command({ pages: true, server: true, tools: TOOLS.bench }, (root, args) =>
    runNode(serverProcess(root, ['bench/bench.ts', ...args])),
  ),
  cluster: command({ pages: true, server: true, tools: TOOLS.s3 }, (root, args) =>
    runNode(nodeProcess(root, ['tools/cluster/cluster.mjs', ...args]), { linked: true }),
  ),
  chaos: command({ dev: true, pages: true, server: true, tools: TOOLS.s3 }, (root, args) =>
    runNode(nodeProcess(root, ['tools/cluster/chaos.mjs', ...args]), { linked: true }),
  ),
  measure: command(forTests, (root, args) => runNode(nodeProcess(root, ['tools/measure/measure.mjs', ...args]))),
}
