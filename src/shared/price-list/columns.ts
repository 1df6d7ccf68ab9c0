import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'
import { type ColumnMeaning, columnAt, COLUMN_MEANINGS } from './column-meanings.ts'
import { type PriceBasis, readTitle, type TitleReading } from './column-titles.ts'
import { readGstCell } from './gst-cell.ts'
import { looksLikePrice } from './price-cell.ts'

/** A column of a sheet: its title, null where it has none, and what it holds; null for what nothing is read from. */
export type Column = { at: number; title: string | null; reading: TitleReading | null }

/** Rows from which is told what a column without a title holds. */
const SAMPLE = 60
/** So much of what is written in a column has to look like what it is taken for. */
const MOSTLY = 0.7

/** Returns what the cells of a row are as titles; null for a row that is no title of a table. */
export function titlesOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map((cell, at): Column => ({ at, title: cell === '' ? null : cell, reading: cell === '' ? null : readTitle(cell) }))
  const known = columns.filter(({ reading }) => reading !== null)
  const kinds = new Set(known.map(({ reading }) => reading?.kind))
  const isTable = kinds.size >= 2 && (kinds.has('item') || (kinds.has('price') && kinds.size >= 3) || kinds.has('code'))
  // A row of goods may have a word that is a title elsewhere, and has a price.
  return isTable && known.length * 3 >= columns.filter(({ title }) => title !== null).length && !cells.some(looksLikePrice) ? columns : null
}

/**
 * Returns the first row as titles where nobody knows enough of them: "Eggs, Pack, Price" above prices. It has words in each cell, also where the
 * rows below have prices.
 */
export function likelyTitlesOf(rows: readonly (readonly string[])[]): Column[] | null {
  const first = rows[0] ?? []
  const isWords = first.filter(Boolean).length > 1 && first.every((cell) => !/\d/.test(cell) && !looksLikePrice(cell))
  const below = rows.slice(1, SAMPLE)
  const isAbovePrices = first.some(
    (cell, at) => cell !== '' && below.filter((cells) => looksLikePrice(cells[at] ?? '')).length > below.length * MOSTLY,
  )
  if (!isWords || !isAbovePrices) return null
  return first.map((cell, at) => ({ at, title: cell === '' ? null : cell, reading: cell === '' ? null : readTitle(cell) }))
}

/** Returns the columns of a sheet: by their titles, and by what stands below where these say nothing. */
export function columnsOf(titles: readonly Column[] | null, rows: readonly (readonly string[])[]): Column[] {
  const sample = rows.filter((cells) => cells.filter((cell) => cell !== '').length > 1).slice(0, SAMPLE)
  const width = Math.max(0, ...sample.map(({ length }) => length), titles?.length ?? 0)
  const columns = Array.from({ length: width }, (_, at): Column => titles?.[at] ?? { at, title: null, reading: null })
  const cellsAt = columns.map(({ at }) => sample.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''))
  const has = (kind: TitleReading['kind']) => columns.some(({ reading }) => reading?.kind === kind)
  for (const column of columns)
    if (column.reading === null) column.reading = byContent(cellsAt[column.at] ?? [], column.title, sample.length)
  if (!has('item')) nameItems(columns, cellsAt)
  return onePerMeaning(columns)
}

/** Of two columns of one meaning the first counts; only prices and packs may be several. */
function onePerMeaning(columns: Column[]): Column[] {
  const several = new Set<TitleReading['kind']>(['price', 'priceIncGst', 'pack', 'other', 'group'])
  return columns.map((column) => {
    const { reading } = column
    const isFirst = reading === null || several.has(reading.kind) || columns.find((each) => each.reading?.kind === reading.kind) === column
    return isFirst ? column : { ...column, reading: null }
  })
}

