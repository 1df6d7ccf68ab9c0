import { type ColumnMeaning, columnLetters } from './column-meanings.ts'
import { type Column, type ColumnCorrection, columnsOf, corrected, likelyTitlesOf, meaningOf, rivalPrices, titlesOf } from './columns.ts'
import { readGstCell, type RowGst } from './gst-cell.ts'
import { isOwnTitles, readOwnRow } from './own-file.ts'
import { cellsOfLine, cellsOfRow, type PriceListKnowledge, type PriceRow, readRow, type RowCells } from './read-row.ts'
import { RowIndex } from './row-key.ts'

/** A sheet: its rows, each with its cells. A line of text is a row of one cell. */
export type Sheet = readonly (readonly string[])[]

/** What a price list says. */
export type PriceListReading = {
  /** Of the first sheet; none where it is no table. */
  columns: { column: string; title: string | null; meaning: ColumnMeaning | null }[]
  /** Which of several columns is the price. */
  question: { text: string; columns: string[] } | null
  rows: PriceRow[]
  skipped: { text: string; why: string }[]
}

const HEADING = 'A heading.'
const NO_GOODS = 'No goods.'
const TWICE = 'The same item and pack as a row above.'
/** The longest text of a row that is read. */
const MAX_ROW_LENGTH = 1_000
/** The longest heading; what is longer is a sentence about the list. */
const MAX_HEADING_LENGTH = 60
/** Rows in which the titles of a table are looked for. */
const MAX_TITLES = 60

