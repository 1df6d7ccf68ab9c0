import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { Fault, runStep } from './child.mjs'
import { step } from './step.mjs'

const SHARED_SOURCES = ['src/contract', 'src/shared', 'tsconfig.json', 'package-lock.json']

/**
 * What is built: the sources, by which it is known whether they have changed since; the file that says so; what Vite is asked for; and what is
 * said of it.
 */
const BUILDS = {
  pages: {
    sources: [
      'src/web',
      ...SHARED_SOURCES,
      'vite.config.ts',
      ...['chunks', 'endpoint-table', 'small-code', 'install/bundled-packages'].map((name) => `setup/${name}.ts`),
    ],
    stamp: 'dist/.stamp',
    vite: ['--app'],
    lines: ['Building the pages', 'The pages are built', 'The pages could not be built; the reason stands above.'],
  },
  server: {
    sources: ['src/server', ...SHARED_SOURCES, 'vite.server.config.ts'],
    stamp: 'dist/app/.stamp',
    vite: ['--config', 'vite.server.config.ts'],
    lines: ['Building the server', 'The server is built', 'The server could not be built; the reason stands above.'],
  },
}
/** Tests are built nowhere, and what the server reads beside its code it reads when it runs. */
const NOT_BUILT = /\.test\.tsx?$|^src\/server\/.*(?<!\.ts)$/

/** Returns a hash of path and content of all sources. By content, not time: checking out the same files causes no build. */
function fingerprint(root, { sources }) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesUnder(root, source)).sort()) {
    const content = existsSync(join(root, path)) ? readFileSync(join(root, path)) : ''
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesUnder(root, source) {
  const entries = isFolder(join(root, source)) ? readdirSync(join(root, source), { recursive: true, withFileTypes: true }) : null
  const paths = entries?.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name))) ?? [source]
  return paths.map((path) => path.replaceAll(sep, '/')).filter((path) => !NOT_BUILT.test(path))
}

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory()

/** Returns which of the builds that a command needs (`pages`, `server`) are missing or of other sources. */
export const staleBuilds = (root, needs) => Object.keys(BUILDS).filter((name) => needs[name] && !isBuilt(root, BUILDS[name]))

function isBuilt(root, build) {
  const stamp = join(root, build.stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, build)
}

/**
 * Builds the pages for browser and server, or the server in a few files. The stamp is removed first and written last, so a failed build does
 * not count as built.
 */
export function build(root, name) {
  const [begins, ended, failed] = BUILDS[name].lines
  return step(begins, ended, () => runVite(root, BUILDS[name], failed))
}

async function runVite(root, build, failed) {
  const stamp = join(root, build.stamp)
  rmSync(stamp, { force: true })
  const before = fingerprint(root, build)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runStep(process.execPath, [vite, 'build', ...build.vite, '--logLevel', 'warn'], { cwd: root, env })
  if (code !== 0) throw new Fault(failed)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, before)
}
