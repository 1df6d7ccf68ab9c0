import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import type pg from 'pg'
import { createPool } from '#server/db/db.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { required } from '#shared/required.ts'
import { createLoader, type Loader, type LoadRequest } from '#bench/loader.ts'
import { createMarketplace } from '#bench/marketplace.ts'
import { grouped, rate } from '#bench/report.ts'
import { processCpuOf, serverCpuOf, serverProcessesOf, resume, runLong, settle, type ServerCpu } from '#bench/server-cpu.ts'
import { untilDelivered } from '#bench/writes/writes.ts'
import type { Figure, Scale } from './figures.ts'
import { KINDS, requestsOf, type Kind } from './kinds.ts'
import { megabytesOf, startProcesses } from './processes.ts'
import { resultsOf } from './results.ts'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
/**
 * For each process and kind, so long and at least so many: a connection plans each statement several times and touches each part of the server's buffers
 * once, so the first searches of a process cost ten times as much as later ones.
 */
const WARM_UP = { seconds: 8, requests: 600 }
const SECONDS = 5
const RESULTS = 'bench/RESULTS.md'
/** The figures of the page, for a run of some of the sizes. */
const FIGURES = '.cache/scale.json'

/**
 * Measures sites of 1,000 to 1,000,000 suppliers with one, two and four processes, beside a bare server that reads one row by its key, and writes
 * `bench/RESULTS.md`. `only` names some of the sizes, "1000,10000": of the others, what was measured before stays. Returns 0: there are
 * no targets, as a machine is compared with itself.
 */
export async function measureScale(only: string | undefined): Promise<number> {
  const server = await startPostgres(serverSettings())
  if (!server || !hasPostgres()) throw new Error(`Nothing to measure: ${NO_SERVER}`)
  if (!existsSync('/proc/self/smaps_rollup')) throw new Error('Only Linux tells how much memory and CPU other processes take.')
  const sizes = only ? only.split(',').map(Number) : SIZES
  const loader = createLoader()
  const all = only ? earlierFigures().filter(({ suppliers }) => !sizes.includes(suppliers)) : []
  for (const suppliers of sizes) {
    all.push(...(await measureSize(server.url, suppliers, loader)))
    all.sort((a, b) => a.suppliers - b.suppliers)
    // After each size: the last one loads for half an hour, and what was measured before is not lost with it.
    mkdirSync(dirname(FIGURES), { recursive: true })
    writeFileSync(FIGURES, JSON.stringify(all))
    writeFileSync(RESULTS, resultsOf(all))
  }
  loader.close()
  await server.stop()
  console.log(`\nWritten to ${RESULTS}.`)
  return 0
}

const earlierFigures = (): Scale[] => (existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Scale[]) : [])

async function measureSize(serverUrl: string, suppliers: number, loader: Loader): Promise<Scale[]> {
  const marketplace = await createMarketplace(serverUrl, suppliers, { PROCESS: 'web' })
  const databaseUrl = required(marketplace.context.config.databaseUrl, 'The address of the database')
  await settle(marketplace.context.pool)
  await marketplace.stop()
  const pool = createPool({ connectionString: databaseUrl, application_name: 'bench' })
  const serverCpu = required(await serverCpuOf(pool), 'The CPU of the database server')
  const figureOf = figuresWith({ pool, serverCpu, loader })
  const measured: Omit<Scale, 'yardstick'>[] = []
  for (const processes of PROCESSES) {
    // Nothing cleans up in the background, so that the rows that writes have left would slow down all that follows.
    await runLong(pool, 'vacuum analyze')
    const scale = { suppliers, processes, ...(await measureProcesses({ databaseUrl, pool, figureOf }, suppliers, processes)) }
    measured.push(scale)
    print(scale)
  }
  // Last, as what this process has loaded is gone from its memory and the rows are in that of the server.
  const bare = await bareServer(pool, suppliers)
  const yardstick = await figureOf(bare.origin, [{ path: '/' }], () => processCpuOf(process.pid))
  bare.stop()
  console.log(`  ${'one row, bare'.padEnd(16)}${rate(yardstick)}`)
  await resume(pool)
  await pool.end()
  return measured.map((scale) => ({ ...scale, yardstick }))
}

