import { listings, searches } from './addresses.ts'
import type { Marketplace } from './marketplace.ts'
import { inTurn, sampleOf } from './numbers.ts'
import { byTime, type Bench, type BenchPart } from './report.ts'
import { replay, statementsOf } from './statements.ts'

const EACH = 40
const OUR_ROUNDS = 7

/** Compares the SQL of listings and profiles with that in a marketplace of ten times the size. */
export const measureSql: BenchPart = (bench, report) =>
  atBothSizes(
    bench,
    (small, big) => {
      const title = `SQL of a page at ${count(big)} suppliers ÷ at ${count(small)}`
      const kinds = Object.entries(listings).map(
        ([kind, at]) => [`listing: ${kind}`, () => Array.from({ length: EACH }, (_, i) => at(i))] as const,
      )
      const profiles = ({ suppliers }: Marketplace) =>
        Array.from({ length: EACH }, (_, i) => `/suppliers/${1 + Math.floor((i * suppliers) / EACH)}`)
      return { title, kinds: [...kinds, ['profile', profiles] as const], atMost: 1.5 }
    },
    report,
  )

/** Compares the SQL of searches in the same way. */
export const measureSearch: BenchPart = (bench, report) =>
  atBothSizes(
    bench,
    (small, big) => {
      const title = `SQL of a search at ${count(big)} suppliers ÷ at ${count(small)}`
      const kinds = Object.entries(searches).map(([kind, texts]) => [kind, () => texts.map(searchFor)] as const)
      return { title, kinds: [...kinds, ['all of them', () => Object.values(searches).flat().map(searchFor)] as const], atMost: 4 }
    },
    report,
  )

type Comparison = { title: string; kinds: (readonly [string, (marketplace: Marketplace) => string[]])[]; atMost: number }

async function atBothSizes(
  { marketplace: small, big }: Bench,
  comparison: (small: Marketplace, big: Marketplace) => Comparison,
  report: Parameters<BenchPart>[1],
) {
  if (!big) return console.log('\nSQL at two sizes: skipped, for only a database server holds the bigger one.')
  const { title, kinds, atMost } = comparison(small, big)
  report.heading(title)
  for (const [kind, addresses] of kinds) {
    const [yardstick, ours] = [await timesOf(small, addresses(small)), await timesOf(big, addresses(big))]
    report.add(byTime(kind, await inTurn(OUR_ROUNDS, yardstick, ours), atMost))
  }
}

/** Returns a measurement that replays the statements of each address sequentially on one connection. */
async function timesOf({ context }: Marketplace, addresses: string[]) {
  // Each address once, since a cached response takes no statements.
  const pages = await statementsOf(context, [...new Set(addresses)])
  return async () => {
    const client = await context.pool.connect()
    const times: number[] = []
    for (const statements of pages) {
      const started = performance.now()
      await replay(client, statements)
      times.push(performance.now() - started)
    }
    client.release()
    return sampleOf(times)
  }
}

const count = ({ suppliers }: Marketplace) => suppliers.toLocaleString('en-AU')
const searchFor = (text: string) => `/api/suppliers?search=${encodeURIComponent(text)}&limit=24`
