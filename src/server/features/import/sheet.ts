import { definedOf, recordOf } from '#shared/objects.ts'
import { itemAt } from '#shared/item-at.ts'
import { findColumns, normaliseHeading, type Columns } from './file/columns.ts'
import { textOfCell, valueOfCell } from './file/cell.ts'
import { layoutOf, rowsOf, separatorName, type Layout, type CsvRow } from './file/csv-rows.ts'
import type { Values } from './listing/listing.ts'
import { namedColumns, type Mapping } from './file/mapping.ts'
import { ImportError } from './file/import-error.ts'
import { FIELDS, type Field } from './file/spellings.ts'
import { ENCODINGS, openTextFile, type TextFile } from './file/text-file.ts'

/** A CSV file whose columns are known. */
export type Sheet = {
  name: string
  bytes: number
  /** The encoding and separator: "UTF-8, separated by commas". */
  form: string
  /** The headings that are used, by field; one field may have several. */
  used: { heading: string; field: Field }[]
  unused: string[]
  /** It is the owner's own file of all suppliers, whose numbers are those of the listings. */
  isOwn: boolean
  /** Yields the rows below the headings; `read` is called with the bytes of each chunk. */
  rows(read?: (bytes: number) => void): AsyncGenerator<CsvRow>
  /** Returns why a row cannot be one of values; null when it can. */
  faultOf(row: CsvRow): string | null
  /** Returns the values of a row by field. */
  valuesOf(row: CsvRow): Values
}

/** Headings of the owner's own file that no other file has together (`FILE_COLUMNS`, features/owner-suppliers). */
const OWN_HEADINGS = ['Id', 'Business name', 'Profile views', 'Listed since']

/** Opens a CSV file and finds its columns by their headings. @throws ImportError when it is not text or has no column of names */
export async function openSheet(path: string, mapping: Mapping = {}): Promise<Sheet> {
  const file = await openTextFile(path)
  const layout = await layoutOf(file, (headings) => knownIn(headings, mapping))
  const headings = (await headingsOf(rowsOf(file, layout), file.name)).map((heading) => textOfCell(heading).replace(/\s+/g, ' '))
  const columns = findColumns(headings, namedColumns(mapping, headings))
  if (columns.businessName.length === 0) throw new ImportError(noNameColumn(file.name, headings), MAP_IT)
  // Every position is that of a heading.
  const used = FIELDS.flatMap((field) => columns[field].map((i) => ({ heading: itemAt(headings, i), field })))
  return {
    name: file.name,
    bytes: file.bytes,
    form: `${ENCODINGS[file.encoding]}, separated by ${separatorName(layout.separator)}`,
    used,
    unused: headings.filter((heading) => heading !== '' && !used.some((column) => column.heading === heading)),
    isOwn: OWN_HEADINGS.every((heading) => headings.includes(heading)),
    rows: (read) => withoutHeadings(file, layout, read),
    faultOf: ({ values }) => faultOf(values, headings),
    valuesOf: ({ values }) => valuesIn(values, columns),
  }
}

/** Returns how many fields have a heading, 0 where the business name has none. */
function knownIn(headings: string[], mapping: Mapping): number {
  const { categories: _, ...named } = mapping
  const columns = findColumns(headings, definedOf(named))
  return columns.businessName.length === 0 ? 0 : Object.values(columns).filter((positions) => positions.length > 0).length
}

async function headingsOf(rows: AsyncGenerator<CsvRow>, name: string): Promise<string[]> {
  for await (const { values } of rows) return values
  throw new ImportError(`${name} is empty.`)
}

async function* withoutHeadings(file: TextFile, layout: Layout, read?: (bytes: number) => void): AsyncGenerator<CsvRow> {
  let isFirst = true
  for await (const row of rowsOf(file, layout, read)) {
    if (!isFirst && row.values.some((value) => textOfCell(value) !== '')) yield row
    isFirst = false
  }
}

function faultOf(values: string[], headings: string[]): string | null {
  if (values.slice(headings.length).some((value) => value !== ''))
    return 'It has more values than there are headings: a separator or quotation mark is out of place.'
  const isRepeated = headings.every((heading, i) => normaliseHeading(values[i] ?? '') === normaliseHeading(heading))
  return isRepeated ? 'It repeats the headings.' : null
}

const MAP_IT = 'Name the column in a mapping: --map mapping.json with { "businessName": "…" }.'

function noNameColumn(name: string, headings: string[]): string {
  const list = headings.filter((heading) => normaliseHeading(heading) !== '').join(', ')
  const shown = list.length > 300 ? `${list.slice(0, 300)}…` : list
  return `${name} has no column with business names. Its first line is: ${shown || 'blank'}.`
}

const valuesIn = (values: string[], columns: Columns): Values =>
  recordOf(FIELDS, (field) => columns[field].map((i) => valueOfCell(values[i] ?? '', field)).find((value) => value !== '') ?? null)
