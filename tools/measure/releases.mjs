import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#test/database/postgres.ts'
import { freePort } from '#test/programs/free-port.ts'
import { cloneAt } from './clone.mjs'
import { mixedTraffic } from './mixed-traffic.mjs'

const SECONDS = 300
const CLIENTS = 4

/**
 * Runs the release before, at `commit`, and this one on one database server while visitors and buyers use them: the release before alone; the new
 * one beside it, which migrates; the new one alone; and the release before once more, which starts on the later tables. Prints what was answered
 * and what was not, and sets the exit code where anything failed.
 */
export async function measureReleases(root, [commit, seconds = String(SECONDS)] = []) {
  if (!commit) throw new Error('Usage: npm run measure -- releases COMMIT [seconds]: which release is the one before?')
  const server = await startPostgres()
  if (!server) throw new Error('There is no PostgreSQL server program on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'measured-releases-'))
  const running = new Set()
  try {
    const before = cloneAt(root, commit, folder)
    const start = (clone, name) => startSite(clone, settingsFor(server.url, join(folder, name)), running)
    const stepMs = (Number(seconds) * 1000) / 4
    const old = await start(before, 'before')
    const origins = [old.origin]
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, () => mixedTraffic(origins, () => isOver))
    await pause(stepMs)
    console.log('The new release starts beside it.')
    const recent = await start(root, 'new')
    origins.push(recent.origin)
    await pause(stepMs)
    console.log('The release before stops.')
    origins.splice(0, 1)
    await old.stop()
    await pause(stepMs)
    console.log('The release before comes back, on the tables of the new one.')
    origins.push((await start(before, 'before')).origin)
    await pause(stepMs)
    isOver = true
    report(await Promise.all(clients))
  } finally {
    for (const site of running) await site.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function report(clients) {
  const failures = clients.flatMap((client) => client.failures)
  // Those of one kind differ in their ids and ports only.
  const kinds = Map.groupBy(failures, (line) => line.replace(/\bhttp:\/\/localhost:\d+|[\da-f]{8}-[\da-f-]{27}|\d{2,}/g, '…'))
  for (const [kind, { length }] of kinds) console.log(`${length} times ${kind}`)
  console.log(`${clients.reduce((sum, { answered }) => sum + answered, 0)} requests answered, ${failures.length} failed`)
  if (failures.length > 0) process.exitCode = 1
}

function settingsFor(url, dataDir) {
  mkdirSync(dataDir, { recursive: true })
  const { PATH, HOME, npm_config_registry, npm_config_cache } = process.env
  const network = Object.fromEntries(Object.entries({ npm_config_registry, npm_config_cache }).filter(([, value]) => value))
  return {
    PATH,
    HOME,
    ...network,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'one secret for both of the releases',
    DEMO_DATA: 'true',
    TRUST_PROXY: 'true',
  }
}

async function startSite(clone, settings, running) {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['run.mjs', 'start'], {
    cwd: clone,
    env: { ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const site = {
    origin: `http://localhost:${port}`,
    async stop() {
      running.delete(site)
      child.kill('SIGTERM')
      await ended
    },
  }
  running.add(site)
  const lines = createInterface(child.stdout)
  await new Promise((resolve, reject) => {
    lines.on('line', (line) => line.includes(`localhost:${port}`) && resolve())
    lines.once('close', () => reject(new Error(`The site in ${clone} ended before it listened.`)))
  })
  return site
}
