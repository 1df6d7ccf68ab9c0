import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, runStep } from './child.mjs'
import { step } from './step.mjs'

/** The sources of the built pages. The server is not built: Node runs its TypeScript. */
const SOURCES = [
  'src/web',
  'src/contract',
  'src/shared',
  'vite.config.ts',
  'setup/bundled-packages.ts',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = 'dist/.stamp'
const TEST = /\.test\.tsx?$/

/** Returns a hash of path and content of all sources. By content, not time: checking out the same files causes no build. */
export function fingerprint(root) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source)).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesUnder(root, path) {
  if (!existsSync(join(root, path)) || TEST.test(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`))
}

export function isBuilt(root) {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)
}

/** Builds the pages for browser and server. The stamp is removed first and written last, so a failed build does not count as built. */
export const build = (root) => step('Building the pages', 'The pages are built', () => buildPages(root))

async function buildPages(root) {
  rmSync(join(root, STAMP), { force: true })
  const before = fingerprint(root)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runStep(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: root, env })
  if (code !== 0) throw new Fault('The pages could not be built; the reason stands above.')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, STAMP), before)
}
