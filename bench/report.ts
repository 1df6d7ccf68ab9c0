import type { Sample } from './numbers.ts'
import type { Loader } from './loader.ts'
import type { Marketplace } from './marketplace.ts'
import type { Site } from './site.ts'

/** What the parts measure: the small marketplace with its server, and the big one, which needs a database server. */
export type Bench = { marketplace: Marketplace; big: Marketplace | null; site: Site; loader: Loader; rounds: number }

export type BenchPart = (bench: Bench, report: ReturnType<typeof createReport>) => Promise<void>

/** A measurement beside its yardstick. Without a target it is only reported. */
export type ReportRow = {
  what: string
  yardstick: string
  ours: string
  /** The value compared with the target: ours over the yardstick or, without a yardstick, the figure itself. */
  measured?: number
  target?: { atLeast: number } | { atMost: number } | undefined
}

/** Returns a row that compares rates; the p99 and the server's CPU time are shown beside them. */
export const byRate = (what: string, { yardstick, ours }: { yardstick: Sample; ours: Sample }, atLeast: number): ReportRow => ({
  what,
  yardstick: rate(yardstick),
  ours: rate(ours),
  measured: ours.perSecond / yardstick.perSecond,
  target: { atLeast },
})

/** Returns a row that compares median times. */
export const byTime = (what: string, { yardstick, ours }: { yardstick: Sample; ours: Sample }, atMost: number): ReportRow => ({
  what,
  yardstick: times(yardstick),
  ours: times(ours),
  measured: ours.p50 / yardstick.p50,
  target: { atMost },
})

export const rate = ({ perSecond, p99, cpuMicros }: Sample) =>
  [`${grouped(perSecond)}/s`, `p99 ${digits(p99)} ms`, ...(cpuMicros ? [`${Math.round(cpuMicros)} µs CPU`] : [])].join('  ')

export const times = ({ p50, p99 }: Sample) => `${digits(p50)} ms  p99 ${digits(p99)} ms`

/** Returns the nearest whole number, its thousands apart. */
export const grouped = (value: number) => Math.round(value).toLocaleString('en-AU')

export const digits = (value: number) => value.toLocaleString('en-AU', { maximumSignificantDigits: 3 })

const isMissed = ({ measured, target }: ReportRow) =>
  !!target && (measured === undefined || !('atLeast' in target ? measured >= target.atLeast : measured <= target.atMost))

/** Prints rows as they are added and counts the missed targets. */
export function createReport() {
  let missed = 0
  const line = (cells: string[]) =>
    console.log(
      cells
        .map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  return {
    heading(title: string) {
      console.log(`\n${title}`)
      line(['', 'yardstick', 'ours', 'ratio', 'target'])
    },
    add(row: ReportRow) {
      const { what, yardstick, ours, measured, target } = row
      if (isMissed(row)) missed++
      const verdict = target ? (isMissed(row) ? 'MISSED' : 'ok') : ''
      line([what, yardstick, ours, yardstick && measured !== undefined ? measured.toFixed(2) : '', target ? targetOf(target) : '', verdict])
    },
    missed: () => missed,
  }
}

const WIDTHS = [46, 38, 38, 5, 6]
const targetOf = (target: NonNullable<ReportRow['target']>) =>
  'atLeast' in target ? `≥ ${digits(target.atLeast)}` : `≤ ${digits(target.atMost)}`
