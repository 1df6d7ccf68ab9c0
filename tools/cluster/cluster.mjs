/**
 * The entry point of `npm run cluster`: a marketplace on several servers on this machine, made of what Debian has and of the files in `deploy`.
 * It prints its addresses and runs until Ctrl+C.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from './start-cluster.mjs'
import { findPrograms } from './programs.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const [option, value] = process.argv.slice(2)
const offset = option === '--offset' ? Number(value) : 0
const { programs, missing } = findPrograms()

if (option && (option !== '--offset' || !Number.isInteger(offset)))
  fail(['Usage: npm run cluster [-- --offset NUMBER]: what is added to each port'])
if (missing.length > 0) fail(missing)

const folder = mkdtempSync(join(tmpdir(), 'backdock-cluster-'))
const cluster = startCluster({ root, folder, offset, programs, say: console.log })
let isStopping = false
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => void end(0))
try {
  await cluster.ready
  for (const line of cluster.lines) console.log(line)
  console.log(`What each of them says is in ${folder}. Ctrl+C ends all of them.`)
} catch (error) {
  if (!isStopping) console.error(error.message)
  await end(1)
}

async function end(code) {
  if (isStopping) return
  isStopping = true
  await cluster.stop()
  if (code === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(code)
}

function fail(lines) {
  for (const line of lines) console.error(line)
  process.exit(1)
}
