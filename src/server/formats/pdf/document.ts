import PDFDocument from 'pdfkit'
import type { FontFile } from './font-file.ts'
import { drawnText, mainFontOf, runsOf, type Face } from './fonts.ts'
import { guardShaping, shapingOf } from './shaping.ts'

export type PdfDocument = PDFKit.PDFDocument
export const PAGE = { width: 595.28, height: 841.89, margin: 56 }

type About = { title: string; author: string; createdAt: Date; subject?: string; keywords?: string }
/** Opens an A4 document that screen readers can read. The same text and time give the same bytes. */
export function createPdf({ title, author, createdAt, subject, keywords }: About, options: PDFKit.PDFDocumentOptions = {}): PdfDocument {
  return new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      CreationDate: createdAt,
      ...(subject && { Subject: subject }),
      ...(keywords && { Keywords: keywords }),
    },
    ...options,
  })
}

/** Ends a document. */
export async function bytesOf(document: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

type Style = PDFKit.Mixins.TextOptions & { face?: Face; size: number; color: string; x: number }

/** Writes a text at the current height and goes below it; signs that no font has are replaced or left out. */
export function writeText(document: PdfDocument, text: string, { face = 'text', size, color, x, ...options }: Style): void {
  const y = document.y
  document.fontSize(size).fillColor(color)
  const runs = runsOf(drawnText(text, face), face)
  // Runs of several fonts follow each other from the left; an amount has one font.
  if (runs.length <= 1 || options.align === 'right') {
    const drawn = runs.map((run) => run.text).join('')
    setFont(document, runs[0]?.file ?? mainFontOf(face)).text(drawn, x, y, { ...options, ...shapingOf(drawn) })
    return
  }
  // Fonts differ in how far their letters rise: all stand on one line.
  const baseline = -risen(mainFontOf(face)) * size
  for (const [at, run] of runs.entries()) {
    const continued = at < runs.length - 1
    setFont(document, run.file)
    if (at === 0) document.text(run.text, x, y, { ...options, baseline, continued, ...shapingOf(run.text) })
    else document.text(run.text, { ...options, baseline, continued, ...shapingOf(run.text) })
  }
}

/** Returns how wide a text is on one line. */
export function widthOfText(document: PdfDocument, text: string, { face, size }: { face: Face; size: number }): number {
  document.fontSize(size)
  const widths = runsOf(drawnText(text, face), face).map((run) => setFont(document, run.file).widthOfString(run.text, shapingOf(run.text)))
  return widths.reduce((sum, width) => sum + width, 0)
}

type Room = { face: Face; size: number; width: number; lineGap?: number }
/** Returns how high a text is in lines of a width: that by the widest of its fonts. */
export function heightOfText(document: PdfDocument, text: string, { face, size, ...room }: Room): number {
  const drawn = drawnText(text, face)
  const files = new Set([mainFontOf(face), ...runsOf(drawn, face).map(({ file }) => file)])
  document.fontSize(size)
  return Math.max(...[...files].map((file) => setFont(document, file).heightOfString(drawn, room)))
}

/** Returns how far a font's letters rise above the line, of its size. */
const risen = ({ font }: FontFile) => font.ascent / font.unitsPerEm

function setFont(document: PdfDocument, { name, bytes }: FontFile): PdfDocument {
  document.registerFont(name, bytes)
  document.font(name)
  guardShaping(document)
  return document
}