/** Reads the sheets of a price list. The correction is for the columns of the first one. */
export function readPriceList(sheets: readonly Sheet[], known: PriceListKnowledge, correction?: ColumnCorrection): PriceListReading {
  const steps = readingPriceList(sheets, known, correction)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** The same, in steps of a row, each of which yields how many rows of goods there are so far. */
export function* readingPriceList(
  sheets: readonly Sheet[],
  known: PriceListKnowledge,
  correction?: ColumnCorrection,
): Generator<number, PriceListReading> {
  const reading: PriceListReading = { columns: [], question: null, rows: [], skipped: [] }
  const index = new RowIndex<PriceRow>()
  for (const [at, sheet] of sheets.entries()) {
    const table = tableOf(sheet, at === 0 ? correction : undefined)
    if (at === 0 && table)
      reading.columns = table.columns.map((column) => ({
        column: columnLetters(column.at),
        title: column.title,
        meaning: meaningOf(column),
      }))
    const question = table && tierQuestion(table.columns)
    reading.question ??= question
    const isOwn = table !== null && correction === undefined && isOwnTitles(sheet[table.titlesAt] ?? [])
    for (const read of isOwn ? ownRowsOf(sheet, table, known) : rowsOfSheet(sheet, table, known)) {
      const row = 'row' in read && question ? { row: unpriced(read.row, question.text) } : read
      if (!('row' in row)) reading.skipped.push(row)
      else if (index.find(row.row)) reading.skipped.push({ text: row.row.item, why: TWICE })
      else {
        index.add(row.row)
        reading.rows.push(row.row)
      }
      yield reading.rows.length
    }
  }
  return reading
}

const unpriced = (row: PriceRow, question: string): PriceRow => ({ ...row, priceCents: null, certainty: 'ask', question })

function tierQuestion(columns: readonly Column[]): PriceListReading['question'] {
  const rivals = rivalPrices(columns)
  if (rivals.length === 0) return null
  const names = rivals.map(({ at, title }) => title ?? `column ${columnLetters(at)}`)
  const text = `Which of these is your price: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`
  return { text, columns: rivals.map(({ at }) => columnLetters(at)) }
}

/** A table within a sheet: where its titles stand, -1 where it has none, and its columns. */
type Table = { titlesAt: number; columns: Column[]; implied: RowGst | null }

/** Returns the table of a sheet; null where its rows are lines of text. */
function tableOf(sheet: Sheet, correction: ColumnCorrection | undefined): Table | null {
  const filled = sheet.filter((cells) => cells.some(Boolean))
  const isTable = filled.filter((cells) => cells.filter(Boolean).length > 1).length * 2 > filled.length || correction !== undefined
  if (!isTable) return null
  const { titlesAt, titles } = titlesIn(sheet)
  const found = columnsOf(titles, sheet.slice(titlesAt + 1))
  const columns = correction ? corrected(found, correction) : found
  return { titlesAt, columns, implied: impliedGst(sheet.slice(titlesAt + 1), columns) }
}

/** Returns the titles of a table and where they stand, -1 where it has none. */
function titlesIn(sheet: Sheet): { titlesAt: number; titles: Column[] | null } {
  const known = sheet.slice(0, MAX_TITLES).findIndex((cells) => titlesOf(cells) !== null)
  if (known >= 0) return { titlesAt: known, titles: titlesOf(sheet[known] ?? []) }
  const first = sheet.findIndex((cells) => cells.filter(Boolean).length > 1)
  const titles = likelyTitlesOf(sheet.slice(first).filter((cells) => cells.filter(Boolean).length > 1))
  return { titlesAt: titles ? first : -1, titles }
}

/** Where all marks of the column about GST are the same, rows without a mark are the other kind. */
function impliedGst(rows: Sheet, columns: readonly Column[]): RowGst | null {
  const column = columns.find(({ reading }) => reading?.kind === 'gst')
  if (!column) return null
  const said = new Set(rows.map((cells) => readGstCell(cells[column.at] ?? '', column.title ?? '')).filter((gst) => gst !== null))
  const [only, other] = [...said]
  return only && !other ? (only === 'taxable' ? 'free' : 'taxable') : null
}

type RowRead = { row: PriceRow } | { text: string; why: string }

/** The rows of a file that the list was fetched as. */
function* ownRowsOf(sheet: Sheet, { titlesAt }: Table, known: PriceListKnowledge): Generator<RowRead> {
  const titles = sheet[titlesAt] ?? []
  for (const [at, cells] of sheet.entries()) {
    const text = cells.filter(Boolean).join(' ')
    if (text === '') continue
    const row = at > titlesAt ? readOwnRow(cells, titles, known) : null
    yield row ? { row } : skipped(text, at <= titlesAt ? HEADING : NO_GOODS)
  }
}

function* rowsOfSheet(sheet: Sheet, table: Table | null, known: PriceListKnowledge): Generator<RowRead> {
  let columns = table?.columns ?? []
  let group: string | null = null
  let above: RowCells | null = null
  for (const [at, cells] of sheet.entries()) {
    const text = cells.filter(Boolean).join(' ')
    if (text === '') continue
    const titles = table && at > table.titlesAt ? titlesOf(cells) : null
    if (titles) columns = columnsOf(titles, sheet.slice(at + 1))
    if (titles || (table && at <= table.titlesAt) || text.length > MAX_ROW_LENGTH) {
      yield skipped(text, HEADING)
      continue
    }
    const typed = table ? cellsOfRow(cells, columns, table.implied) : cellsOfLine(text)
    const heading = table || !/\d/.test(text) ? headingIn(typed, cells) : null
    if (heading !== null) {
      group = heading.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(heading) ? group : heading.replace(/\s*:$/, '')
      above = null
      yield skipped(text, group === null ? NO_GOODS : HEADING)
      continue
    }
    yield readTyped(typed, above, group ?? groupIn(cells, columns), text, known)
    above = typed.item === '' ? above : typed
  }
}

/** Reads a row; one without an item has that of the merged cell above, which is asked. */
function readTyped(typed: RowCells, above: RowCells | null, group: string | null, text: string, known: PriceListKnowledge): RowRead {
  if (typed.item !== '' && /\p{L}/u.test(typed.item)) return { row: readRow(typed, group, known) }
  const isPart = typed.item === '' && above !== null && typed.pack !== '' && typed.price.kind !== 'none'
  if (!isPart) return skipped(text, NO_GOODS)
  const row = readRow({ ...typed, item: above.item }, group, known)
  return { row: { ...row, certainty: 'ask', question: row.question ?? `Is this ${above.item}, as in the row above?` } }
}

/** Returns the heading that a row is, a text by itself; null for a row of goods. */
function headingIn({ item, code, pack, count, unit, price, gst }: RowCells, cells: readonly string[]): string | null {
  const filled = cells.filter(Boolean)
  const text = filled.join(' ')
  if (price.kind === 'price' || pack !== '' || count !== '' || unit !== '' || (gst !== null && item !== '')) return null
  if (filled.length === 1 && (price.kind === 'none' || item === '')) return text
  return filled.length === 2 && code !== '' && item === '' ? text : null
}

const groupIn = (cells: readonly string[], columns: readonly Column[]): string | null => {
  const column = columns.find(({ reading }) => reading?.kind === 'group')
  return (column && cells[column.at]) || null
}

const skipped = (text: string, why: string) => ({ text: text.slice(0, MAX_ROW_LENGTH), why })
