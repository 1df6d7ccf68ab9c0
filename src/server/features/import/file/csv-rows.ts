import { pipeline, Readable } from 'node:stream'
import { CsvError, parse, type Info } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { keysOf } from '#shared/objects.ts'
import { itemAt } from '#shared/item-at.ts'
import { ImportError } from './import-error.ts'
import { textOf, type TextFile } from './text-file.ts'

/** One row of the file and the line it starts on; quoted values may contain line breaks. */
export type CsvRow = { line: number; values: string[] }
type Parsed = { record: string[]; info: Info }

const SEPARATORS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }
export const separatorName = (separator: string): string => SEPARATORS[separator] ?? `"${separator}"`

/** How a file is laid out. */
export type Layout = {
  separator: string
  /** The rows above the headings: titles, and the line that names the separator for Excel, `sep=;`. */
  above: number
  /** Each row stands in one pair of quotation marks, as when a file is saved a second time. */
  isWrapped: boolean
}

/** Characters of the file that are searched for the headings. */
const HEAD = 64 * 1024
/** Rows that are searched for the headings. */
const MAX_ABOVE = 40
/** Characters of a row; in a longer one a quotation mark was not closed. */
const MAX_ROW_LENGTH = 1024 * 1024

const shape = (delimiter: string) => ({
  delimiter,
  record_delimiter: '\n',
  info: true as const,
  ltrim: true,
  // A malformed line must not stop the import: its row is checked like the others.
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: MAX_ROW_LENGTH,
})

/** Returns how many headings are known, 0 where none is that of business names. */
type Known = (headings: string[]) => number

/** Returns the layout in which the headings hold the most known ones, or else that of the first row with the most values. */
export async function layoutOf(file: TextFile, known: Known): Promise<Layout> {
  const head = await headOf(file)
  const declared = declaredSeparator(head)
  const candidates = [...new Set([...(declared ? [declared] : []), ...keysOf(SEPARATORS)])].map((separator) =>
    layoutWith(head, separator, known),
  )
  // There is a candidate for each separator; of equals the declared one comes first.
  return itemAt(
    candidates.toSorted((a, b) => b.known - a.known || b.count - a.count),
    0,
  )
}

/** Returns the separator that a file names in a line of its own, as Excel reads it; "\\t" is a tab. */
function declaredSeparator(head: string): string | undefined {
  const [, named] = DECLARED.exec(head.trimStart().split('\n', 1)[0] ?? '') ?? []
  return named === '\\t' ? '\t' : named
}
const DECLARED = /^\ufeff?"?sep ?= ?(\\t|[^\w\s"']|\t)/i

type Candidate = Layout & { known: number; count: number }

function layoutWith(head: string, separator: string, known: Known): Candidate {
  const rows = rowsIn(head, separator).map((row, above) => {
    const inner = innerRow(row, separator)
    const headings = inner ?? row
    return { above, isWrapped: inner !== null, headings, known: known(headings) }
  })
  // Titles and data may hold a word that is also a heading; two such words in a row are headings.
  const first = rows.find(({ known }) => known > 1)
  const best = first ?? rows.find(({ known }) => known > 0) ?? rows.find(({ headings }) => !DECLARED.test(headings.join(separator)))
  return {
    separator,
    above: best?.above ?? 0,
    isWrapped: best?.isWrapped ?? false,
    known: best?.known ?? 0,
    count: best?.headings.length ?? 0,
  }
}

/** Returns the values of a row that stands in one pair of quotation marks, null for any other. */
function innerRow(row: string[], separator: string): string[] | null {
  const [only] = row
  return row.length === 1 && only?.includes(separator) ? (rowsIn(only, separator)[0] ?? null) : null
}

async function headOf(file: TextFile): Promise<string> {
  let head = ''
  for await (const text of textOf(file)) {
    head += text
    if (head.length >= HEAD) break
  }
  return head.slice(0, HEAD)
}

/** Returns the first rows of a text; its end may be cut within a quoted value. */
function rowsIn(head: string, separator: string): string[][] {
  const rows: string[][] = []
  try {
    parseNow(head, { ...shape(separator), info: false, to: MAX_ABOVE, on_record: (row: string[]) => (rows.push(row), row) })
  } catch {
    return rows
  }
  return rows
}

/** Yields every row that is not empty, the headings first. @throws ImportError when the file ends inside a quoted value */
export async function* rowsOf(
  file: TextFile,
  { separator, above, isWrapped }: Layout,
  read?: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  let end = 0
  let row = 0
  // Tracks the parser's position, because the records that it has buffered are lost when it fails.
  const trackEnd = (record: string[], { lines }: Info) => {
    end = lines
    return record
  }
  const parser = parse({ ...shape(separator), on_record: trackEnd })
  pipeline(Readable.from(textOf(file, read)), parser, () => {})
  const parsed: AsyncIterable<Parsed> = parser
  try {
    for await (const { record, info } of parsed) {
      if (row++ < above) continue
      const values = (isWrapped ? innerRow(record, separator) : null) ?? record
      yield { line: info.lines - lineEndsIn(record), values: values.map(unquoted) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError(`${file.name} breaks off: a quotation mark that opens after line ${end} is never closed.`)
  }
}

const lineEndsIn = (values: string[]) => values.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

/** Removes quotation marks around a value with unescaped ones inside, which the parser leaves: `"Joe "the Butcher" Smith"`. */
const unquoted = (value: string) => value.trim().replace(/^"([^]*)"$/, '$1')
