import { sql } from 'kysely'
import { performance } from 'node:perf_hooks'
import { openDb } from '#server/db/db.ts'
import { newAddress } from '#test/people/new-address.ts'
import { ROW_COLUMNS } from '#server/features/suppliers/queries.ts'
import type { Marketplace } from './marketplace.ts'
import { newSearches } from './new-searches.ts'
import { cpuMicrosOf, inTurn, type Sample, sampleOf } from './numbers.ts'
import { loadRanges } from './ranges.ts'
import { digits, type ReportRow, type BenchPart } from './report.ts'
import { type ServerCpu, serverCpuOf, settle } from './server-cpu.ts'
import { openApp } from './site.ts'
import { required } from '#shared/required.ts'

const WARM_UP_ROUNDS = 4
const ROUNDS = 3
/**
 * Ratios to the yardstick, which takes 1.3 ms of CPU: a search of two words may take 2.5 ms and one with a typo 5 ms; with ten times as
 * many suppliers half as much again.
 */
const TARGETS = { 'two words': 1.92, 'two words, one mistyped': 3.85 }
const LONG_MS = 50
const BIGGER = 1.5
/** A tenth of the suppliers show the largest price list there may be, which searches cost as good as nothing. */
const LISTS = 1_000
const LIST_ROWS = 5_000
const WITH_LISTS = 1.1

/**
 * Measures searches that are not cached: CPU of application and database together, against the bare driver on a plain text index with
 * searches of two words; then the same while price lists are shown.
 */
export const measureFirstSearches: BenchPart = async ({ marketplace: small, big }, report) => {
  const cpu = big && (await serverCpuOf(small.context.pool))
  if (!big || !cpu) return console.log('\nFirst searches: skipped, for only a database server on Linux tells its CPU time.')
  report.heading('A search for the first time: CPU of application and database')
  // What a server still cleans up after both were loaded would be measured as well.
  for (const { context } of [big, small]) await settle(context.pool)
  const plain = await bareTimes(small, newSearches['two words'], cpu)
  const before = new Map<string, number>()
  for (const [kind, texts] of Object.entries(newSearches)) {
    const target = TARGETS[kind as keyof typeof TARGETS]
    const atSmall = await inTurn(ROUNDS, plain, await ourTimes(small, texts, cpu))
    report.add(byCpu(kind, atSmall, target))
    before.set(kind, ratioOf(atSmall))
    const atBig = await inTurn(ROUNDS, plain, await ourTimes(big, texts, cpu))
    report.add(byCpu(`  at ${big.suppliers.toLocaleString('en-AU')} suppliers`, atBig, target && BIGGER * target))
    if (!target) report.add(slowest(atBig.ours))
  }
  await loadRanges(small.context, LISTS, LIST_ROWS)
  await settle(small.context.pool)
  report.heading(`The same with ${LISTS.toLocaleString('en-AU')} price lists of ${LIST_ROWS.toLocaleString('en-AU')} rows`)
  for (const [kind, texts] of Object.entries(newSearches)) {
    const listed = await inTurn(ROUNDS, plain, await ourTimes(small, texts, cpu))
    report.add(byCpu(kind, listed, WITH_LISTS * required(before.get(kind), 'What a search takes without lists')))
  }
}

const ratioOf = ({ yardstick, ours }: Record<'yardstick' | 'ours', Sample>) => cpuMicrosOf(ours) / cpuMicrosOf(yardstick)
const byCpu = (what: string, { yardstick, ours }: { yardstick: Sample; ours: Sample }, atMost: number | undefined): ReportRow => ({
  what,
  yardstick: inMs(yardstick),
  ours: inMs(ours),
  measured: ratioOf({ yardstick, ours }),
  target: atMost === undefined ? undefined : { atMost },
})
const slowest = ({ p99 }: Sample): ReportRow => ({
  what: '  the slowest in a hundred, ms',
  yardstick: '',
  ours: `${digits(p99)} ms`,
  measured: p99,
  target: { atMost: LONG_MS },
})
const inMs = (sample: Sample) => `${digits(cpuMicrosOf(sample) / 1000)} ms CPU  p50 ${digits(sample.p50)} ms`

/** Measures the whole application without the network. A public change before each round empties the cache. */
async function ourTimes({ context }: Marketplace, texts: string[], cpu: ServerCpu) {
  const app = await openApp(context)
  const ask = async (text: string) => {
    // Each from an address of its own, so that the limit of searches does not apply.
    const { statusCode } = await app.inject({
      url: `/api/suppliers?search=${encodeURIComponent(text)}&limit=24`,
      remoteAddress: newAddress(),
    })
    if (statusCode !== 200) throw new Error(`${text} answered ${statusCode}`)
  }
  return warmedUp(async () => {
    await context.changes.publish(context.db)
    return timed(texts, cpu, ask)
  })
}

/** Warms up, so that the code is compiled and the statements are planned. */
async function warmedUp(measure: () => Promise<Sample>) {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await measure()
  return measure
}

/**
 * Measures a page of suppliers found and ranked by PostgreSQL itself, as JSON, from one table that contains the text, as simple as
 * possible.
 */
async function bareTimes({ context: { pool } }: Marketplace, texts: string[], cpu: ServerCpu) {
  await pool.query('create table plain_suppliers as select s.*, document from suppliers s join supplier_search on supplier_id = id')
  await pool.query('create index on plain_suppliers using gin (document)')
  await pool.query('vacuum analyze plain_suppliers')
  const columns = sql.join(ROW_COLUMNS.map((column) => sql.ref(column)))
  const plain = sql`select ${columns} from plain_suppliers, plainto_tsquery('stems', ${''}) query
    where document @@ query order by ts_rank(document, query) desc, id limit 24`
  const { sql: text } = plain.compile(openDb(pool))
  return warmedUp(() => timed(texts, cpu, async (search) => void JSON.stringify((await pool.query(text, [search])).rows)))
}

async function timed(texts: string[], cpu: ServerCpu, ask: (text: string) => Promise<void>): Promise<Sample> {
  const [own, server] = [process.cpuUsage(), cpu()]
  const times: number[] = []
  for (const text of texts) {
    const started = performance.now()
    await ask(text)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(own)
  return { ...sampleOf(times), cpuMicros: (user + system + cpu() - server) / texts.length }
}
