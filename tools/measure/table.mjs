import { availableParallelism, totalmem } from 'node:os'

const GIB = 2 ** 30

/** Prints what was measured, with the machine that it was measured on, so that two runs can be compared. `rows` are names and figures of run.mjs. */
export function printTable(subject, rows) {
  const cells = [['', 'wall s', 'CPU s', 'peak GB', 'exit'], ...rows.map(([name, figures]) => [name, ...cellsOf(figures)])]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  console.log(`\n${subject}: ${availableParallelism()} cores, ${(totalmem() / GIB).toFixed(0)} GB, Node ${process.versions.node}`)
  for (const row of cells)
    console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '))
}

/** CPU time and memory are not known where there is no /proc. */
const cellsOf = ({ wallMs, cpuMs, peakBytes, code }) => [
  (wallMs / 1000).toFixed(1),
  cpuMs === null ? '-' : (cpuMs / 1000).toFixed(1),
  peakBytes === null ? '-' : (peakBytes / GIB).toFixed(2),
  `${code ?? '-'}`,
]
