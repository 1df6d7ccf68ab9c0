import { AlignmentType, Document, Footer, LevelFormat, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import { BRAND } from '#contract/options.ts'
import type { Resource, Template } from '#contract/resources/resources.ts'
import { dated } from '#server/formats/archive.ts'
import { blocksOf, BULLETS, INNER_WIDTH, NUMBERS } from './docx-blocks.ts'
import { BOTTLE, FAINT, INK, SANS, SERIF, WATTLE } from '#server/formats/look.ts'

type TextTemplate = Extract<Template, { format: 'docx' }>

/** A4 and its margins, in twentieths of a point. */
const PAGE = { size: { width: 11906, height: 16838 }, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134, footer: 567 } }

/** Returns a template as a Word file: its name, then its parts as they are filled in. */
export async function textDocument({ name, description, body }: TextTemplate, { updatedOn }: Pick<Resource, 'updatedOn'>): Promise<Buffer> {
  const document = new Document({
    title: name,
    creator: BRAND,
    styles: STYLES,
    numbering: NUMBERING,
    sections: [{ properties: { page: PAGE }, footers: { default: footer(name) }, children: [titleOf(name), ...blocksOf(body)] }],
  })
  return dated(await Packer.toBuffer(document), { title: name, subject: description, author: BRAND, day: updatedOn })
}

const titleOf = (name: string) =>
  new Paragraph({
    style: 'Title',
    children: [new TextRun(name)],
    border: { bottom: { style: 'single', size: 18, space: 6, color: colorOf(WATTLE) } },
  })

function footer(name: string): Footer {
  const children = [
    new TextRun(`${BRAND} template: ${name}`),
    new TextRun({ children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
  ]
  return new Footer({
    children: [new Paragraph({ style: 'Footer', tabStops: [{ type: TabStopType.RIGHT, position: INNER_WIDTH }], children })],
  })
}

/** Word takes colours without the hash. */
const colorOf = (hex: string) => hex.slice(1)

const STYLES = {
  default: {
    document: {
      run: { font: SANS, size: 20, color: colorOf(INK), language: { value: 'en-AU' } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { run: { font: SERIF, size: 44, bold: true, color: colorOf(BOTTLE) }, paragraph: { spacing: { after: 240 } } },
    heading1: {
      run: { font: SERIF, size: 26, bold: true, color: colorOf(BOTTLE) },
      paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
    },
  },
  paragraphStyles: [{ id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 16, color: colorOf(FAINT) } }],
}

const indent = { style: { paragraph: { indent: { left: 425, hanging: 340 } } } }
const NUMBERING = {
  config: [
    { reference: BULLETS, levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, ...indent }] },
    { reference: NUMBERS, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT, ...indent }] },
  ],
}
