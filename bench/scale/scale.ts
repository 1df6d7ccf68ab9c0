import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { createPool } from '#server/db/db.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { required } from '#shared/required.ts'
import { createLoader, type Loader, type LoadRequest } from '#bench/loader.ts'
import { createMarketplace } from '#bench/marketplace.ts'
import { grouped, rate } from '#bench/report.ts'
import { processCpuOf, serverCpuOf, serverProcessesOf, settle, type ServerCpu } from '#bench/server-cpu.ts'
import { untilDelivered } from '#bench/writes/writes.ts'
import type { Figure, Scale } from './figures.ts'
import { KINDS, requestsOf, type Kind } from './kinds.ts'
import { megabytesOf, startProcesses } from './processes.ts'
import { resultsOf } from './results.ts'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const SECONDS = 5
const RESULTS = 'bench/RESULTS.md'

/**
 * Measures sites of 1,000 to 1,000,000 suppliers with one, two and four processes, beside a bare server that reads one row by its key, and writes
 * `bench/RESULTS.md`. `only` names some of the sizes, "1000,10000". Returns 0: there are no targets, as a machine is compared with itself.
 */
export async function measureScale(only: string | undefined): Promise<number> {
  const server = await startPostgres()
  if (!server || !hasPostgres()) throw new Error(`Nothing to measure: ${NO_SERVER}`)
  if (!existsSync('/proc/self/smaps_rollup')) throw new Error('Only Linux tells how much memory and CPU other processes take.')
  const sizes = only ? only.split(',').map(Number) : SIZES
  const loader = createLoader()
  const all: Scale[] = []
  for (const suppliers of sizes) {
    all.push(...(await measureSize(server.url, suppliers, loader)))
    // The last size loads for half an hour: what was measured before is not lost with it.
    writeFileSync(RESULTS, resultsOf(all))
  }
  loader.close()
  await server.stop()
  console.log(`\nWritten to ${RESULTS}.`)
  return 0
}

async function measureSize(serverUrl: string, suppliers: number, loader: Loader): Promise<Scale[]> {
  const marketplace = await createMarketplace(serverUrl, suppliers)
  const databaseUrl = required(marketplace.context.config.databaseUrl, 'The address of the database')
  await settle(marketplace.context.pool)
  await marketplace.stop()
  const pool = createPool({ connectionString: databaseUrl, application_name: 'bench' })
  const serverCpu = required(await serverCpuOf(pool), 'The CPU of the database server')
  const figureOf = figuresWith({ pool, serverCpu, loader })
  const measured: Omit<Scale, 'yardstick'>[] = []
  for (const processes of PROCESSES) {
    const scale = { suppliers, processes, ...(await measureProcesses({ databaseUrl, pool, figureOf }, suppliers, processes)) }
    measured.push(scale)
    print(scale)
  }
  // Last, as what this process has loaded is gone from its memory and the rows are in that of the server.
  const bare = await bareServer(pool, suppliers)
  const yardstick = await figureOf(bare.origin, [{ path: '/' }], () => processCpuOf(process.pid))
  bare.stop()
  console.log(`  ${'one row, bare'.padEnd(16)}${rate(yardstick)}`)
  await pool.end()
  return measured.map((scale) => ({ ...scale, yardstick }))
}

type FigureOf = (origin: string, requests: LoadRequest[], ownCpu: () => number) => Promise<Figure>

/** Returns what fires requests and measures them; `ownCpu` is that of what answers, beside the database server. */
const figuresWith = ({ pool, serverCpu, loader }: { pool: pg.Pool; serverCpu: ServerCpu; loader: Loader }): FigureOf =>
  async function figureOf(origin, requests, ownCpu) {
    const fire = (seconds: number) => loader.fire({ origin, requests, connections: CONNECTIONS, seconds })
    await fire(WARM_UP_SECONDS)
    await untilDelivered(pool)
    const before = ownCpu() + serverCpu()
    const { perSecond, p50, p99 } = await fire(SECONDS)
    await untilDelivered(pool)
    return { perSecond, p50, p99, cpuMicros: (ownCpu() + serverCpu() - before) / (perSecond * SECONDS) }
  }

type Measuring = { databaseUrl: string; pool: pg.Pool; figureOf: FigureOf }

async function measureProcesses({ databaseUrl, pool, figureOf }: Measuring, suppliers: number, processes: number) {
  const site = await startProcesses(databaseUrl, processes)
  const requests = requestsOf(suppliers, `${processes} processes`)
  const figures = {} as Record<Kind, Figure>
  for (const kind of KINDS) figures[kind] = await figureOf(site.origin, requests[kind], site.cpu)
  const [megabytes, serverMegabytes] = [site.megabytes(), megabytesOf(await serverProcessesOf(pool))]
  const [{ connections, bytes }] = (await pool.query<{ connections: number; bytes: string }>(SIZE)).rows as [
    { connections: number; bytes: string },
  ]
  await site.stop()
  return { figures, megabytes, serverMegabytes, connections, databaseMegabytes: Number(bytes) / 1024 ** 2 }
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
