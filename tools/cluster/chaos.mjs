/**
 * The entry point of `npm run chaos [-- WORDS]`: the cluster of `npm run cluster` is used by visitors while one part after another is killed or stopped, those
 * whose name has these words. Prints after each blow what was done, how long nothing could be read or written, and what was lost or done twice; the exit code is 1
 * where something was, where an answer was neither done nor "try again", or where the cluster did not come back.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BLOWS } from './blows.mjs'
import { findPrograms } from './programs.mjs'
import { superuserAt } from './settings.mjs'
import { startCluster } from './start-cluster.mjs'
import { startVisitors } from './visitors.mjs'

/** Between the end of a blow and the next one, in which all has to be well again. */
const CALM_MS = 10_000
const BACK_MS = 90_000

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const words = process.argv.slice(2).join(' ')
const { programs, missing } = findPrograms()
if (missing.length > 0) {
  for (const line of missing) console.error(line)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'backdock-chaos-'))
// Beside a cluster that runs already.
const cluster = startCluster({ root, folder, offset: 1000, programs, say: () => {} })
for (const event of ['SIGINT', 'SIGTERM']) process.on(event, () => void cluster.stop().then(() => process.exit(130)))
const isWell = await run().catch((error) => (console.error(error.message), false))
await cluster.stop()
if (isWell) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
else console.error(`What each part said is in ${folder}.`)
process.exit(isWell ? 0 : 1)

async function run() {
  await cluster.ready
  const visitors = startVisitors(`http://127.0.0.1:${cluster.ports.site}`)
  let isBack = true
  for (const [name, blow] of Object.entries(BLOWS).filter(([one]) => one.includes(words))) {
    const from = performance.now()
    await blow(cluster)
    isBack = (await comesBack(visitors)) && isBack
    await pause(CALM_MS)
    const { reads, readsSecondsWithout, writes, writesSecondsWithout } = visitors.since(from)
    console.log(
      `${name}: ${reads} reads, ${seconds(readsSecondsWithout)} s without one; ${writes} writes, ${seconds(writesSecondsWithout)} s without one`,
    )
  }
  await visitors.stop()
  const failures = visitors.failures()
  console.log(`Sent again: ${failures.reads} reads, ${failures.writes} writes.`)
  for (const [line, times] of visitors.faults) console.log(`${times} times ${line}`)
  return (await isComplete(visitors.writes)) && isBack && visitors.faults.size === 0
}

function seconds(value) {
  return value.toFixed(1)
}

/** Waits until something is written again. */
async function comesBack({ writes }) {
  const before = writes.length
  for (const until = performance.now() + BACK_MS; performance.now() < until; await pause(100)) if (writes.length > before) return true
  console.log(`Nothing was written for ${BACK_MS / 1000} s.`)
  return false
}

/** Returns whether each acknowledged request is stored, once. */
async function isComplete(acknowledged) {
  const client = new pg.Client({ connectionString: superuserAt(cluster.ports.primary).replace(/\/postgres$/, '/backdock') })
  await client.connect()
  const { rows } = await client.query(`select id, contact_email as email from quote_requests where contact_email like 'chaos-%'`)
  const emails = await client.query(`select count(*)::integer as count from emails where status = 'failed'`)
  await client.end()
  const stored = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter(({ id }) => !stored.has(id))
  const twice = rows.length - new Set(rows.map(({ email }) => email)).size
  console.log(
    `${acknowledged.length} acknowledged, ${lost.length} of them lost; ${rows.length} stored, ${twice} of them twice; ${emails.rows[0].count} emails failed`,
  )
  return lost.length === 0 && twice === 0
}
