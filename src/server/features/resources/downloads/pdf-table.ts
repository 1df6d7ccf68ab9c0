import type { PdfDocument } from '#server/formats/pdf/document.ts'
import { columnWidths } from './column-widths.ts'
import { BOTTLE, INK, LINE, ON_BOTTLE, SUNKEN } from './look.ts'
import { BOTTOM, LEFT, RIGHT, decorate, group, heightOf, reserve, widthOf, WIDTH, write, type Place, type TextStyle } from './pdf-page.ts'

const PADDING = 6
const SHORT = BOTTOM * 0.4
const CELL = { size: 9, lineGap: 1.5 } as const

/** pdfkit takes a scope, its types do not know it. */
const COLUMN_HEAD: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope: 'Column' }

type Row = readonly string[]
type Look = {
  widths: number[]
  /** For rows in which somebody writes. */
  leastHeight?: number
}

function lookOf(document: PdfDocument, columns: Row, rows: readonly Row[]): Look {
  const measure = (text: string) => widthOf(document, text, { ...CELL, face: 'strong' }) + 2 * PADDING + 1
  return { widths: columnWidths([columns, ...rows], WIDTH, measure) }
}

function rowHeight(document: PdfDocument, row: Row, { widths, leastHeight = 0 }: Look, style: TextStyle = {}): number {
  const heightAt = (text: string, at: number) => heightOf(document, text, { ...CELL, ...style, width: widths[at]! - 2 * PADDING })
  return Math.max(leastHeight, ...row.map((text, at) => heightAt(text, at) + 2 * PADDING))
}

const headHeight = (document: PdfDocument, columns: Row, { widths }: Look) => rowHeight(document, columns, { widths }, { face: 'strong' })

export function tableHeight(document: PdfDocument, columns: Row, rows: readonly Row[]): number {
  const look = lookOf(document, columns, rows)
  return rows.reduce((sum, row) => sum + rowHeight(document, row, look), headHeight(document, columns, look))
}

/** Draws a table. A short one stays on one page, the heads of a long one are repeated. */
export function drawTable(place: Place, columns: Row, rows: readonly Row[], look = lookOf(place.document, columns, rows)): void {
  const { document } = place
  const { widths } = look
  const heights = rows.map((row) => rowHeight(document, row, look))
  const head = headHeight(document, columns, look)
  const whole = heights.reduce((sum, height) => sum + height, head)
  document.moveDown(0.3)
  reserve(document, whole < SHORT ? whole : head + heights[0]!)
  group(place, 'Table', (table) => {
    drawHead(table, columns, widths, head)
    for (const [at, row] of rows.entries()) {
      const height = heights[at]!
      if (document.y + height > BOTTOM) {
        document.addPage()
        repeatHead(document, columns, widths, head)
      }
      drawRow(table, row, { widths, height, isShaded: at % 2 === 1 })
    }
  })
  document.x = LEFT
  document.moveDown(0.8)
}

function drawHead(table: Place, columns: Row, widths: number[], height: number): void {
  const { document } = table
  fill(document, height, BOTTLE)
  group(table, 'TR', (row) => cells(row, 'TH', columns, { widths, height, face: 'strong', color: ON_BOTTLE }))
}

/** Once more for the eye, not for a screen reader, which knows them. */
function repeatHead(document: PdfDocument, columns: Row, widths: number[], height: number): void {
  fill(document, height, BOTTLE)
  decorate(document, () => {
    const top = document.y
    let x = LEFT
    for (const [at, text] of columns.entries()) {
      document.y = top + PADDING
      write(document, text, { ...CELL, face: 'strong', color: ON_BOTTLE, x: x + PADDING, width: widths[at]! - 2 * PADDING })
      x += widths[at]!
    }
    document.y = top + height
  })
}

function drawRow(table: Place, texts: Row, { widths, height, isShaded }: { widths: number[]; height: number; isShaded: boolean }): void {
  const { document } = table
  if (isShaded) fill(document, height, SUNKEN)
  group(table, 'TR', (row) => cells(row, 'TD', texts, { widths, height, color: INK }))
  decorate(document, () => {
    document.moveTo(LEFT, document.y).lineTo(RIGHT, document.y).lineWidth(0.6).strokeColor(LINE).stroke()
    // Empty cells are written in, so they have sides.
    if (!texts.includes('')) return
    let x = LEFT
    for (const width of widths.slice(0, -1)) {
      x += width
      document
        .moveTo(x, document.y - height)
        .lineTo(x, document.y)
        .stroke()
    }
    document.rect(LEFT, document.y - height, WIDTH, height).stroke()
  })
}

function cells(
  row: Place,
  type: 'TH' | 'TD',
  texts: Row,
  { widths, height, ...style }: TextStyle & { widths: number[]; height: number },
): void {
  const { document } = row
  const top = document.y
  let x = LEFT
  for (const [at, text] of texts.entries()) {
    document.y = top + PADDING
    const left = x + PADDING
    const draw = () => write(document, text, { ...CELL, ...style, x: left, width: widths[at]! - 2 * PADDING })
    row.parent.add(document.struct(type, type === 'TH' ? COLUMN_HEAD : {}, draw))
    x += widths[at]!
  }
  document.y = top + height
}

function fill(document: PdfDocument, height: number, color: string): void {
  decorate(document, () => document.rect(LEFT, document.y, WIDTH, height).fill(color))
}
