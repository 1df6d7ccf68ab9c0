import { BRAND } from '#contract/options.ts'
import { bytesOf, createPdf } from '#server/formats/pdf/document.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { heightOf, reserve, tag, write, type PdfTarget } from '#server/formats/pdf/page.ts'
import { drawTitledTable } from '#server/formats/pdf/table.ts'
import { BOTTLE, FAINT, SOFT } from '#server/formats/look.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { partsOn } from '#shared/seafood/menu-words.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { keptUntil } from '#shared/seafood/supplies.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import type { FiledRecord, FiledRow } from './record-queries.ts'

const COLUMNS = ['Item', 'Origin', 'Supplier', 'From', 'Until', 'Proof kept until', 'Request']
const NONE = '–'
const LAW =
  'Since 1 July 2026, by an information standard under the Australian Consumer Law, a venue says of each seafood dish whether it is Australian, ' +
  'imported or mixed, by where it was harvested, and keeps proof for three months after it was last sold. This is no legal advice.'

/** Returns the record of a venue's seafood as a PDF that screen readers can read. `today` is the day on which it is drawn. */
export async function recordPdf(record: FiledRecord, today: string): Promise<Buffer> {
  const title = 'Where our seafood is from'
  const document = createPdf({ title, author: BRAND, createdAt: new Date(today) }, { layout: 'landscape', bufferPages: true })
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  tag(place, 'H1', () => write(document, title, { face: 'display', size: 22, color: BOTTLE }))
  tag(place, 'P', () => write(document, record.venue, { face: 'strong', size: 12 }))
  if (record.place) tag(place, 'P', () => write(document, record.place ?? ''))
  tag(place, 'P', () => write(document, `As of ${dayInWords(today)}`, { color: FAINT }))
  document.moveDown(1)
  const { running, coming, ended } = partsOn(record.rows, today)
  drawRows(place, 'On the menu', running)
  drawRows(place, 'Announced', coming)
  drawRows(place, 'Ended', ended)
  if (record.rows.length === 0) tag(place, 'P', () => write(document, 'Nothing is noted yet.'))
  if (record.total > record.rows.length)
    tag(place, 'P', () =>
      write(document, `These are the newest ${record.rows.length} of ${record.total} rows; the CSV file has all of them.`),
    )
  document.moveDown(0.8)
  reserve(document, heightOf(document, LAW, { size: 9 }))
  tag(place, 'P', () => write(document, LAW, { size: 9, color: SOFT }))
  root.end()
  drawFooters(document, `${BRAND}  ·  ${title}, ${record.venue}`)
  return bytesOf(document)
}

function drawRows(place: PdfTarget, title: string, rows: readonly FiledRow[]): void {
  if (rows.length > 0) drawTitledTable(place, title, COLUMNS, rows.map(cellsOf))
}

/** Days and numbers stand on one line, whatever room their columns have. */
const onOneLine = (text: string) => text.replaceAll(' ', '\u00A0')
const dayInCell = (day: string | null) => (day === null ? NONE : onOneLine(dayInWords(day)))

const cellsOf = ({ item, note, origin, supplierName, supplierAbn, from, until, serial }: FiledRow): string[] => {
  return [
    note === null ? item : `${item}. ${note}`,
    originInWords({ origin, isSeafood: true }) ?? NONE,
    supplierAbn === null ? supplierName : `${supplierName}, ABN ${abnInWords(supplierAbn)}`,
    dayInCell(from),
    dayInCell(until),
    dayInCell(keptUntil(until)),
    serial === null ? NONE : onOneLine(docketNumber(serial)),
  ]
}
