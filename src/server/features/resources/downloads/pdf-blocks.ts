import type { PdfDocument } from '#server/formats/pdf/document.ts'
import { BOTTLE, CANARY, FAINT, FIELD_LINE, LINK, SOFT, SUNKEN, WATTLE } from '#server/formats/look.ts'
import { BOTTOM, decorate, group, heightOf, LEFT, reserve, RIGHT, tag, WIDTH, write, type PdfTarget } from '#server/formats/pdf/page.ts'
import { drawTable, tableHeight } from '#server/formats/pdf/table.ts'
import type { PrintBlock } from './resource-parts.ts'

const INDENT = 18
const PADDING = 10
const BOX = 8.5
/** Room for a line of handwriting. */
const WRITING_LINE = 24
const ANSWER_LINES = 2
const WORKSHEET_WIDTHS = [0.46, 0.18, 0.18, 0.18]

/** Draws blocks from the current height downwards. A heading stays on a page with what follows it. */
export function drawBlocks(place: PdfTarget, blocks: readonly PrintBlock[]): void {
  for (const [at, block] of blocks.entries()) {
    if (isHeading(block)) reserve(place.document, heightWith(place.document, blocks.slice(at + 1, at + 3)))
    drawBlock(place, block)
  }
}

const isHeading = (block: PrintBlock) => typeof block !== 'string' && 'heading' in block
const HEADING = 34
const SOME_LINES = 50
const MAX_UNBROKEN_HEIGHT = BOTTOM / 2

/** Returns the height that a heading and the blocks below it take together. */
export function heightWith(document: PdfDocument, following: readonly PrintBlock[]): number {
  const height = following.reduce((sum, block) => sum + leastHeight(document, block), HEADING)
  return Math.min(height, MAX_UNBROKEN_HEIGHT)
}

function leastHeight(document: PdfDocument, block: PrintBlock): number {
  if (typeof block === 'string') return heightOf(document, block) + 8
  if ('heading' in block) return 0
  if ('script' in block) return panelHeight(document, linesOf(block.script))
  if ('table' in block) return tableHeight(document, block.table.columns, block.table.rows)
  return SOME_LINES
}

function drawBlock(place: PdfTarget, block: PrintBlock): void {
  if (typeof block === 'string') return paragraph(place, block)
  if ('heading' in block) return heading(place, block.heading)
  if ('list' in block) return items(place, block.list, bullet)
  if ('steps' in block) return items(place, block.steps, number)
  if ('checks' in block) return items(place, block.checks, box)
  if ('table' in block) return drawTable(place, block.table.columns, block.table.rows)
  if ('note' in block) return panel(place, [block.note], CANARY)
  if ('script' in block) return panel(place, linesOf(block.script), SUNKEN)
  if ('exercises' in block) return block.exercises.forEach((exercise) => drawExercise(place, exercise))
  if ('worksheet' in block) return worksheet(place, block.worksheet)
  for (const reference of block.references) drawReference(place, reference)
}

function paragraph(place: PdfTarget, text: string): void {
  tag(place, 'P', () => write(place.document, text))
  place.document.moveDown(0.55)
}

function heading(place: PdfTarget, text: string): void {
  const { document } = place
  document.moveDown(0.4)
  tag(place, 'H3', () => write(document, text, { face: 'strong', size: 11.5, color: BOTTLE }))
  document.moveDown(0.25)
}

type Mark = (document: PdfDocument, y: number, at: number) => void
const bullet: Mark = (document, y) => document.circle(LEFT + 6, y + 6, 1.8).fill(BOTTLE)
const box: Mark = (document, y) =>
  document
    .roundedRect(LEFT + 0.5, y + 1.5, BOX, BOX, 1.5)
    .lineWidth(1)
    .strokeColor(FIELD_LINE)
    .stroke()
const number: Mark = (document, y, at) => {
  document.y = y
  write(document, `${at + 1}.`, { face: 'strong', color: BOTTLE, width: INDENT })
}

function items(place: PdfTarget, texts: readonly string[], mark: Mark): void {
  const { document } = place
  const style = { x: LEFT + INDENT, width: WIDTH - INDENT }
  group(place, 'L', (list) => {
    for (const [at, text] of texts.entries()) {
      reserve(document, Math.min(heightOf(document, text, style), BOTTOM / 4))
      const top = document.y
      group(list, 'LI', (item) => {
        if (mark === number) tag(item, 'Lbl', () => mark(document, top, at))
        else decorate(document, () => mark(document, top, at))
        document.y = top
        tag(item, 'LBody', () => write(document, text, style))
      })
      document.moveDown(0.2)
    }
  })
  document.moveDown(0.4)
}

const INNER = { x: LEFT + PADDING + 4, width: WIDTH - 2 * PADDING - 4 }
const BETWEEN = 3
const linesOf = (text: string) => text.split('\n')
const panelHeight = (document: PdfDocument, lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + heightOf(document, line, INNER) + BETWEEN, 2 * PADDING - BETWEEN)

/** Draws paragraphs on a coloured ground. Those that do not fit on a page have no ground. */
function panel(place: PdfTarget, lines: readonly string[], ground: string): void {
  const { document } = place
  const height = panelHeight(document, lines)
  reserve(document, Math.min(height + 4, MAX_UNBROKEN_HEIGHT))
  const top = document.y
  if (top + height <= BOTTOM)
    decorate(document, () => {
      document.rect(LEFT, top, WIDTH, height).fill(ground)
      document.rect(LEFT, top, 3, height).fill(ground === CANARY ? WATTLE : BOTTLE)
    })
  document.y = top + PADDING
  for (const line of lines) {
    tag(place, 'P', () => write(document, line, INNER))
    document.y += BETWEEN
  }
  document.y += PADDING - BETWEEN
  document.moveDown(0.6)
}

function drawExercise(place: PdfTarget, { task, hint }: { task: string; hint?: string | undefined }): void {
  const { document } = place
  reserve(
    document,
    heightOf(document, task, { face: 'strong' }) + (hint ? heightOf(document, hint, { size: 9 }) : 0) + ANSWER_LINES * WRITING_LINE,
  )
  tag(place, 'P', () => write(document, task, { face: 'strong' }))
  if (hint) tag(place, 'P', () => write(document, hint, { size: 9, color: SOFT }))
  decorate(document, () => {
    for (let line = 0; line < ANSWER_LINES; line++) {
      document.y += WRITING_LINE
      document.moveTo(LEFT, document.y).lineTo(RIGHT, document.y).lineWidth(0.6).strokeColor(FIELD_LINE).stroke()
    }
  })
  document.moveDown(1)
}

function worksheet(place: PdfTarget, fields: readonly string[]): void {
  const widths = WORKSHEET_WIDTHS.map((share) => share * WIDTH)
  const rows = fields.map((field) => [field, '', '', ''])
  drawTable(place, ['To fill in', '1', '2', '3'], rows, { widths, leastHeight: WRITING_LINE })
}

function drawReference(place: PdfTarget, { title, detail, url }: { title: string; detail: string; url: string }): void {
  const { document } = place
  reserve(document, SOME_LINES)
  group(place, 'P', (entry) => {
    tag(entry, 'Link', () => write(document, title, { color: LINK, link: url, underline: true }))
    tag(entry, 'Span', () => write(document, `${detail}\n${url}`, { size: 8.5, color: FAINT, lineGap: 1 }))
  })
  document.moveDown(0.4)
}