/** The settings that `docs/operations/capacity.md` has for a server, for the memory of this machine. */
function serverSettings(): string[] {
  const quarter = Math.round(totalmem() / 4 / 1024 ** 2)
  return [
    `shared_buffers=${quarter}MB`,
    `effective_cache_size=${3 * quarter}MB`,
    'random_page_cost=1.1',
    'max_wal_size=4GB',
    'checkpoint_timeout=15min',
  ]
}

type FigureOf = (origin: string, requests: LoadRequest[], ownCpu: () => number, processes?: number) => Promise<Figure>

/** Returns what fires requests and measures them; `ownCpu` is that of what answers, beside the database server. */
const figuresWith = ({ pool, serverCpu, loader }: { pool: pg.Pool; serverCpu: ServerCpu; loader: Loader }): FigureOf =>
  async function figureOf(origin, requests, ownCpu, processes = 1) {
    const fire = (some: LoadRequest[], until: { seconds: number } | { amount: number }) =>
      loader.fire({ origin, requests: some, connections: CONNECTIONS, ...until })
    // From the other end of the list and from its middle, as an answer is cached from its second request on. A cold process may say that it is busy.
    await fire(requests.toReversed(), { seconds: WARM_UP.seconds * processes }).catch(warn)
    await fire(requests.slice(requests.length / 2), { amount: WARM_UP.requests * processes }).catch(warn)
    await untilDelivered(pool)
    const before = ownCpu() + serverCpu()
    const { perSecond, p50, p99 } = await fire(requests, { seconds: SECONDS })
    await untilDelivered(pool)
    return { perSecond, p50, p99, cpuMicros: (ownCpu() + serverCpu() - before) / (perSecond * SECONDS) }
  }

const warn = ({ message }: Error) => console.log(`  While it warmed up: ${message}.`)

type Measuring = { databaseUrl: string; pool: pg.Pool; figureOf: FigureOf }

async function measureProcesses({ databaseUrl, pool, figureOf }: Measuring, suppliers: number, processes: number) {
  const site = await startProcesses(databaseUrl, processes)
  const requests = requestsOf(suppliers, `${processes} processes`)
  try {
    const figures = {} as Record<Kind, Figure>
    for (const kind of KINDS) figures[kind] = await figureOf(site.origin, requests[kind], site.cpu, processes)
    const [megabytes, serverMegabytes] = [site.megabytes(), megabytesOf(await serverProcessesOf(pool))]
    const [{ connections, bytes }] = (await pool.query<{ connections: number; bytes: string }>(SIZE)).rows as [
      { connections: number; bytes: string },
    ]
    return { figures, megabytes, serverMegabytes, connections, databaseMegabytes: Number(bytes) / 1024 ** 2 }
  } finally {
    // They would outlive a run that fails.
    await site.stop()
  }
}

const SIZE = `select count(*)::integer as connections, pg_database_size(current_database()) as bytes
  from pg_stat_activity where datname = current_database() and application_name <> 'bench'`

/** The least that a program with Node and the driver can do: a row by its key, as JSON. */
async function bareServer(pool: pg.Pool, suppliers: number) {
  let asked = 0
  const server = createServer(async (_, response) => {
    asked = (asked * 1103 + 12_345) % suppliers
    const { rows } = await pool.query({ name: 'bare', text: 'select * from suppliers where id = $1', values: [1 + asked] })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0] ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

function print({ suppliers, processes, figures, megabytes, connections }: Omit<Scale, 'yardstick'>): void {
  console.log(`\n${grouped(suppliers)} suppliers, ${processes} processes: ${grouped(megabytes)} MB, ${connections} connections`)
  for (const [kind, figure] of Object.entries(figures)) console.log(`  ${kind.padEnd(16)}${rate(figure)}`)
}
