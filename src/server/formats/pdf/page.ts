import { heightOfText, PAGE, widthOfText, writeText, type PdfDocument } from './document.ts'
import type { Face } from './fonts.ts'
import { INK } from '#server/formats/look.ts'

export const LEFT = PAGE.margin
/** Returns where a page ends on which texts stand; below it stand the footers. */
export function edgesOf({ page }: Pick<PdfDocument, 'page'>) {
  const right = page.width - PAGE.margin
  return { right, width: right - LEFT, bottom: page.height - PAGE.margin }
}
// The same of a page that stands upright.
export const WIDTH = PAGE.width - 2 * PAGE.margin
export const RIGHT = LEFT + WIDTH
export const BOTTOM = PAGE.height - PAGE.margin

/** An element of the structure that screen readers read. */
export type Element = PDFKit.PDFStructureElement
/** Where something is drawn: in a document, as a part of an element. */
export type PdfTarget = { document: PdfDocument; parent: Element }

export type TextStyle = {
  face?: Face
  size?: number
  color?: string
  x?: number
  width?: number
  lineGap?: number
  link?: string
  underline?: boolean
  align?: 'left' | 'right'
}
const BODY_SIZE = 10
const LINE_GAP = 2.5

/** Writes a text at the current height and goes below it; over the end of a page it goes on on the next one. */
export function write(document: PdfDocument, text: string, style: TextStyle = {}): void {
  writeText(document, text, { size: BODY_SIZE, color: INK, x: LEFT, width: edgesOf(document).width, lineGap: LINE_GAP, ...style })
}

/** Returns how high a text stands. */
export function heightOf(
  document: PdfDocument,
  text: string,
  { face = 'text', size = BODY_SIZE, width = edgesOf(document).width, lineGap = LINE_GAP }: TextStyle = {},
): number {
  return heightOfText(document, text, { face, size, width, lineGap })
}

export function widthOf(document: PdfDocument, text: string, { face = 'text', size = BODY_SIZE }: TextStyle = {}): number {
  return widthOfText(document, text, { face, size })
}

/** Begins a new page where less than this height is left. */
export function reserve(document: PdfDocument, height: number): void {
  if (document.y + height > edgesOf(document).bottom) document.addPage()
}

/** Adds an element with its text. */
export function tag({ document, parent }: PdfTarget, type: string, draw: () => void): void {
  parent.add(document.struct(type, {}, draw))
}

/** Adds an element that has elements of its own. */
export function group({ document, parent }: PdfTarget, type: string, fill: (place: PdfTarget) => void): void {
  const element = document.struct(type)
  parent.add(element)
  fill({ document, parent: element })
  element.end()
}

/** Draws what screen readers skip: lines, boxes and colours. */
export function decorate(document: PdfDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
