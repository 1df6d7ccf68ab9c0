import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queue/queries.ts'
import type { Loader, LoadRequest } from '#bench/loader.ts'
import { cpuMicrosOf, median, medians, type Sample } from '#bench/numbers.ts'
import { rate, type ReportRow, type BenchPart } from '#bench/report.ts'
import { serverCpuOf, type ServerCpu } from '#bench/server-cpu.ts'
import { messages, quoteRequests, registrations, reviews } from './write-requests.ts'

const CONNECTIONS = 16
const SAMPLES = 3
const WRITES = 3_000
/** A password's hash is meant to take time. */
const REGISTRATIONS = 200

/** What a quote request may cost in CPU of this process and of the database server together, its two emails stored for delivery. */
const MAX_MICROS = 1_800
const MIN_A_SECOND = 800

/** Measures writes at 16 connections beside plain inserts through the bare driver. CPU is that of this process and, on Linux, of the server. */
export const measureWrites: BenchPart = async (bench, report) => {
  const { context, suppliers, server } = bench.marketplace
  // The server that the deliveries of emails give way to.
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const serverCpu = (context.config.databaseUrl && (await serverCpuOf(context.pool))) || (() => 0)
  await confirmSuppliers(context)
  const insert = await samplesOf(context, serverCpu, () => plainInserts(context))
  report.heading('Writes ÷ plain inserts through the driver; CPU with the database server’s')
  const measure = async (what: string, requests: (sample: number) => LoadRequest[], targets: Targets = {}) => {
    const ours = await samplesOf(context, serverCpu, (sample) => fire(bench.loader, origin, requests(sample)))
    report.add({ what, yardstick: rate(insert), ours: rate(ours), measured: cpuMicrosOf(ours) / cpuMicrosOf(insert) })
    report.add({ what: '  until its emails are delivered', yardstick: '', ours: `${Math.round(ours.deliveredMicros)} µs CPU` })
    report.add({ what: '  a second, in all', yardstick: '', ours: '', measured: ours.perSecond, target: targets.perSecond })
    report.add({ what: '  CPU of one, µs', yardstick: '', ours: '', measured: cpuMicrosOf(ours), target: targets.cpuMicros })
  }
  await measure('POST /api/quotes/request', () => quoteRequests(WRITES, suppliers), {
    perSecond: { atLeast: MIN_A_SECOND },
    cpuMicros: { atMost: MAX_MICROS },
  })
  await confirmBuyers(context)
  const written = await messages(WRITES * SAMPLES, context)
  await measure('POST /api/quotes/{id}/message', (sample) => partOf(written, sample))
  const reviewed = await reviews(suppliers, origin)
  await measure('POST /api/suppliers/{id}/reviews', (sample) => partOf(reviewed, sample))
  await measure('POST /api/register', () => registrations(REGISTRATIONS))
}

type Target = ReportRow['target']
type Targets = { perSecond?: Target; cpuMicros?: Target }

const partOf = <Item>(all: Item[], sample: number): Item[] => {
  const each = Math.floor(all.length / SAMPLES)
  return all.slice(sample * each, (sample + 1) * each)
}

/** Suppliers that have used the site before: emails to an unconfirmed address wait for a digest. */
async function confirmSuppliers({ db }: Context): Promise<void> {
  const rows = await db.selectFrom('suppliers').select('email').where('email', 'is not', null).execute()
  await confirm(
    db,
    rows.flatMap(({ email }) => email ?? []),
  )
}

/** Buyers that have read their request by its link, as a page does before it shows the field for a message. */
async function confirmBuyers({ db }: Context): Promise<void> {
  const rows = await db.selectFrom('quoteRequests').select('contactEmail').execute()
  await confirm(
    db,
    rows.map(({ contactEmail }) => contactEmail),
  )
}

async function confirm(db: Context['db'], emails: string[]): Promise<void> {
  const hashes = [...new Set(emails.map((email) => addressHash(db, email)))]
  while (hashes.length > 0) await insertConfirmedAddresses(db, hashes.splice(0, 1_000))
}

type Taken = { sample: Sample; writes: number }
type Written = Sample & { deliveredMicros: number }

const fire = async (loader: Loader, origin: string, requests: LoadRequest[]): Promise<Taken> => ({
  sample: await loader.fire({ origin, requests, connections: CONNECTIONS, amount: requests.length }),
  writes: requests.length,
})

/** Returns the medians of samples: the CPU of one write until all are answered, and until the last of their emails has been delivered. */
async function samplesOf(context: Context, serverCpu: ServerCpu, take: (sample: number) => Promise<Taken>): Promise<Written> {
  const samples: Written[] = []
  for (let at = 0; at < SAMPLES; at++) {
    const cpu = cpuOf(serverCpu)
    const { sample, writes } = await take(at)
    const answeredMicros = cpu()
    await untilDelivered(context.pool)
    samples.push({ ...sample, cpuMicros: answeredMicros / writes, deliveredMicros: cpu() / writes })
  }
  return { ...medians(samples), deliveredMicros: median(samples.map(({ deliveredMicros }) => deliveredMicros)) }
}

/** Returns a function that returns the microseconds of CPU since now, of this process and the database server. */
function cpuOf(serverCpu: ServerCpu): () => number {
  const [own, server] = [process.cpuUsage(), serverCpu()]
  return () => {
    const { user, system } = process.cpuUsage(own)
    return user + system + serverCpu() - server
  }
}

/** Waits until no email is left to send: what sends them would be measured with what comes next. */
export async function untilDelivered(pool: pg.Pool): Promise<void> {
  while ((await pool.query(`select from emails where status = 'queued' limit 1`)).rows.length > 0) await pause(20)
}

async function plainInserts({ pool }: Context): Promise<Taken> {
  await pool.query('create table bench_inserts (id uuid primary key, text text, at timestamptz default now())')
  const statement = { name: 'bench_insert', text: 'insert into bench_inserts (id, text) values ($1, $2)' }
  const insert = () => pool.query({ ...statement, values: [randomUUID(), 'Two kilos of beans a week, ground for filter.'] })
  const each = Math.ceil(WRITES / CONNECTIONS)
  const connection = async () => {
    for (let left = each; left > 0; left--) await insert()
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const ms = performance.now() - begun
  await pool.query('drop table bench_inserts')
  const writes = each * CONNECTIONS
  return { sample: { perSecond: (writes / ms) * 1000, p50: ms / each, p99: ms / each }, writes }
}
