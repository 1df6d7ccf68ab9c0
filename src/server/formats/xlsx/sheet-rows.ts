import type { CellObject, Row } from 'write-excel-file/node'
import type { Sheet } from '#contract/resources/resources.ts'
import { BOTTLE, CANARY, FAINT, INK, LINE, ON_BOTTLE, SERIF, SUNKEN } from '#server/formats/look.ts'
import { formatOf, totalFormat } from './number-formats.ts'

/** The title, what the sheet is for, and the heads of the columns. */
export const HEAD_ROWS = 3
const FIRST = HEAD_ROWS + 1
const LINE_HEIGHT = 14
/** The intro is read without scrolling, however wide the table is. */
const INTRO_WIDTH = 110

type Column = Sheet['columns'][number]
type Value = Sheet['rows'][number][number]

/** Returns the cells of a sheet. Formulas fill the blank rows too; the totals stand below. */
export function rowsOf({ name, intro, columns, rows, blankRows }: Sheet): Row[] {
  const last = HEAD_ROWS + rows.length + blankRows
  const blank: Value[] = columns.map(() => null)
  const data = [...rows, ...Array.from({ length: blankRows }, () => blank)]
  return [
    [titleCell(name)],
    introRow(intro ?? '', columns),
    columns.map(headCell),
    ...data.map((values, at) => dataRow(columns, values, { row: FIRST + at, last })),
    ...(columns.some(({ total }) => total) ? [totalRow(columns, last)] : []),
  ]
}

const titleCell = (name: string): CellObject => ({
  value: name,
  fontFamily: SERIF,
  fontSize: 18,
  fontWeight: 'bold',
  textColor: BOTTLE,
  height: 30,
  alignVertical: 'center',
})

/** Spans as many columns as a line of reading needs. */
function introRow(intro: string, columns: readonly Column[]): Row {
  let [span, width] = [0, 0]
  for (const column of columns) {
    if (width >= INTRO_WIDTH) break
    width += column.width
    span++
  }
  const lines = Math.ceil((intro.length * 1.1) / width)
  return [
    { value: intro, columnSpan: span, wrap: true, alignVertical: 'top', textColor: FAINT, height: Math.max(1, lines) * LINE_HEIGHT + 6 },
  ]
}

const BORDER = { borderStyle: 'thin', borderColor: LINE } as const

function headCell({ title, kind }: Column, _: number, columns: readonly Column[]): CellObject {
  const lines = Math.max(...columns.map((column) => linesOf(column.title, column.width)))
  return {
    value: title,
    fontWeight: 'bold',
    textColor: ON_BOTTLE,
    backgroundColor: BOTTLE,
    wrap: true,
    alignVertical: 'center',
    ...(kind === 'text' ? LEFT : RIGHT),
    height: lines * LINE_HEIGHT + 8,
    ...BORDER,
  }
}

/** Returns how many lines a text takes in a column of a width in letters. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > width) [lines, used] = [lines + 1, length]
    else used += length + (used > 0 ? 1 : 0)
  }
  return lines
}

type Rows = { row: number; last: number }
const filled = (formula: string, { row, last }: Rows) =>
  formula.replaceAll('{row}', String(row)).replaceAll('{first}', String(FIRST)).replaceAll('{last}', String(last))

function dataRow(columns: readonly Column[], values: readonly Value[], rows: Rows): Row {
  const lines = Math.max(...columns.map(({ width, kind }, at) => (kind === 'text' ? linesOf(String(values[at] ?? ''), width) : 1)))
  return columns.map((column, at) => ({ ...dataCell(column, values[at] ?? null, rows), height: lines * LINE_HEIGHT + 5 }))
}

/** Cells that work themselves out have a ground, so that nobody types into them. */
function dataCell(column: Column, value: Value, rows: Rows): CellObject {
  const look = { ...BORDER, ...layoutOf(column), ...formatOf(column) }
  if (column.formula !== undefined && value === null)
    return { type: 'Formula', value: filled(column.formula, rows), backgroundColor: SUNKEN, ...look }
  return { ...typed(column, value), ...look }
}

const layoutOf = ({ kind }: Column) =>
  kind === 'text' ? ({ ...LEFT, alignVertical: 'center', wrap: true } as const) : ({ ...RIGHT, alignVertical: 'center' } as const)

/** Apart from the border, and from the number that ends in the column before. */
const LEFT = { align: 'left', indent: 1 } as const
const RIGHT = { align: 'right', indent: 1 } as const

/** An empty cell needs a type too, or it has no border. */
function typed({ kind }: Column, value: Value): CellObject {
  if (value === null) return { type: kind === 'text' ? String : Number }
  if (kind === 'date' && typeof value === 'string') return { type: Date, value: new Date(`${value}T00:00:00Z`) }
  return typeof value === 'number' ? { type: Number, value } : { type: String, value }
}

function totalRow(columns: readonly Column[], last: number): Row {
  const look = {
    ...BORDER,
    topBorderStyle: 'medium',
    topBorderColor: INK,
    backgroundColor: CANARY,
    fontWeight: 'bold',
    height: 22,
    alignVertical: 'center',
  } as const
  return columns.map((column, at): CellObject => {
    if (column.total !== undefined)
      return {
        type: 'Formula',
        value: filled(column.total, { row: last + 1, last }),
        ...RIGHT,
        ...look,
        ...totalFormat(column, column.total),
      }
    return at === 0 ? { type: String, value: 'Total', ...LEFT, ...look } : { type: String, ...look }
  })
}
