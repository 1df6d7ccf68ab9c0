import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { read } from '#server/reading/read.ts'
import { entryOfLine, namesOfLine, readGoodsFile } from '#server/vocabulary/goods-file.ts'
import { NameIndex } from '#server/vocabulary/name-index.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { inTurn, type Sample, sampleOf } from './numbers.ts'
import { byTime, digits, type ReportRow, type BenchPart } from './report.ts'

const ROUNDS = 5
const REPEATS = 200
/** What reading a text may cost beside splitting it into words and looking each up in a map: half a millisecond for 200 characters. */
const MAX_READER = 300
const MAX_LOOKUP = 50
/** What the index of names may cost beside a plain map of the same names: it has keys of them in singular and plural, and as one word. */
const MAX_LOAD = 12
const MAX_HEAP = 4

/** Two hundred characters each: an order, a repair and a search. */
const TEXTS = [
  'please send 20kg full cream milk, 12 x 1L oat milk, 5 boxes of roma tomatoes, 3 dozen free range eggs and 2 trays of croissants to Brunswick VIC 3056 every tue and fri before 6am, also need coffee cups',
  'need someone to fix our la marzocco linea espresso machine in fitzroy as soon as possible because it is leaking water from the group head and will not heat up, also a quote for monthly grinder service',
  'looking for a compostable packaging supplier who can deliver double wall coffee cups 8oz and 12oz, lids, brown paper bags with handles, sugarcane clamshells and napkins weekly to us near newcastle nsw',
]
const file = new URL('../src/server/vocabulary/goods.tsv', import.meta.url)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Builds the simplest thing that finds a name as it is spelt. */
function plainMap(): Map<string, number> {
  const names = new Map<string, number>()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
  lines.forEach((line, i) => namesOfLine(line).forEach((name) => names.set(name, i)))
  return names
}
function ourIndex(): NameIndex {
  const lines = readGoodsFile()
  return new NameIndex(lines.map(namesOfLine), (i) => entryOfLine(lines[i] ?? ''))
}

/** Measures the vocabulary and the reader of texts beside a plain map of the same names, in this process. */
export const measureWords: BenchPart = async (_, report) => {
  report.heading('The vocabulary and the reader ÷ a plain map of the same names')
  const names = plainMap()
  const words = [...new Set(TEXTS.flatMap(wordsOf))]
  report.add(byTime('loading, ms', await inTurn(ROUNDS, timed(5, plainMap), timed(5, ourIndex)), MAX_LOAD))
  report.add(heapRow(heapOf(plainMap), heapOf(ourIndex)))
  const plainly = () => words.forEach((word) => names.get(word))
  const all = await inTurn(
    ROUNDS,
    timed(REPEATS, plainly),
    timed(REPEATS, () => words.forEach((word) => lookUp(word))),
  )
  report.add(byTime(`looking up ${words.length} words, ms`, all, MAX_LOOKUP))
  for (const text of TEXTS) {
    const split = timed(REPEATS, () => wordsOf(text).forEach((word) => names.get(word)))
    report.add(
      byTime(
        `reading “${text.slice(0, 30)}…”, ms`,
        await inTurn(
          ROUNDS,
          split,
          timed(REPEATS, () => read(text)),
        ),
        MAX_READER,
      ),
    )
  }
}

/** Returns what measures a function: once to warm it up, then each run by itself. */
const timed = (runs: number, run: () => unknown) => async (): Promise<Sample> => {
  run()
  return sampleOf(
    Array.from({ length: runs }, () => {
      const began = performance.now()
      run()
      return performance.now() - began
    }),
  )
}

function heapOf(make: () => unknown): number {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const made = make()
  collect()
  const after = process.memoryUsage().heapUsed
  // What was made is still in use here, so that it is counted.
  return made === undefined ? 0 : after - before
}

const heapRow = (plain: number, ours: number): ReportRow => ({
  what: 'heap, MB',
  yardstick: `${digits(plain / 1e6)} MB`,
  ours: `${digits(ours / 1e6)} MB`,
  measured: ours / plain,
  target: { atMost: MAX_HEAP },
})
