import {
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { columnWidths } from '#server/formats/column-widths.ts'
import { BOTTLE, FIELD_LINE, LINE, ON_BOTTLE, SUNKEN } from '#server/formats/look.ts'
import { itemAt } from '#shared/item-at.ts'

/** The width between the margins of the page, in twentieths of a point. */
export const INNER_WIDTH = 9638
/** The width of a bold letter, rather too wide than too narrow: the reader's font may be another one. */
const LETTER = 120
const PADDING = { top: 70, bottom: 70, left: 110, right: 110 }
/** Room to write by hand. */
const WRITING_HEIGHT = 440
const SIGNATURE_HEIGHT = 760
const LABEL_SHARE = 0.38

const color = (hex: string) => hex.slice(1)
const line = (hex: string) => ({ style: 'single', size: 4, color: color(hex) }) as const
const NONE = { style: 'none', size: 0, color: 'auto' } as const
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE }
const GRID = {
  top: line(LINE),
  bottom: line(LINE),
  left: line(LINE),
  right: line(LINE),
  insideHorizontal: line(LINE),
  insideVertical: line(LINE),
}

/** Returns a table with a head that is repeated on every page; a row with an empty cell has room to write. */
export function dataTable(columns: readonly string[], rows: readonly (readonly string[])[]): Table {
  const widths = columnWidths([columns, ...rows], INNER_WIDTH, (text) => text.length * LETTER + PADDING.left + PADDING.right)
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((text, at) => cell(text, itemAt(widths, at), { bold: true, color: color(ON_BOTTLE) }, BOTTLE)),
  })
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        ...(row.includes('') && { height: { value: WRITING_HEIGHT, rule: HeightRule.ATLEAST } }),
        children: row.map((text, at) => cell(text, itemAt(widths, at))),
      }),
  )
  return table([head, ...body], widths, GRID)
}

/** Returns labels, each with room to write beside it; `isKept` keeps them all on the page of what follows. */
export function fieldTable(fields: readonly string[], isKept = false): Table {
  const [label, room] = [INNER_WIDTH * LABEL_SHARE, INNER_WIDTH * (1 - LABEL_SHARE)]
  const rows = fields.map(
    (field) =>
      new TableRow({
        cantSplit: true,
        height: { value: WRITING_HEIGHT, rule: HeightRule.ATLEAST },
        children: [cell(field, label, { bold: true, isKept }, SUNKEN), cell('', room, { isKept })],
      }),
  )
  return table(rows, [label, room], GRID)
}

/** Returns a line for each who signs, two beside each other. */
export function signatureTable(signatures: readonly string[]): Table {
  const gap = 500
  const width = (INNER_WIDTH - gap) / 2
  const pairs = Array.from({ length: Math.ceil(signatures.length / 2) }, (_, at) => signatures.slice(2 * at, 2 * at + 2))
  const rows = pairs.flatMap(([left = '', right]) => [
    new TableRow({
      cantSplit: true,
      height: { value: SIGNATURE_HEIGHT, rule: HeightRule.ATLEAST },
      children: [width, gap, width].map(room),
    }),
    new TableRow({
      cantSplit: true,
      children: [signed(left, width), cell('', gap), right === undefined ? cell('', width) : signed(right, width)],
    }),
  ])
  return table(rows, [width, gap, width], NO_BORDERS)
}

type Borders = ConstructorParameters<typeof Table>[0]['borders']
const table = (rows: TableRow[], widths: number[], borders: Borders) =>
  new Table({
    rows,
    borders,
    columnWidths: widths.map(Math.round),
    width: { size: INNER_WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: PADDING,
  })

type CellStyle = { bold?: boolean; color?: string; size?: number; isKept?: boolean }
function cell(text: string, width: number, { isKept, ...style }: CellStyle = {}, ground?: string): TableCell {
  return new TableCell({
    width: { size: Math.round(width), type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    ...(ground && { shading: { type: ShadingType.CLEAR, fill: color(ground) } }),
    children: [
      new Paragraph({ keepNext: isKept, spacing: { after: 0, line: 252 }, children: [new TextRun({ text, size: 18, ...style })] }),
    ],
  })
}

/** Stays on the page of the line below it. */
const room = (width: number) =>
  new TableCell({ width: { size: Math.round(width), type: WidthType.DXA }, children: [new Paragraph({ keepNext: true })] })

const signed = (text: string, width: number) =>
  new TableCell({
    width: { size: Math.round(width), type: WidthType.DXA },
    borders: { top: line(FIELD_LINE), bottom: NONE, left: NONE, right: NONE },
    children: [new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, size: 17 })] })],
  })
