import { availableParallelism, cpus, totalmem } from 'node:os'
import { itemAt } from '#shared/item-at.ts'
import { digits, grouped } from '#bench/report.ts'
import { KINDS, MIXTURE, type Kind } from './kinds.ts'
import type { Scale } from './figures.ts'

/** What a core costs for an hour at large providers in Sydney, with the memory that comes with it, in cents. */
const CORE_HOUR_CENTS = 8
const MICROS_AN_HOUR = 3_600_000_000
const MILLION = 1_000_000

/** Returns the page that shows the results. */
export function resultsOf(all: Scale[]): string {
  const one = all.filter(({ processes }) => processes === 1)
  return `${[...introduction(), ...ofOne(one), ...ofAll(all), ...costs(one), '## The next wall', wallOf(one)].join('\n\n')}\n`
}

const introduction = () => [
  '# What a site takes as it grows',
  `\`npm run bench -- --scale\` on ${availableParallelism()} cores (${itemAt(cpus(), 0).model.trim()}), ${Math.round(totalmem() / 1024 ** 3)} GB, with the database
server, the site and what sends the requests on them: more processes than cores share what there is, so read the ratios, not the rates. The yardstick is a bare server of
Node and the driver that reads one row by its key, measured in the same run. The database server has a quarter of the memory for its
buffers, as [Capacity](../docs/operations/capacity.md) has it. CPU is that of the site and of the database server together. Searches
are such as nobody made before, and a quote request has its two emails. Of a hundred requests of the mixture there are: ${MIXTURE.map(([kind, share]) => `${kind} ${share}`).join(', ')}.`,
]

const ofOne = (one: Scale[]) => [
  '## CPU of one request, in microseconds, with one process',
  table(
    ['suppliers', 'one row, bare', ...KINDS, 'mixed ÷ bare'],
    one.map(({ suppliers, yardstick, figures }) => [
      grouped(suppliers),
      grouped(yardstick.cpuMicros),
      ...KINDS.map((kind) => grouped(figures[kind].cpuMicros)),
      digits(figures.mixed.cpuMicros / yardstick.cpuMicros),
    ]),
  ),
  plotOf(one, ['search', 'quote request', 'mixed', 'profile']),
]

const ofAll = (all: Scale[]) => [
  '## Requests a second, and the slowest in a hundred',
  table(
    ['suppliers', 'processes', ...KINDS, 'mixed, p99 in ms'],
    all.map(({ suppliers, processes, figures }) => [
      grouped(suppliers),
      String(processes),
      ...KINDS.map((kind) => grouped(figures[kind].perSecond)),
      digits(figures.mixed.p99),
    ]),
  ),
  '## Memory, in MB, and connections',
  table(
    ['suppliers', 'processes', 'the site', 'database server', 'on disk', 'connections'],
    all.map((scale) => [
      grouped(scale.suppliers),
      String(scale.processes),
      ...[scale.megabytes, scale.serverMegabytes, scale.databaseMegabytes].map(grouped),
      String(scale.connections),
    ]),
  ),
]

const costs = (one: Scale[]) => [
  '## What a million requests of the mixture cost',
  `At ${CORE_HOUR_CENTS} cents for an hour of a core, which is about what large providers take in Sydney; without traffic, disks and what stands idle:`,
  table(
    ['suppliers', 'CPU, in hours', 'cost'],
    one.map(({ suppliers, figures }) => {
      const hours = (figures.mixed.cpuMicros * MILLION) / MICROS_AN_HOUR
      return [grouped(suppliers), digits(hours), `${digits(hours * CORE_HOUR_CENTS)} cents`]
    }),
  ),
]

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => itemAt(row, at).length)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(itemAt(widths, at))).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A plot that pages of repositories draw, of the CPU of one request. */
function plotOf(scales: Scale[], plotted: Kind[]): string {
  const last = itemAt(scales, scales.length - 1)
  const kinds = plotted.toSorted((a, b) => last.figures[b].cpuMicros - last.figures[a].cpuMicros)
  const highest = Math.max(...scales.flatMap(({ figures }) => kinds.map((kind) => figures[kind].cpuMicros)))
  return [
    `Lines, from above at the right: ${kinds.join(', ')}.`,
    '',
    '```mermaid',
    'xychart-beta',
    '  title "CPU of one request by suppliers, µs"',
    `  x-axis [${scales.map(({ suppliers }) => `"${grouped(suppliers)}"`).join(', ')}]`,
    `  y-axis "µs" 0 --> ${Math.ceil(highest / 1_000) * 1_000}`,
    ...kinds.map((kind) => `  line [${scales.map(({ figures }) => Math.round(figures[kind].cpuMicros)).join(', ')}]`),
    '```',
  ].join('\n')
}

/** Says which kind grows most with the number of suppliers, and what moves that. */
function wallOf(scales: Scale[]): string {
  const [first, last] = [itemAt(scales, 0), itemAt(scales, scales.length - 1)]
  const growth = KINDS.map((kind) => ({
    what: kind === 'mixed' ? 'one of the mixture' : `a ${kind}`,
    times: last.figures[kind].cpuMicros / first.figures[kind].cpuMicros,
  })).toSorted((a, b) => b.times - a.times)
  const most = itemAt(growth, 0)
  const others = growth.slice(1).map(({ what, times }) => `${what} ${digits(times)}`)
  return `From ${grouped(first.suppliers)} to ${grouped(last.suppliers)} suppliers ${most.what} takes ${digits(most.times)} times as much CPU; ${others.join(', ')}. What moves that is in [Capacity](../docs/operations/capacity.md#where-the-next-wall-is).`
}
