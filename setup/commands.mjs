import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { format, lint, typecheck } from './checks.mjs'
import { run } from './child.mjs'
import { install, isInstalled } from './install.mjs'
import { alone } from './lock.mjs'
import { test } from './suites.mjs'

/** Brings the clone up to date. Costs some hundredths of a second when nothing changed. */
async function prepare(root, { pages }) {
  const isReady = () => isInstalled(root) && (!pages || isBuilt(root))
  if (isReady()) return
  await alone(root, async () => {
    if (!isInstalled(root)) await install(root)
    if (pages && !isBuilt(root)) await build(root)
  })
}

/** Runs one of our own programs; the type stripping of the earliest Node 24 still warns of itself. */
function program(root, nodeArgs, { env, linked = false } = {}) {
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }
  const options = { linked, cwd: root, env: { ...compiled, ...process.env, ...env } }
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArgs], options)
}

/** React and others decide by NODE_ENV, at their first import, whether they are the fast build. */
const production = () => ({ NODE_ENV: process.env.NODE_ENV || 'production' })

/** What each script of package.json does: (root, args) to an exit code. */
export const commands = {
  async start(root, args) {
    await prepare(root, { pages: true })
    return program(root, ['src/server/main.ts', ...args], { env: production(), linked: true })
  },
  async dev(root, args) {
    await prepare(root, { pages: false })
    const watched = ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/shared', '--watch-preserve-output']
    return program(root, [...watched, 'src/server/main.ts', '--dev', ...args], { linked: true })
  },
  test: (root, args) => test(root, args, () => prepare(root, { pages: true })),
  lint: (root, args) => checked(root, lint, args),
  format: (root, args) => checked(root, format, args),
  typecheck: (root, args) => checked(root, typecheck, args),
  async import(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/import.ts', ...args], { env: production() })
  },
  async seed(root, args) {
    await prepare(root, { pages: false })
    return program(root, ['src/server/seed.ts', ...args], { env: production() })
  },
  async bench(root, args) {
    await prepare(root, { pages: true })
    return program(root, ['bench/bench.ts', ...args], { env: production() })
  },
}

async function checked(root, check, args) {
  await prepare(root, { pages: false })
  return check(root, args)
}
