import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { addressHash } from '#server/features/emails/budgets.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queries.ts'
import type { LoadRequest } from './loader.ts'
import { medians, type Sample } from './numbers.ts'
import type { Bench, Part } from './part.ts'
import { rate } from './report.ts'
import { serverCpuOf, type ServerCpu } from './server-cpu.ts'
import { messages, quoteRequests, registrations, reviews } from './write-requests.ts'

const CONNECTIONS = 16
const SAMPLES = 3
const WRITES = 3_000
/** A password's hash is meant to take time. */
const REGISTRATIONS = 200

/** What a quote request may cost in CPU of this process and of the database server together, its two emails included. */
const MOST_MICROS = 1_800

/**
 * Measures writes at 16 connections beside plain inserts through the bare driver. CPU is that of this process and, on Linux, of the
 * database server, until the last email of a sample has been delivered.
 */
export const measureWrites: Part = async (bench, report) => {
  const { context, suppliers } = bench.marketplace
  const serverCpu = (context.config.databaseUrl && (await serverCpuOf(context.pool))) || (() => 0)
  await confirmReceivers(context)
  const insert = await samplesOf(context, serverCpu, () => plainInserts(context))
  report.heading('Writes, emails delivered ÷ plain inserts through the driver, CPU with the database server’s')
  const measure = async (what: string, requests: (sample: number) => LoadRequest[], target?: { atMost: number }) => {
    const ours = await samplesOf(context, serverCpu, (sample) => fire(bench, requests(sample)))
    report.add({ what, yardstick: rate(insert), ours: rate(ours), measured: ours.cpuMicros! / insert.cpuMicros!, target })
    return ours
  }
  const quotes = await measure('POST /api/quotes/request', () => quoteRequests(WRITES, suppliers))
  report.add({ what: '  CPU of one, µs', yardstick: '', ours: '', measured: quotes.cpuMicros!, target: { atMost: MOST_MICROS } })
  const written = await messages(WRITES * SAMPLES, context)
  await measure('POST /api/quotes/{id}/message', (sample) => partOf(written, sample))
  const reviewed = await reviews(suppliers, bench.site.origin)
  await measure('POST /api/suppliers/{id}/reviews', (sample) => partOf(reviewed, sample))
  await measure('POST /api/register', () => registrations(REGISTRATIONS))
}

const partOf = <Item>(all: Item[], sample: number): Item[] => {
  const each = Math.floor(all.length / SAMPLES)
  return all.slice(sample * each, (sample + 1) * each)
}

/** Suppliers that have used the site before: emails to an unconfirmed address wait for a digest. */
async function confirmReceivers({ db }: Context): Promise<void> {
  const rows = await db.selectFrom('suppliers').select('email').where('email', 'is not', null).execute()
  const hashes = [...new Set(rows.map(({ email }) => addressHash(email!)))]
  while (hashes.length > 0) await insertConfirmedAddresses(db, hashes.splice(0, 1_000))
}

type Taken = { sample: Sample; writes: number }

const fire = async ({ loader, site: { origin } }: Bench, requests: LoadRequest[]): Promise<Taken> => ({
  sample: await loader.fire({ origin, requests, connections: CONNECTIONS, amount: requests.length }),
  writes: requests.length,
})

async function samplesOf(context: Context, serverCpu: ServerCpu, take: (sample: number) => Promise<Taken>): Promise<Sample> {
  const samples: Sample[] = []
  for (let at = 0; at < SAMPLES; at++) {
    const [own, server] = [process.cpuUsage(), serverCpu()]
    const { sample, writes } = await take(at)
    await untilDelivered(context)
    const { user, system } = process.cpuUsage(own)
    samples.push({ ...sample, cpuMicros: (user + system + serverCpu() - server) / writes })
  }
  return medians(samples)
}

async function untilDelivered({ db }: Context): Promise<void> {
  const waiting = () => db.selectFrom('emails').select('id').where('status', '=', 'queued').limit(1).executeTakeFirst()
  while (await waiting()) await pause(20)
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
