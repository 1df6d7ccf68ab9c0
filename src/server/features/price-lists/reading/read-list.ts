import { MAX_PRICE_LIST_ROWS } from '#contract/price-lists/price-lists.ts'
import { rowsOfCsv } from '#server/features/order-lists/csv-table.ts'
import { sheetsOfXlsx } from '#server/features/order-lists/xlsx-table.ts'
import { invalid } from '#server/http/problems.ts'
import { priceListKnown } from '#server/features/price-lists/price-list-known.ts'
import { MIB } from '#shared/bytes.ts'
import type { ColumnCorrection } from '#shared/price-list/columns.ts'
import { readingPriceList, type PriceListReading, type Sheet } from '#shared/price-list/read-price-list.ts'

/** What an .xlsx file may unpack to. */
const MAX_UNPACKED = 50 * MIB
/** Rows of a list, with its headings: what has more is no price list of 5,000 goods. */
const MAX_ROWS = 20_000
/** Rows after which others have their turn. */
const SLICE = 10

/** A price list as it was sent. */
export type GivenList = { kind: 'text'; text: string } | { kind: 'csv' | 'xlsx'; bytes: Uint8Array }
export type ListToRead = GivenList & { correction: ColumnCorrection | undefined }

/** Reads a price list; `pause` gives others their turn. @throws 400 for a file that cannot be read, and more rows than a list may have */
export async function readList(list: ListToRead, pause?: () => Promise<unknown>): Promise<PriceListReading> {
  const path = list.kind === 'text' ? 'text' : 'file'
  const sheets = await sheetsIn(list)
  const lines = sheets.reduce((sum, { length }) => sum + length, 0)
  if (lines > MAX_ROWS) throw tooLong(path, 'This list has more than 20,000 rows with its headings. Please split it into several.')
  const steps = readingPriceList(sheets, priceListKnown, list.correction)
  for (let count = 1; ; count++) {
    const step = steps.next()
    if (step.done) return step.value
    if (step.value > MAX_PRICE_LIST_ROWS) throw tooLong(path, 'This list has more than 5,000 rows of goods. Please split it into several.')
    if (count % SLICE === 0) await pause?.()
  }
}

const tooLong = (path: string, message: string) => invalid([{ path, message }])

/** Returns the sheets that have any rows, without the empty ones among these. @throws 400 */
async function sheetsIn(list: GivenList): Promise<Sheet[]> {
  const sheets = await rowsIn(list)
  return sheets.map((rows) => rows.map(cellsIn).filter((cells) => cells.some(Boolean))).filter(({ length }) => length > 0)
}

async function rowsIn(list: GivenList): Promise<string[][]> {
  if (list.kind === 'text') return [list.text.split('\n')]
  const bytes = Buffer.from(list.bytes)
  return list.kind === 'xlsx' ? await sheetsOfXlsx(bytes, MAX_UNPACKED) : [rowsOfCsv(bytes, MAX_ROWS)]
}

const cellsIn = (row: string) => row.split('\t').map((cell) => cell.replace(/\s+/g, ' ').trim())
