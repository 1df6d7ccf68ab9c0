import PDFDocument from 'pdfkit'
import { drawnText, FACES, fontsOf, runsOf, type Face } from './fonts.ts'

export type PdfDocument = PDFKit.PDFDocument
export const PAGE = { width: 595.28, height: 841.89, margin: 56 }

type About = { title: string; author: string; createdAt: Date; subject?: string; keywords?: string }
/** Opens an A4 document that screen readers can read, with the fonts of the site. The same text and time give the same bytes. */
export function openPdf({ title, author, createdAt, subject, keywords }: About, options: PDFKit.PDFDocumentOptions = {}): PdfDocument {
  const document = new PDFDocument({
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
  for (const face of FACES) for (const { name, bytes } of fontsOf(face)) document.registerFont(name, bytes)
  return document
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

/** Writes a text at the current height and goes below it; signs that the face does not have are replaced or left out. */
export function writeText(document: PdfDocument, text: string, { face = 'text', size, color, x, ...options }: Style): void {
  const y = document.y
  document.fontSize(size).fillColor(color)
  const drawn = drawnText(text, face)
  const runs = runsOf(drawn, face)
  // Runs of several fonts follow each other from the left; an amount has one font.
  if (runs.length <= 1 || options.align === 'right') document.font(runs[0]?.font ?? fontsOf(face)[0]!.name).text(drawn, x, y, options)
  else
    for (const [at, run] of runs.entries()) {
      const continued = at < runs.length - 1
      if (at === 0) document.font(run.font).text(run.text, x, y, { ...options, continued })
      else document.font(run.font).text(run.text, { ...options, continued })
    }
}
