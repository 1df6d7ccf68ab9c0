import writeWorkbook from 'write-excel-file/node'
import * as z from 'zod/mini'
import { compareOffers, type ComparisonRequest } from '#contract/quotes/comparison/comparisons.ts'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import { createListReader } from '#server/features/price-lists/reading/list-reader.ts'
import { builtInEntries } from '#server/vocabulary/vocabulary.ts'
import { compare } from '#shared/comparison/compare.ts'
import { fillLine, PriceBook } from '#shared/price-list/filling/price-book.ts'
import { line, offer, price } from '#test/data/compared-offers.ts'
import { numbersFrom } from '#test/data/random-offers.ts'
import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'
import { percentile } from './numbers.ts'
import { digits, type BenchPart } from './report.ts'

const COMPARISONS = 60
const OFFERS = 8
const LINES = 60
/** Milliseconds of one core. */
const MAX_MEDIAN = 30
const MAX_SLOW = 200
const FULL = 100
const ALMOST_FULL = 95

/** Returns offers whose prices are within 15 % of each other, with fees and minimums; each has priced so many of a hundred lines. */
function request(seed: number, priced: number): ComparisonRequest {
  const number = numbersFrom(seed)
  const usual = Array.from({ length: LINES }, () => number(300, 9000))
  const offers = Array.from({ length: OFFERS }, (_, n) =>
    offer(
      `${n}`,
      usual.flatMap((cents, at) =>
        number(1, 100) <= priced ? [price(`${at}`, Math.round((cents * number(85, 115)) / 100), { gst: at % 3 ? 'free' : 'taxable' })] : [],
      ),
      {
        deliveryCents: number(0, 25) * 100,
        freeDeliveryFromCents: number(0, 1) * number(10, 60) * 1000,
        minimumCents: number(0, 2) * number(3, 20) * 1000,
        belowMinimum: itemAt(['refuse', 'difference', 'fee'] as const, number(0, 2)),
        smallOrderFeeCents: number(5, 25) * 100,
      },
    ),
  )
  return z.parse(required(compareOffers.body, 'The schema of a comparison'), {
    lines: usual.map((_, n) => line(`${n}`, number(1, 6))),
    offers,
  })
}

/** Measures comparisons of eight offers for sixty lines, in this process. */
export const measureComparisons: BenchPart = async (_, report) => {
  report.heading('Comparing 8 offers for 60 lines, ms')
  for (const priced of [FULL, ALMOST_FULL]) {
    const times = Array.from({ length: COMPARISONS }, (_, seed) => timed(request(seed + 1, priced))).toSorted((a, b) => a - b)
    const row = (what: string, measured: number, atMost?: number) => {
      const target = atMost === undefined ? undefined : { atMost }
      report.add({ what: `${what}, ${priced} % priced`, yardstick: '', ours: digits(measured), measured, target })
    }
    // Each offer that lacks a line is compared with all ways to do without it, so the median is only reported there.
    row('median', percentile(times, 0.5), priced === FULL ? MAX_MEDIAN : undefined)
    row('90 %', percentile(times, 0.9), MAX_SLOW)
  }
}

function timed(body: ComparisonRequest): number {
  const start = performance.now()
  compare(body, () => performance.now())
  return performance.now() - start
}

const ROWS = 5_000
const FILLED_LINES = 100
const RUNS = 30
/** Milliseconds of one core. */
const MAX_FILLING = 20

const READINGS = 5
/** Milliseconds of one core, which a supplier waits for where nobody else has it. */
const MAX_READING = 3_000

/** Measures how long the largest list takes to be read, as a file of each kind, in the thread that does it. */
export const measureListReading: BenchPart = async (_, report) => {
  report.heading(`Reading ${ROWS.toLocaleString('en-AU')} rows of a price list in a thread, ms`)
  const rows = listedRows()
  const data = [TITLES, ...rows].map((cells) => cells.map((value) => ({ value })))
  const xlsx = await (await writeWorkbook([{ sheet: 'Prices', data }])).toBuffer()
  const csv = Buffer.from([TITLES, ...rows].map((cells) => cells.join(',')).join('\n'))
  const reader = createListReader()
  for (const [kind, bytes] of [['csv', csv] as const, ['xlsx', xlsx] as const]) {
    const times: number[] = []
    for (let run = 0; run < READINGS; run++) {
      const start = process.cpuUsage()
      const read = await reader.read({ kind, bytes, correction: undefined })
      times.push(msSince(start))
      if (read.rows.length !== ROWS) throw new Error(`${read.rows.length} of ${ROWS} rows were read.`)
    }
    const [first = 0, ...others] = times
    const row = (what: string, measured: number) =>
      report.add({ what: `${what}, ${kind}`, yardstick: '', ours: digits(measured), measured, target: { atMost: MAX_READING } })
    row(kind === 'csv' ? 'the first, which starts the thread' : 'the first', first)
    row('the slowest of those after it', Math.max(...others))
  }
  await reader.stop()
}

const TITLES = ['PLU', 'Desc', 'UOM', 'Ctn Qty', 'Price ex', 'RRP inc']

/** Returns rows as suppliers write them: a brand or a quality before the goods, some sold by weight, some without a price. */
function listedRows(): string[][] {
  const number = numbersFrom(1)
  const entries = builtInEntries()
  const goods = entries.filter(({ kind }) => kind === 'goods')
  const said = entries.filter(({ kind }) => kind === 'quality' || kind === 'brand')
  return Array.from({ length: ROWS }, (_, at) => {
    const cents = number(100, 20_000)
    return [
      `P${at}`,
      `${itemAt(said, number(0, said.length - 1)).term} ${itemAt(goods, at % goods.length).term} ${number(1, 9)}00 g`,
      at % 3 ? 'each' : 'ctn',
      `${number(1, 24)}`,
      at % 50 ? `$${(cents / 100).toFixed(2)}` : 'POA',
      `$${((cents * 1.5) / 100).toFixed(2)}`,
    ]
  })
}

/** Measures how long the lines of a large request take to be filled in from a price list of the largest size. */
export const measurePriceLists: BenchPart = (_, report) => {
  report.heading(`Filling ${FILLED_LINES} lines from ${ROWS.toLocaleString('en-AU')} rows, ms`)
  const goods = builtInEntries().filter(({ kind }) => kind === 'goods')
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    item: goods[at % goods.length]?.term ?? '',
    packSize: '5 kg',
    unit: null,
    contents: { amount: 5, measure: 'kg' },
    priceCents: 100 + at,
    isAvailable: true,
  }))
  const start = process.cpuUsage()
  const book = new PriceBook(rows, namedGoods)
  const read = msSince(start)
  const lines = rows.slice(0, FILLED_LINES).map(({ item }) => ({ item, amount: 12, measure: 'kg', contents: null }))
  const times = Array.from({ length: RUNS }, () => {
    const began = process.cpuUsage()
    for (const line of lines) fillLine(book, line, namedGoods(line.item))
    return msSince(began)
  }).toSorted((a, b) => a - b)
  const slow = percentile(times, 0.9)
  report.add({ what: 'reading the names of the rows, once', yardstick: '', ours: digits(read), measured: read })
  report.add({ what: 'filling, 90 %', yardstick: '', ours: digits(slow), measured: slow, target: { atMost: MAX_FILLING } })
  return Promise.resolve()
}

/** Milliseconds of one core, whatever else the machine does. */
function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
