/**
 * The entry point of `npm run chaos [-- WORDS,WORDS]`: the cluster of `npm run cluster`, with a mail server, a model and payments, is used by visitors while one
 * part after another is killed, filled, cut off or slowed down, those whose name has any of these words. Prints after each blow what was done and how long nothing
 * of a kind was answered, and at the end what was lost or done twice; the exit code is 1 where something was, where an answer was neither done nor "try
 * again", or where the cluster did not come back.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { unprivileged } from '#test/database/postgres.ts'
import { BLOWS } from './blows.mjs'
import { faultsOf } from './complete.mjs'
import { giveDisk, hasDisks } from './disks.mjs'
import { findPrograms } from './programs.mjs'
import { createTcpProxy } from '#test/programs/tcp-proxy.ts'
import { startServices } from './services.mjs'
import { portsFrom } from './settings.mjs'
import { startCluster } from './start-cluster.mjs'
import { startVisitors } from './visitors.mjs'

/** Between the end of a blow and the next one, in which all has to be well again. */
const CALM_MS = 10_000
const BACK_MS = 90_000
/** Beside a cluster that runs already. */
const OFFSET = 1000

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const words = process.argv.slice(2).join(' ').split(',')
const { programs, missing } = findPrograms()
if (missing.length > 0) {
  for (const line of missing) console.error(line)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'backdock-chaos-'))
const takeAway = hasDisks() ? ['pg-1', 'pg-2'].map((name) => giveDisk(join(folder, name), unprivileged())) : []
const ports = portsFrom(OFFSET)
const services = await startServices()
const [database, pictures] = await Promise.all([ports.primary, ports.s3].map((port) => createTcpProxy(port)))
const ways = { primary: database.port, s3: pictures.port }
const cluster = {
  ...startCluster({ root, folder, offset: OFFSET, programs, say: () => {}, ways, environment: services.environment }),
  proxies: { ...services.proxies, database, pictures },
}
for (const event of ['SIGINT', 'SIGTERM']) process.on(event, () => void end().then(() => process.exit(130)))
const isWell = await run().catch((error) => (console.error(error.message), false))
await end()
if (isWell) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
else console.error(`What each part said is in ${folder}.`)
process.exit(isWell ? 0 : 1)

async function end() {
  await cluster.stop()
  await Promise.all([database, pictures].map((proxy) => proxy.cut()))
  await services.stop()
  for (const take of takeAway) take()
}

async function run() {
  await cluster.ready
  const visitors = startVisitors(`http://127.0.0.1:${ports.site}`)
  let isBack = true
  for (const [name, blow] of Object.entries(BLOWS).filter(([one]) => words.some((each) => one.includes(each.trim())))) {
    if (name.includes('disk') && !hasDisks()) {
      console.log(`${name}: left out, as only root can give a server a disk of its own.`)
      continue
    }
    const from = performance.now()
    await blow(cluster)
    isBack = (await comesBack(visitors)) && isBack
    await pause(CALM_MS)
    const figures = visitors
      .since(from)
      .map(({ kind, count, secondsWithout }) => `${count} ${kind}, ${seconds(secondsWithout)} s without one`)
    console.log(`${name}: ${figures.join('; ')}`)
  }
  await visitors.stop()
  console.log(
    `Sent again: ${
      Object.entries(visitors.again)
        .map(([kind, times]) => `${times} ${kind}`)
        .join(', ') || 'nothing'
    }.`,
  )
  for (const [line, times] of visitors.faults) console.log(`${times} times ${line}`)
  const { lines, faults } = await faultsOf({ done: visitors.done, services, primary: ports.primary })
  for (const line of lines) console.log(line)
  return faults === 0 && isBack && visitors.faults.size === 0
}

function seconds(value) {
  return value.toFixed(1)
}

/** Waits until something of each kind is done again. */
async function comesBack({ done }) {
  const before = Object.values(done).map(({ length }) => length)
  const isDone = () => Object.values(done).every(({ length }, index) => length > before[index])
  for (const until = performance.now() + BACK_MS; performance.now() < until; await pause(100)) if (isDone()) return true
  const silent = Object.keys(done).filter((kind, index) => done[kind].length === before[index])
  console.log(`For ${BACK_MS / 1000} s there were no ${silent.join(', no ')}.`)
  return false
}
