import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { textOfCell } from '#server/features/import/file/cell.ts'
import { invalid } from '#server/http/problems.ts'

const SEPARATORS = [',', ';', '\t']
const DECLARED = /^"?sep ?= ?(\\t|[,;|\t])"?(?:\n|$)/i
/** Rows by which the separator is told. */
const HEAD = 20
/** Rows of a list, with headings. */
export const MAX_ROWS = 5_000
/** Characters of a cell; in a longer row a quotation mark was not closed. */
const MAX_ROW_LENGTH = 64 * 1024

/** Returns the text of a file: by its byte order mark, else as UTF-8 if all bytes are valid, else as Windows-1252. */
export function textOfFile(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  if (!isUtf16 && bytes.includes(0)) throw unreadable()
  return iconv.decode(bytes, isUtf16 ? 'utf16le' : isUtf8(bytes) ? 'utf8' : 'win1252', { stripBOM: true }).replace(/\r\n?/g, '\n')
}

/** Returns the rows of a CSV file, one more than `maxRows` at the most, their cells separated by tabs. @throws 400 */
export function rowsOfCsv(bytes: Buffer, maxRows = MAX_ROWS): string[] {
  const text = textOfFile(bytes)
  const [declaration, named] = DECLARED.exec(text) ?? []
  const body = text.slice(declaration?.length ?? 0)
  const separator = named === undefined ? separatorOf(body) : named === '\\t' ? '\t' : named
  return cellsOf(body, separator, maxRows).map(joined)
}

/** The separator that divides the first rows into the most cells. */
function separatorOf(text: string): string {
  const head = text.split('\n', HEAD).join('\n')
  const cells = (separator: string) => head.split(separator).length
  return SEPARATORS.toSorted((a, b) => cells(b) - cells(a))[0] ?? ','
}

function cellsOf(text: string, delimiter: string, maxRows: number): string[][] {
  const shape = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true, to: maxRows + 1, max_record_size: MAX_ROW_LENGTH }
  try {
    return parse(text, { ...shape, delimiter, record_delimiter: '\n' })
  } catch {
    throw unreadable()
  }
}

/** Returns a row with tabs between its cells, and none within. */
export const joined = (cells: readonly string[]): string =>
  cells
    .map((cell) => textOfCell(cell).replace(/\s+/g, ' '))
    .join('\t')
    .replace(/\t+$/, '')

const unreadable = () =>
  invalid([{ path: 'file', message: 'This file could not be read. Please save it as CSV or .xlsx again, or paste the list.' }])