/** Tells a column by its cells: prices, units, GST, packs or codes. A title that nobody knows says that it is no code. */
function byContent(cells: readonly string[], title: string | null, rows: number): TitleReading | null {
  const share = (test: (cell: string) => boolean) => (cells.length === 0 ? 0 : cells.filter(test).length / cells.length)
  if (cells.length < Math.min(2, rows)) return null
  if (share(looksLikePrice) >= MOSTLY) return { kind: 'price', basis: null }
  if (share((cell) => orderUnitOf(cell.toLowerCase()) !== undefined) >= MOSTLY) return { kind: 'unit' }
  if (title === null && share((cell) => /\p{L}/u.test(cell) && readGstCell(cell, '') !== null) >= MOSTLY) return { kind: 'gst' }
  if (share((cell) => /\d/.test(cell) && /\p{L}/u.test(cell) && readPackSize(cell).pack !== null) >= MOSTLY) return { kind: 'pack' }
  const isCode = share((cell) => /^(?=.*\d)[A-Z\d][A-Z\d./-]{1,19}$/.test(cell)) >= MOSTLY && new Set(cells).size > cells.length * 0.9
  return title === null && isCode ? { kind: 'code' } : null
}

/** The items are in the column with the most words of those that hold nothing else. */
function nameItems(columns: Column[], cellsAt: readonly (readonly string[])[]): void {
  const letters = (at: number) => (cellsAt[at] ?? []).reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0)
  const [longest] = columns.filter(({ reading }) => reading === null).toSorted((a, b) => letters(b.at) - letters(a.at))
  if (longest && letters(longest.at) > 0) longest.reading = { kind: 'item' }
}

/** What a person says that columns hold, by their position; null clears one. */
export type ColumnCorrection = ReadonlyMap<number, ColumnMeaning | null>

/** Reads `B:item,D:price`, with `B:` for a column that holds nothing; null for what is none. */
export function readCorrection(text: string): ColumnCorrection | null {
  const correction = new Map<number, ColumnMeaning | null>()
  for (const part of text.split(',').map((each) => each.trim())) {
    const [letters = '', meaning = '', ...more] = part.split(':').map((each) => each.trim())
    const at = columnAt(letters)
    const known = COLUMN_MEANINGS.find((each) => each === meaning)
    if (at < 0 || more.length > 0 || !part.includes(':') || (meaning !== '' && known === undefined) || correction.has(at)) return null
    if (known !== undefined && [...correction.values()].includes(known)) return null
    correction.set(at, known ?? null)
  }
  return correction
}

/** Returns the columns as a person says; a meaning that is named leaves the columns that had it. */
export function corrected(columns: readonly Column[], correction: ColumnCorrection): Column[] {
  const named = new Set([...correction.values()].filter((meaning) => meaning !== null))
  const width = Math.max(columns.length, ...[...correction.keys()].map((at) => at + 1))
  return Array.from({ length: width }, (_, at): Column => {
    const column = columns[at] ?? { at, title: null, reading: null }
    const meaning = correction.get(at)
    const before = meaningOf(column)
    if (meaning === undefined) return before !== null && named.has(before) ? { ...column, reading: null } : column
    return { ...column, reading: meaning === null ? null : readingOf(meaning, column) }
  })
}

function readingOf(meaning: ColumnMeaning, { reading }: Column): TitleReading {
  if (meaning === 'price' || meaning === 'priceIncGst')
    return { kind: meaning, basis: reading?.kind === 'price' || reading?.kind === 'priceIncGst' ? reading.basis : null }
  return reading?.kind === meaning ? reading : { kind: meaning }
}

/** Returns the meaning of a column as others are told it; null for what nothing is read from. */
export const meaningOf = ({ reading }: Column): ColumnMeaning | null => COLUMN_MEANINGS.find((meaning) => meaning === reading?.kind) ?? null

/** Returns the columns of which the price has to be chosen, none where one is it. */
export function rivalPrices(columns: readonly Column[]): Column[] {
  const prices = columns.filter(({ reading }) => reading?.kind === 'price')
  const rivals = prices.length > 0 ? prices : columns.filter(({ reading }) => reading?.kind === 'priceIncGst')
  const bases = new Set(rivals.map(({ reading }) => (reading?.kind === 'price' || reading?.kind === 'priceIncGst' ? reading.basis : null)))
  const hasCount = columns.some(({ reading }) => reading?.kind === 'pack' && reading.isCount)
  // The price of one and that of the carton say the same, where it is known how many are in it; so do that of a kilo and of a pack.
  const hasPack = columns.some(({ reading }) => reading?.kind === 'pack')
  const isOf = (basis: PriceBasis) => bases.has(basis) && bases.has('carton')
  const isOneAndCarton = rivals.length === 2 && ((hasCount && isOf('one')) || (hasPack && (isOf('kg') || isOf('L'))))
  return rivals.length > 1 && !isOneAndCarton ? rivals : []
}
