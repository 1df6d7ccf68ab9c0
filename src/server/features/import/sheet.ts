import { recordOf } from '#shared/objects.ts'
import { findColumns, normaliseHeading, type Columns } from './columns.ts'
import { rowsOf, separatorName, separatorOf, type Row } from './csv-rows.ts'
import type { Values } from './listing.ts'
import { namedColumns, type Mapping } from './mapping.ts'
import { ImportError } from './import-error.ts'
import { FIELDS, type Field } from './spellings.ts'
import { ENCODINGS, openTextFile } from './text-file.ts'

/** A CSV file whose columns are known. */
export type Sheet = {
  name: string
  bytes: number
  /** The encoding and separator: "UTF-8, separated by commas". */
  form: string
  /** The headings that are used, by field; one field may have several. */
  used: { heading: string; field: Field }[]
  unused: string[]
  /** Yields the rows below the headings; `read` is called with the bytes of each chunk. */
  rows(read?: (bytes: number) => void): AsyncGenerator<Row>
  /** Returns the values of a row by field; null for a row with more values than headings. */
  valuesOf(row: Row): Values | null
}

/** Opens a CSV file and finds its columns by their headings. @throws ImportError when it is not text or has no column of names */
export async function openSheet(path: string, mapping: Mapping = {}): Promise<Sheet> {
  const file = await openTextFile(path)
  const separator = await separatorOf(file)
  const headings = await headingsOf(rowsOf(file, separator), file.name)
  const columns = findColumns(headings, namedColumns(mapping, headings))
  if (columns.businessName.length === 0) throw new ImportError(noNameColumn(file.name, headings), MAP_IT)
  // Every position is that of a heading.
  const used = FIELDS.flatMap((field) => columns[field].map((i) => ({ heading: headings[i]!, field })))
  return {
    name: file.name,
    bytes: file.bytes,
    form: `${ENCODINGS[file.encoding]}, separated by ${separatorName(separator)}`,
    used,
    unused: headings.filter((heading) => heading !== '' && !used.some((column) => column.heading === heading)),
    rows: (read) => withoutHeadings(rowsOf(file, separator, read)),
    valuesOf: ({ values }) => (values.slice(headings.length).some((value) => value !== '') ? null : valuesIn(values, columns)),
  }
}

async function headingsOf(rows: AsyncGenerator<Row>, name: string): Promise<string[]> {
  for await (const { values } of rows) return values
  throw new ImportError(`${name} is empty.`)
}

async function* withoutHeadings(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  let isFirst = true
  for await (const row of rows) {
    if (!isFirst) yield row
    isFirst = false
  }
}

const MAP_IT = 'Name the column in a mapping: --map mapping.json with { "businessName": "…" }.'

function noNameColumn(name: string, headings: string[]): string {
  const list = headings.filter((heading) => normaliseHeading(heading) !== '').join(', ')
  const shown = list.length > 300 ? `${list.slice(0, 300)}…` : list
  return `${name} has no column with business names. Its first line is: ${shown || 'blank'}.`
}

const valuesIn = (values: string[], columns: Columns): Values =>
  recordOf(FIELDS, (field) => columns[field].map((i) => clean(values[i] ?? '', field)).find((value) => value !== '') ?? null)

/** Values that stand for an empty one. */
const NOTHING = /^(?:n\/?a|nil|null|none|unknown|tbc|tba|-+|\.+|0)$/i

function clean(value: string, field: Field): string {
  const text = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
  return field !== 'businessName' && NOTHING.test(text) ? '' : text
}
