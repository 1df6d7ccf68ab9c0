import { FAINT, INK, LINE } from '#server/formats/look.ts'
import type { PdfDocument } from './document.ts'
import { decorate, edgesOf, LEFT, write } from './page.ts'

/** Writes a text and the number on every page of a document that buffers its pages; screen readers skip both. */
export function drawFooters(document: PdfDocument, text: string): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    const { right, width, bottom } = edgesOf(document)
    // The footer is below the bottom margin, where text would go on to a new page.
    document.page.margins.bottom = 0
    decorate(document, () => {
      document
        .moveTo(LEFT, bottom + 14)
        .lineTo(right, bottom + 14)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke()
      document.y = bottom + 20
      write(document, text, { size: 8, color: FAINT, width: width - 80 })
      document.y = bottom + 20
      write(document, `Page ${page + 1} of ${count}`, { size: 8, color: INK, x: right - 80, width: 80, align: 'right' })
    })
  }
}
