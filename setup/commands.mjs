import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { format, lint, typecheck } from './checks.mjs'
import { run } from './child.mjs'
import { install, isInstalled, TOOLS } from './install.mjs'
import { alone } from './lock.mjs'
import { test } from './suites.mjs'

/** Installs and builds what is missing or outdated. Takes some hundredths of a second when nothing changed. */
async function prepare(root, { pages, tools }) {
  const hasTools = () => !tools || isInstalled(join(root, tools))
  const isReady = () => isInstalled(root) && hasTools() && (!pages || isBuilt(root))
  if (isReady()) return
  await alone(root, async () => {
    if (!isInstalled(root)) await install(root)
    if (!hasTools()) await install(join(root, tools), `Installing what only this command needs, in ${tools} (once) …`)
    if (pages && !isBuilt(root)) await build(root)
  })
}

/** Runs a program of the repository. The warning is disabled because the first Node 24 still calls type stripping experimental. */
function program(root, nodeArgs, { env, linked = false } = {}) {
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }
  const options = { linked, cwd: root, env: { ...compiled, ...process.env, ...env } }
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArgs], options)
}

/** React and other packages choose their fast build by NODE_ENV, at their first import. */
const production = () => ({ NODE_ENV: process.env.NODE_ENV || 'production' })

/**
 * How a server uses memory: few arenas of glibc, which has one for each thread and returns nothing of it to the system, and room for half as
 * much new data before V8 looks for what is still used. With the embedded database that is a quarter less at the same speed. Having glibc
 * return large blocks at once (MALLOC_MMAP_THRESHOLD_) would spare some more, for a fifth more CPU time of a write.
 */
const ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' }
const NEW_SPACE = '--max-semi-space-size=8'

/** The scripts of package.json: each takes (root, args) and returns an exit code. */
export const commands = {
  async start(root, args) {
    await prepare(root, { pages: true })
    return program(root, [NEW_SPACE, 'src/server/main.ts', ...args], { env: { ...production(), ...ARENAS }, linked: true })
  },
  async dev(root, args) {
    await prepare(root, { pages: false })
    const watched = ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/shared', '--watch-preserve-output']
    return program(root, [...watched, 'src/server/main.ts', '--dev', ...args], { linked: true })
  },
  test: (root, args) => test(root, args, () => prepare(root, { pages: true, tools: TOOLS.lint })),
  async lint(root, args) {
    await prepare(root, { pages: false, tools: TOOLS.lint })
    return lint(root, args)
  },
  async format(root, args) {
    await prepare(root, { pages: false })
    return format(root, args)
  },
  async typecheck(root, args) {
    await prepare(root, { pages: false })
    return typecheck(root, args)
  },
  async import(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/import.ts', ...args], { env: production() })
  },
  async seed(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/seed.ts', ...args], { env: production() })
  },
  async restore(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/restore.ts', ...args], { env: production() })
  },
  async 'reset-two-factor'(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/reset-two-factor.ts', ...args], { env: production() })
  },
  async bench(root, args) {
    await prepare(root, { pages: true, tools: TOOLS.bench })
    return program(root, [NEW_SPACE, 'bench/bench.ts', ...args], { env: { ...production(), ...ARENAS } })
  },
  measure: (root, args) => program(root, ['tools/measure/measure.mjs', ...args]),
}
