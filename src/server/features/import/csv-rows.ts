import { pipeline, Readable } from 'node:stream'
import { CsvError, parse, type Info } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { keysOf } from '#shared/objects.ts'
import { findColumns } from './columns.ts'
import { ImportError } from './import-error.ts'
import { textOf, type TextFile } from './text-file.ts'

/** One row of the file and the line it starts on; quoted values may contain line breaks. */
export type Row = { line: number; values: string[] }
type Parsed = { record: string[]; info: Info }

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const
export type Separator = keyof typeof SEPARATORS
export const separatorName = (separator: Separator) => SEPARATORS[separator]

/** Characters of the file that are searched for the headings. */
const HEAD = 64 * 1024
/** Characters of a row; in a longer one a quotation mark was not closed. */
const LONGEST_ROW = 1024 * 1024

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
  max_record_size: LONGEST_ROW,
})

/** Returns the separator with which the first row has the most known headings, or else the most headings. */
export async function separatorOf(file: TextFile): Promise<Separator> {
  const head = await headOf(file)
  const candidates = keysOf(SEPARATORS).map((separator) => {
    const headings = headingsIn(head, separator)
    const known = Object.values(findColumns(headings)).filter((positions) => positions.length > 0).length
    return { separator, known, count: headings.length }
  })
  // There is a candidate for each separator.
  return candidates.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]!.separator
}

async function headOf(file: TextFile): Promise<string> {
  let head = ''
  for await (const text of textOf(file)) {
    head += text
    if (head.length >= HEAD) break
  }
  return head.slice(0, HEAD)
}

function headingsIn(head: string, separator: Separator): string[] {
  try {
    // With `info` each record comes with its position, which the types of the parser leave out.
    const [first] = parseNow(head, { ...shape(separator), to: 1 }) as unknown as Parsed[]
    return first?.record ?? []
  } catch {
    return []
  }
}

/** Yields every row that is not empty, the headings first. @throws ImportError when the file ends inside a quoted value */
export async function* rowsOf(file: TextFile, separator: Separator, read?: (bytes: number) => void): AsyncGenerator<Row> {
  let end = 0
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
      yield { line: info.lines - lineEndsIn(record), values: record.map(unquoted) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError(`${file.name} breaks off: a quotation mark that opens after line ${end} is never closed.`)
  }
}

const lineEndsIn = (values: string[]) => values.reduce((sum, value) => sum + value.split('\n').length - 1, 0)

/** Removes quotation marks around a value with unescaped ones inside, which the parser leaves: `"Joe "the Butcher" Smith"`. */
const unquoted = (value: string) => value.trim().replace(/^"([^]*)"$/, '$1')
