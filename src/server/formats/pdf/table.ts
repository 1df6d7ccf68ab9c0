import type { PdfDocument } from './document.ts'
import { columnWidths } from '#server/formats/column-widths.ts'
import { BOTTLE, INK, LINE, ON_BOTTLE, SUNKEN } from '#server/formats/look.ts'
import { itemAt } from '#shared/item-at.ts'
import { decorate, edgesOf, group, heightOf, LEFT, reserve, tag, widthOf, write, type PdfTarget, type TextStyle } from './page.ts'

const PADDING = 6
/** The share of the height of a page up to which a table is short: a table that is no higher stays on one. */
const SHORT = 0.4
const CELL = { size: 9, lineGap: 1.5 } as const

/** pdfkit takes a scope, its types do not know it. */
const COLUMN_HEAD: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope: 'Column' }

type TableRow = readonly string[]
type Look = {
  widths: number[]
  /** For rows in which somebody writes. */
  leastHeight?: number
  /** The columns of figures, which end at the right. */
  figures?: ReadonlySet<number>
}

function lookOf(document: PdfDocument, columns: TableRow, rows: readonly TableRow[]): Look {
  const measure = (text: string) => widthOf(document, text, { ...CELL, face: 'strong' }) + 2 * PADDING + 1
  return { widths: columnWidths([columns, ...rows], edgesOf(document).width, measure) }
}

function rowHeight(document: PdfDocument, row: TableRow, { widths, leastHeight = 0 }: Look, style: TextStyle = {}): number {
  const heightAt = (text: string, at: number) => heightOf(document, text, { ...CELL, ...style, width: itemAt(widths, at) - 2 * PADDING })
  return Math.max(leastHeight, ...row.map((text, at) => heightAt(text, at) + 2 * PADDING))
}

const headHeight = (document: PdfDocument, columns: TableRow, { widths }: Look) =>
  rowHeight(document, columns, { widths }, { face: 'strong' })

export function tableHeight(document: PdfDocument, columns: TableRow, rows: readonly TableRow[]): number {
  const look = lookOf(document, columns, rows)
  return rows.reduce((sum, row) => sum + rowHeight(document, row, look), headHeight(document, columns, look))
}

/** Draws a table. A short one stays on one page, the heads of a long one are repeated. */
export function drawTable(place: PdfTarget, columns: TableRow, rows: readonly TableRow[], options: Partial<Look> = {}): void {
  drawRows(place, columns, rows, roomOf(place.document, columns, rows, options))
}

const TITLE = { face: 'strong', size: 12, color: BOTTLE } as const
/** What is left free between a title and its table, and a line of rounding. */
const BELOW_TITLE = 12

/** The same below a title, which stands on the page on which the table begins. */
export function drawTitledTable(
  place: PdfTarget,
  title: string,
  columns: TableRow,
  rows: readonly TableRow[],
  options: Partial<Look> = {},
): void {
  const { document } = place
  const room = roomOf(document, columns, rows, options)
  document.moveDown(0.4)
  reserve(document, heightOf(document, title, TITLE) + BELOW_TITLE + room.begun)
  tag(place, 'H2', () => write(document, title, TITLE))
  drawRows(place, columns, rows, room)
}

/** What a table takes: `begun` is the height that must be left on a page for it to begin there. */
type Room = { look: Look; heights: number[]; head: number; begun: number }

function roomOf(document: PdfDocument, columns: TableRow, rows: readonly TableRow[], options: Partial<Look>): Room {
  const look = { ...(options.widths ? { widths: options.widths } : lookOf(document, columns, rows)), ...options }
  const heights = rows.map((row) => rowHeight(document, row, look))
  const head = headHeight(document, columns, look)
  const whole = heights.reduce((sum, height) => sum + height, head)
  return { look, heights, head, begun: whole < SHORT * edgesOf(document).bottom ? whole : head + itemAt(heights, 0) }
}

function drawRows(place: PdfTarget, columns: TableRow, rows: readonly TableRow[], { look, heights, head, begun }: Room): void {
  const { document } = place
  document.moveDown(0.3)
  const { bottom } = edgesOf(document)
  reserve(document, begun)
  group(place, 'Table', (table) => {
    drawHead(table, columns, look, head)
    for (const [at, row] of rows.entries()) {
      const height = itemAt(heights, at)
      if (document.y + height > bottom) {
        document.addPage()
        repeatHead(document, columns, look, head)
      }
      drawRow(table, row, { look, height, isShaded: at % 2 === 1 })
    }
  })
  document.x = LEFT
  document.moveDown(0.8)
}

function drawHead(table: PdfTarget, columns: TableRow, look: Look, height: number): void {
  const { document } = table
  fill(document, height, BOTTLE)
  group(table, 'TR', (row) => cells(row, 'TH', columns, { look, height, face: 'strong', color: ON_BOTTLE }))
}

/** Once more for the eye, not for a screen reader, which knows them. */
function repeatHead(document: PdfDocument, columns: TableRow, { widths, figures }: Look, height: number): void {
  fill(document, height, BOTTLE)
  decorate(document, () => {
    const top = document.y
    let x = LEFT
    for (const [at, text] of columns.entries()) {
      document.y = top + PADDING
      const align = alignOf(at, figures)
      write(document, text, { ...CELL, face: 'strong', color: ON_BOTTLE, x: x + PADDING, width: itemAt(widths, at) - 2 * PADDING, align })
      x += itemAt(widths, at)
    }
    document.y = top + height
  })
}

const alignOf = (column: number, figures?: ReadonlySet<number>) => (figures?.has(column) ? 'right' : 'left')

function drawRow(table: PdfTarget, texts: TableRow, { look, height, isShaded }: { look: Look; height: number; isShaded: boolean }): void {
  const { document } = table
  const { right, width: whole } = edgesOf(document)
  if (isShaded) fill(document, height, SUNKEN)
  group(table, 'TR', (row) => cells(row, 'TD', texts, { look, height, color: INK }))
  decorate(document, () => {
    document.moveTo(LEFT, document.y).lineTo(right, document.y).lineWidth(0.6).strokeColor(LINE).stroke()
    // Empty cells are written in, so they have sides.
    if (!texts.includes('')) return
    let x = LEFT
    for (const width of look.widths.slice(0, -1)) {
      x += width
      document
        .moveTo(x, document.y - height)
        .lineTo(x, document.y)
        .stroke()
    }
    document.rect(LEFT, document.y - height, whole, height).stroke()
  })
}

function cells(
  row: PdfTarget,
  type: 'TH' | 'TD',
  texts: TableRow,
  { look: { widths, figures }, height, ...style }: TextStyle & { look: Look; height: number },
): void {
  const { document } = row
  const top = document.y
  let x = LEFT
  for (const [at, text] of texts.entries()) {
    document.y = top + PADDING
    const left = x + PADDING
    const draw = () =>
      write(document, text, { ...CELL, ...style, x: left, width: itemAt(widths, at) - 2 * PADDING, align: alignOf(at, figures) })
    row.parent.add(document.struct(type, type === 'TH' ? COLUMN_HEAD : {}, draw))
    x += itemAt(widths, at)
  }
  document.y = top + height
}

function fill(document: PdfDocument, height: number, color: string): void {
  decorate(document, () => document.rect(LEFT, document.y, edgesOf(document).width, height).fill(color))
}
