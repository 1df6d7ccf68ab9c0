import { setImmediate } from 'node:timers/promises'
import { MAX_LIST_LINES, type ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { invalid } from '#server/http/problems.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'
import { addRow, readRows } from '#shared/order-line/read-list.ts'
import { MAX_ROWS } from './csv-table.ts'

/** Rows after which others have their turn. */
const SLICE = 10

/** Reads the rows of a list. `path` names what they came from. @throws 400 for more lines than a list may have */
export async function readOrderListRows(rows: readonly string[], path: 'text' | 'file', known: LineKnowledge): Promise<ReadOrderList> {
  if (rows.length > MAX_ROWS) throw tooLong(path)
  const reading: ReadOrderList = { lines: [], skipped: [] }
  let count = 0
  for (const row of readRows(rows, known)) {
    addRow(reading, row)
    if (reading.lines.length > MAX_LIST_LINES) throw tooLong(path)
    if (++count % SLICE === 0) await setImmediate()
  }
  return reading
}

const tooLong = (path: string) =>
  invalid([{ path, message: `This list has more than ${MAX_LIST_LINES} lines. Please split it into several.` }])
