import { setImmediate } from 'node:timers/promises'
import { BRAND } from '#contract/options.ts'
import type { Resource } from '#contract/resources/resources.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { bytesOf, createPdf, PAGE, type PdfDocument } from '#server/formats/pdf/document.ts'
import { BOTTLE, FAINT, LINE, ON_BOTTLE, ON_BOTTLE_SOFT, SOFT, WATTLE } from '#server/formats/look.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { drawBlocks, heightWith } from './pdf-blocks.ts'
import {
  decorate,
  heightOf,
  LEFT,
  reserve,
  RIGHT,
  tag,
  WIDTH,
  widthOf,
  write,
  type Element,
  type PdfTarget,
} from '#server/formats/pdf/page.ts'
import { itemAt } from '#shared/item-at.ts'
import { partsOf, type DocumentPart } from './resource-parts.ts'

const CONTENTS_LINE = 20
const TITLE = 40
const AUDIENCES = { 'for-cafes': 'For cafes and restaurants', 'for-suppliers': 'For suppliers' } as const

/** Returns the text of a resource as a PDF: a cover with the contents, its parts, and what is ticked and filled in on paper. */
export async function resourcePdf(resource: Resource, pageUrl: string): Promise<Buffer> {
  const { title, description, type, updatedOn } = resource
  const document = createPdf(
    { title, author: BRAND, subject: description, keywords: `${type}, ${AUDIENCES[resource.category]}`, createdAt: new Date(updatedOn) },
    { bufferPages: true },
  )
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  drawCover(place, resource, pageUrl)
  const parts = partsOf(resource)
  const fillContents = reserveContents(place, parts)
  const pages: number[] = []
  for (const [at, part] of parts.entries()) {
    pages.push(drawPart(place, part, at))
    // Other requests have their turn: the whole takes up to half a second.
    await setImmediate()
  }
  fillContents(pages)
  root.end()
  drawFooters(document, `${BRAND}  ·  ${title}`)
  return bytesOf(document)
}

function drawCover(
  place: PdfTarget,
  { title, description, category, type, readTime, updatedOn, hasCalculator }: Resource,
  pageUrl: string,
): void {
  const { document } = place
  const titleStyle = { face: 'display', size: 30, color: ON_BOTTLE, lineGap: 0 } as const
  const introStyle = { size: 12, color: ON_BOTTLE_SOFT, lineGap: 4 } as const
  const band = 118 + heightOf(document, title, titleStyle) + heightOf(document, description, introStyle) + 40
  decorate(document, () => {
    document.rect(0, 0, PAGE.width, band).fill(BOTTLE)
    document.rect(0, band, PAGE.width, 5).fill(WATTLE)
  })
  document.y = 48
  tag(place, 'P', () => write(document, BRAND, { face: 'display', size: 15, color: WATTLE }))
  document.y = 96
  const kind = `${type.charAt(0).toUpperCase()}${type.slice(1)}`
  tag(place, 'P', () => write(document, `${kind}  ·  ${AUDIENCES[category]}  ·  ${readTime} min read`, { size: 10, color: ON_BOTTLE_SOFT }))
  document.y = 118
  tag(place, 'H1', () => write(document, title, titleStyle))
  document.y += 10
  tag(place, 'P', () => write(document, description, introStyle))
  document.y = band + 24
  tag(place, 'P', () => write(document, `Updated on ${dayInWords(updatedOn)}`, { size: 9, color: FAINT }))
  const where = hasCalculator ? 'The calculator and the newest version of this text: ' : 'The newest version, with its templates: '
  tag(place, 'Link', () => write(document, `${where}${pageUrl}`, { size: 9, color: SOFT, link: pageUrl }))
  document.moveDown(1.6)
}

const destinationOf = (at: number) => `part-${at + 1}`

/** Leaves room for the contents, and returns a function that fills them in once the pages are known. */
function reserveContents({ document, parent }: PdfTarget, parts: readonly DocumentPart[]): (pages: number[]) => void {
  parent.add(document.struct('H2', {}, () => write(document, 'Contents', { face: 'display', size: 16, color: BOTTLE })))
  document.moveDown(0.6)
  const contents = document.struct('TOC')
  parent.add(contents)
  const lines = parts.map((_, at) => {
    if (at > 0) document.y += CONTENTS_LINE
    reserve(document, CONTENTS_LINE)
    return { page: document.bufferedPageRange().count - 1, y: document.y }
  })
  return (pages) => {
    for (const [at, { page, y }] of lines.entries()) {
      document.switchToPage(page)
      drawContentsLine(document, contents, { title: itemAt(parts, at).title, page: itemAt(pages, at), destination: destinationOf(at), y })
    }
    contents.end()
  }
}

type ContentsLine = { title: string; page: number; destination: string; y: number }
function drawContentsLine(document: PdfDocument, contents: Element, { title, page, destination, y }: ContentsLine): void {
  contents.add(
    document.struct('TOCI', {}, () => {
      document.y = y
      write(document, title, { width: WIDTH - 40 })
      document.y = y
      write(document, String(page), { x: RIGHT - 40, width: 40, align: 'right' })
      document.goTo(LEFT, y, WIDTH, CONTENTS_LINE - 4, destination)
    }),
  )
  decorate(document, () => {
    const [from, to] = [LEFT + widthOf(document, title) + 6, RIGHT - widthOf(document, String(page)) - 6]
    if (to > from)
      document
        .moveTo(from, y + 9)
        .lineTo(to, y + 9)
        .lineWidth(0.8)
        .strokeColor(LINE)
        .dash(1, { space: 3 })
        .stroke()
        .undash()
  })
}

/** Draws a part and returns the number of its first page. */
function drawPart(place: PdfTarget, { title, blocks }: DocumentPart, at: number): number {
  const { document } = place
  if (at === 0) document.addPage()
  else reserve(document, TITLE + heightWith(document, blocks.slice(0, 2)))
  const page = document.bufferedPageRange().count
  if (at > 0) document.moveDown(1)
  document.outline.addItem(title)
  document.addNamedDestination(destinationOf(at), 'XYZ', LEFT, document.y - 8, null)
  tag(place, 'H2', () => write(document, title, { face: 'display', size: 17, color: BOTTLE, lineGap: 0 }))
  document.moveDown(0.5)
  drawBlocks(place, blocks)
  return page
}
