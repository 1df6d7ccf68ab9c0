import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#test/programs/free-port.ts'
import { cloneAt } from './clone.mjs'
import { measured } from './run.mjs'

/** Lines that only say how far a step is. */
const PROGRESS = /^ {2}(\d+ of \d+ packages|Node \S+ is on its way), \d+ s$/
const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * Measures the first start of a fresh clone with an empty npm cache, from `npm start` to the first page, and a restart: with an older Node
 * outside, where the PATH has one, and with this one. `args` may name a commit other than the last one. Changes that are not committed are
 * not measured.
 */
export async function measureStart(root, [commit = 'HEAD'] = []) {
  const older = olderNode()
  if (!older) console.log('No Node before 24 is on the PATH: its download is not measured.')
  for (const node of [older, process.execPath].filter(Boolean)) await measureWith(node, root, commit)
}

/** Returns the path of a Node on the PATH that is too old for the site. */
const olderNode = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, PROGRAM))
    .find((path) => existsSync(path) && Number.parseInt(versionOf(path), 10) < 24)

const versionOf = (node) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)

async function measureWith(node, root, commit) {
  const folder = mkdtempSync(join(tmpdir(), 'measured-start-'))
  try {
    const clone = cloneAt(root, commit, folder)
    console.log(`\nFirst start with Node ${versionOf(node)} outside`)
    await startOnce(node, clone, join(folder, 'npm-cache'))
    console.log('Restart')
    await startOnce(node, clone, join(folder, 'npm-cache'))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Starts, prints each line of the start with its time, and stops at the first page. */
async function startOnce(node, clone, cache) {
  const port = String(await freePort())
  const env = { ...bareEnvironment(), PATH: [dirname(node), process.env.PATH].join(delimiter), PORT: port, npm_config_cache: cache }
  const startedAt = performance.now()
  const print = (text) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`)
  const { child, sofar, ended } = measured('npm', ['start', '--silent'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let isListening = false
  for await (const line of createInterface(child.stdout)) {
    if (line.trim() !== '' && !PROGRESS.test(line)) print(line)
    isListening = line.includes(`localhost:${port}`)
    if (isListening) break
  }
  if (isListening) {
    const page = await fetch(`http://localhost:${port}/`)
    await page.text()
    print(`the first page (${page.status})`)
    const { cpuMs, peakBytes } = sofar()
    if (cpuMs !== null) console.log(`${(cpuMs / 1000).toFixed(1)} s of CPU time, ${Math.round((peakBytes ?? 0) / 1e6)} MB at most`)
    child.stdout.resume()
    child.kill('SIGTERM')
  }
  const { code } = await ended
  if (!isListening) throw new Error(`npm start ended with exit code ${code}.`)
}

/** The environment of this process without what npm, a start or a run of tests have put there. */
const bareEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_registry$)|NODE_(COMPILE_CACHE|ENV)$|DATA_DIR$|DATABASE_URL$|PUBLIC_URL$|HOST$)/i.test(name),
    ),
  )
