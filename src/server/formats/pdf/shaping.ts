import type { Font } from 'fontkit'
import { isRightToLeft } from './script-fonts.ts'

/** Marks stand beside their letters then, not at the place that the font has for them. */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false }

/** Word by word, as pdfkit shapes by itself, words that are read from the right would be in the wrong order. */
export const shapingOf = (text: string): Pick<PDFKit.Mixins.TextOptions, 'features'> => (isRightToLeft(text) ? { features: [] } : {})

const guarded = new WeakSet<Font>()

/**
 * Lets a document draw any text in a font. Where a font does not say how a mark stands on a letter, which is in the order of OpenType, fontkit
 * throws; nobody writes so, but anybody can type it. Such a text goes without the places of marks.
 */
export function guardShaping(document: PDFKit.PDFDocument): void {
  const { font } = (document as unknown as { _font: { font: Font } })._font
  if (guarded.has(font)) return
  guarded.add(font)
  const layout = font.layout.bind(font)
  font.layout = (text, ...rest) => {
    try {
      return layout(text, ...rest)
    } catch {
      // A copy: fontkit writes into it.
      return layout(text, { ...WITHOUT_MARKS })
    }
  }
}
