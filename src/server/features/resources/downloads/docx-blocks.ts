import { HeadingLevel, Paragraph, ShadingType, TextRun, type Table } from 'docx'
import type { Template } from '#contract/resources/resources.ts'
import { dataTable, fieldTable, signatureTable } from './docx-tables.ts'
import { CANARY, WATTLE } from '#server/formats/look.ts'

export { INNER_WIDTH } from './docx-tables.ts'
export const BULLETS = 'bullets'
export const NUMBERS = 'numbers'

type DocumentBlock = Extract<Template, { format: 'docx' }>['body'][number]
type Content = Paragraph | Table

/** Returns what a text document consists of in Word. */
export const blocksOf = (body: readonly DocumentBlock[]): Content[] =>
  body.flatMap((block, at) => {
    const isSigned = isBeforeSignatures(body.slice(at + 1))
    return typeof block === 'string' ? [paragraph(block, isSigned)] : contentOf(block, at, isSigned)
  })

/** Returns whether nothing but a heading and words stand between a block and signatures, so that it is what they stand for. */
function isBeforeSignatures(following: readonly DocumentBlock[]): boolean {
  const next = following.find((block) => typeof block === 'object' && !('heading' in block))
  return next !== undefined && 'signatures' in Object(next)
}

/** `at` tells numbered lists apart, each of which begins with 1. */
function contentOf(block: Exclude<DocumentBlock, string>, at: number, isSigned: boolean): Content[] {
  if ('heading' in block) return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(block.heading)] })]
  if ('list' in block) return block.list.map((text) => item(text, BULLETS, 0))
  if ('steps' in block) return block.steps.map((text) => item(text, NUMBERS, at))
  if ('table' in block) return spaced(dataTable(block.table.columns, block.table.rows))
  if ('blanks' in block) return spaced(dataTable(block.blanks.columns, blankRows(block.blanks)))
  if ('fields' in block) return spaced(fieldTable(block.fields, isSigned), isSigned)
  if ('signatures' in block) return spaced(signatureTable(block.signatures))
  return [note(block.note)]
}

/** What is signed stays on the page of its signatures. */
const paragraph = (text: string, isSigned: boolean) => new Paragraph({ keepNext: isSigned, keepLines: isSigned, children: linesOf(text) })

/** A line break of the text is one in the paragraph. */
const linesOf = (text: string) => text.split('\n').map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }))

const item = (text: string, reference: string, instance: number) =>
  new Paragraph({ numbering: { reference, level: 0, instance }, spacing: { after: 60 }, children: linesOf(text) })

/** A border in the colour of the ground. */
const PADDED = { style: 'single', size: 4, space: 5, color: CANARY.slice(1) } as const

const note = (text: string) =>
  new Paragraph({
    children: linesOf(text),
    shading: { type: ShadingType.CLEAR, fill: CANARY.slice(1) },
    border: {
      top: PADDED,
      bottom: PADDED,
      left: { style: 'single', size: 24, space: 8, color: WATTLE.slice(1) },
    },
    indent: { left: 200 },
    spacing: { before: 120, after: 200 },
  })

const blankRows = ({ columns, rows }: { columns: string[]; rows: number }) => Array.from({ length: rows }, () => columns.map(() => ''))

/** Tables touch each other in Word unless a paragraph is between them. */
const spaced = (table: Table, isSigned = false): Content[] => [
  table,
  new Paragraph({ keepNext: isSigned, spacing: { after: 60, line: 200 }, children: [] }),
]
