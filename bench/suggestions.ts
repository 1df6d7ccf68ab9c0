import { performance } from 'node:perf_hooks'
import { newAddress } from '#test/people/new-address.ts'
import { searches } from './addresses.ts'
import type { Marketplace } from './marketplace.ts'
import { inTurn, type Sample, sampleOf } from './numbers.ts'
import { byTime, digits, type BenchPart } from './report.ts'
import { openApp } from './site.ts'

const ROUNDS = 3
const MIN_LENGTH = 2
const MAX_LENGTH = 6
/** Ratio to a bare look-up of names by their beginning. */
const TARGET = 8
const SLOWEST_MS = 20

/** What somebody has typed on the way to a search, letter by letter. */
const typed = [
  ...new Set(
    [...new Set(Object.values(searches).flat())].flatMap((text) =>
      Array.from({ length: MAX_LENGTH - MIN_LENGTH + 1 }, (_, i) => text.slice(0, MIN_LENGTH + i).trim()).filter(
        (part) => part.length >= MIN_LENGTH,
      ),
    ),
  ),
]

/** Measures suggestions that are not cached against the bare driver that looks up names by their beginning. */
export const measureSuggestions: BenchPart = async ({ marketplace, big }, report) => {
  report.heading('Suggestions of a search field, not cached')
  for (const each of [marketplace, ...(big ? [big] : [])]) {
    const samples = await inTurn(ROUNDS, () => bareTimes(each), await ourTimes(each))
    report.add(byTime(`at ${each.suppliers.toLocaleString('en-AU')} suppliers`, samples, TARGET))
    const { p99 } = samples.ours
    report.add({
      what: '  the slowest in a hundred, ms',
      yardstick: '',
      ours: `${digits(p99)} ms`,
      measured: p99,
      target: { atMost: SLOWEST_MS },
    })
  }
}

/** Measures the whole application without the network, once what it searches is built. A public change empties the cache before a round. */
async function ourTimes({ context }: Marketplace) {
  const app = await openApp(context)
  const ask = async (q: string) => {
    // Each from an address of its own, so that the limit of suggestions does not apply.
    const { statusCode } = await app.inject({
      url: `/api/search-suggestions?q=${encodeURIComponent(q)}`,
      remoteAddress: newAddress(),
    })
    if (statusCode !== 200) throw new Error(`${q} answered ${statusCode}`)
  }
  const round = async () => {
    await context.changes.publish(context.db)
    return timed(ask)
  }
  await round()
  return round
}

const bareTimes = ({ context: { pool } }: Marketplace) =>
  timed((q) =>
    pool.query(
      `select s.* from supplier_words join suppliers s on s.id = supplier_id
       where name_key collate "C" >= $1 and name_key collate "C" < $1 || chr(1114111) order by name_key collate "C" limit 3`,
      [q],
    ),
  )

async function timed(ask: (q: string) => Promise<unknown>): Promise<Sample> {
  const times: number[] = []
  for (const q of typed) {
    const started = performance.now()
    await ask(q)
    times.push(performance.now() - started)
  }
  return sampleOf(times)
}
