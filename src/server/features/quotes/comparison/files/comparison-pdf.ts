import { BRAND } from '#contract/options.ts'
import type { Cell, Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { BOTTLE, FAINT } from '#server/formats/look.ts'
import { bytesOf, createPdf } from '#server/formats/pdf/document.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { tag, write, type PdfTarget } from '#server/formats/pdf/page.ts'
import { drawTitledTable } from '#server/formats/pdf/table.ts'
import { dollars, unitPrice } from '#shared/money/money.ts'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { counted } from '#shared/text/words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { required } from '#shared/required.ts'
import { comparisonTables } from './comparison-tables.ts'
import { STATES } from './prices-table.ts'
import type { Table } from './table.ts'

const TITLE = 'Comparison of prices'
/** Suppliers beside each other on a page that lies on its side; further ones stand in a table of their own below. */
const BESIDE = 5
const NOTHING = '–'

/** Returns a comparison as a PDF that screen readers can read. */
export async function comparisonPdf(comparison: Comparison, day: string): Promise<Buffer> {
  const document = createPdf({ title: TITLE, author: BRAND, createdAt: new Date(day) }, { layout: 'landscape', bufferPages: true })
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  tag(place, 'H1', () => write(document, TITLE, { face: 'display', size: 22, color: BOTTLE }))
  const ranked = comparison.rankedBy === 'total' ? ' The cheapest is chosen with GST.' : ''
  tag(place, 'P', () => write(document, `${dayInWords(day)}. Prices are without GST, in Australian dollars.${ranked}`, { color: FAINT }))
  document.moveDown(0.6)
  drawPrices(place, comparison)
  for (const table of comparisonTables(comparison).slice(1)) drawFigures(place, table)
  root.end()
  drawFooters(document, `${BRAND}  ·  ${TITLE}`)
  return bytesOf(document)
}

function drawPrices(place: PdfTarget, { offers, lines }: Comparison): void {
  for (let from = 0; from < offers.length; from += BESIDE) {
    const some = offers.slice(from, from + BESIDE)
    const title = from === 0 ? 'Prices, line by line' : 'Prices of further suppliers'
    const rows = lines.map((line) => [
      line.item,
      line.need ? amountInWords(line.need) : NOTHING,
      ...some.map(({ offerId }) =>
        cellInWords(
          line,
          required(
            line.cells.find((cell) => cell.offerId === offerId),
            'The cell of an offer',
          ),
        ),
      ),
    ])
    drawTitledTable(place, title, ['Item', 'Need', ...some.map(({ name }) => name)], rows)
  }
}

type Line = Comparison['lines'][number]
const number = (amount: number) => amount.toLocaleString('en-AU', { maximumFractionDigits: 3 })

function cellInWords({ need, cheapest, lowestUnit, cells }: Line, cell: Cell): string {
  const { offerId, state, packs, costCents, unitCents, surplus, substitute, isEstimate, change } = cell
  if (costCents === null) return STATES[state]
  const isOne = cells.filter((each) => each.costCents !== null).length > 1
  return [
    `${isEstimate ? 'about ' : ''}${dollars(costCents)}${isOne && cheapest.includes(offerId) ? ', cheapest' : ''}`,
    unitCents !== null && `${unitPrice(unitCents)} / ${need?.measure ?? ''}${isOne && lowestUnit.includes(offerId) ? ', lowest' : ''}`,
    packs !== null && counted(packs, 'pack'),
    surplus !== null && surplus > 0 && need && `${amountInWords({ amount: surplus, measure: need.measure })} over`,
    substitute !== null && `instead: ${substitute}`,
    originInWords(cell),
    state !== 'priced' && state !== 'substitute' && STATES[state],
    change && `${change.cents > 0 ? '+' : ''}${dollars(change.cents)}, ${number(change.percent)}% against today`,
  ]
    .filter(Boolean)
    .join('\n')
}

function drawFigures(place: PdfTarget, { name, columns, rows }: Table): void {
  // Columns in which nothing stands take the room of others.
  const used = columns.flatMap((column, at) => (rows.some((row) => row[at] !== null && row[at] !== 0) ? [{ column, at }] : []))
  const figures = new Set(used.flatMap(({ column }, at) => (column.kind === 'text' ? [] : [at])))
  const words = rows.map((row) => used.map(({ column: { kind }, at }) => inWords(row[at] ?? null, kind)))
  drawTitledTable(
    place,
    name,
    used.map(({ column }) => column.title),
    words,
    { figures },
  )
}

function inWords(value: string | number | null, kind: Table['columns'][number]['kind']): string {
  if (value === null) return NOTHING
  if (typeof value === 'string') return value
  return kind === 'money' ? dollars(Math.round(value * 100)) : number(value)
}
