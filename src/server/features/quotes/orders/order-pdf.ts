import { BRAND } from '#contract/options.ts'
import { bytesOf, createPdf } from '#server/formats/pdf/document.ts'
import { drawFooters } from '#server/formats/pdf/footers.ts'
import { edgesOf, group, heightOf, LEFT, reserve, tag, write, type PdfTarget, type TextStyle } from '#server/formats/pdf/page.ts'
import { drawTable } from '#server/formats/pdf/table.ts'
import { BOTTLE, FAINT, SOFT } from '#server/formats/look.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import type { Order, OrderLine } from './order.ts'

const COLUMNS = ['Item', 'Pack', 'Quantity', 'Price', 'GST', 'Amount']
const FIGURES = new Set([2, 3, 5])
const SUM_WIDTH = 300
/** Room for a trillion dollars in the size of the total. */
const AMOUNT_WIDTH = 150

/** Returns an order as a PDF that screen readers can read: both sides, the lines, what they come to, and the supplier's terms. */
export async function orderPdf(order: Order): Promise<Buffer> {
  const title = `Order ${docketNumber(order.serial)}`
  const document = createPdf({ title, author: BRAND, createdAt: new Date(order.acceptedOn) }, { bufferPages: true })
  const root = document.struct('Document')
  document.addStructure(root)
  const place = { document, parent: root }
  tag(place, 'H1', () => write(document, title, { face: 'display', size: 22, color: BOTTLE }))
  tag(place, 'P', () => write(document, `Accepted on ${dayInWords(order.acceptedOn)}`, { color: FAINT }))
  document.moveDown(1)
  drawParties(place, order)
  drawTable(place, COLUMNS, order.lines.map(lineCells), { figures: FIGURES })
  drawSums(place, order)
  drawWords(place, order)
  root.end()
  drawFooters(document, `${BRAND}  ·  ${title}, ${order.supplier.name}`)
  return bytesOf(document)
}

const lineCells = (line: OrderLine) => [
  [line.isSubstitute ? `${line.item} (substitute)` : line.item, originInWords(line)].filter(Boolean).join(', '),
  line.isByWeight ? `${packInWords(line)}, by weight` : packInWords(line),
  line.packs.toLocaleString('en-AU', { maximumFractionDigits: 3 }),
  dollars(line.priceCents),
  line.gst === 'taxable' ? 'plus GST' : 'GST-free',
  dollars(line.costCents),
]

function drawParties(place: PdfTarget, { buyer, supplier }: Order): void {
  const { document } = place
  const column = edgesOf(document).width / 2 - 12
  const top = document.y
  const drawParty = (label: string, [name, ...lines]: (string | null)[], x: number) => {
    document.y = top
    group(place, 'Sect', (party) => {
      tag(party, 'P', () => write(document, label, { size: 9, color: FAINT, x, width: column }))
      tag(party, 'P', () => write(document, name ?? '', { face: 'strong', x, width: column }))
      for (const line of lines) if (line) tag(party, 'P', () => write(document, line, { size: 9.5, x, width: column }))
    })
    return document.y
  }
  const ofSupplier = [supplier.name, supplier.abn && `ABN ${abnInWords(supplier.abn)}`, supplier.address, supplier.phone, supplier.email]
  const contact = buyer.contactName === buyer.name ? null : buyer.contactName
  const email = buyer.email === buyer.name ? null : buyer.email
  const ofBuyer = [buyer.name, contact, buyer.phone, email, buyer.deliverTo && `Deliver to: ${buyer.deliverTo}`]
  const ends = [drawParty('Supplier', ofSupplier, LEFT), drawParty('Buyer', ofBuyer, LEFT + column + 24)]
  document.y = Math.max(...ends)
  document.moveDown(1)
}

function drawSums(place: PdfTarget, { totals, offer: quote }: Order): void {
  const { document } = place
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents, gstCents, totalCents, isEstimate } = totals
  const difference = differenceInWords({ ...totals, minimumCents: quote.minimumCents })
  const sums: [label: string, cents: number][] = [
    ['Goods', goodsCents],
    ['Delivery', deliveryCents],
    ...some('Difference to the minimum', differenceCents),
    ...some('Small order fee', smallOrderFeeCents),
    ['GST', gstCents],
  ]
  // The sums stay together.
  reserve(document, (sums.length + 2) * 18)
  for (const [label, cents] of sums) drawSum(place, label, cents)
  drawSum(place, isEstimate ? 'Total with GST, estimated' : 'Total with GST', totalCents, { face: 'strong', size: 12 })
  document.moveDown(0.6)
  if (difference) tag(place, 'P', () => write(document, difference, { size: 9.5, color: SOFT }))
}

const some = (label: string, cents: number): [string, number][] => (cents > 0 ? [[label, cents]] : [])

function drawSum(place: PdfTarget, label: string, cents: number, style: TextStyle = {}): void {
  const { document } = place
  const x = edgesOf(document).right - SUM_WIDTH
  const top = document.y
  group(place, 'P', (line) => {
    tag(line, 'Span', () => write(document, label, { ...style, x, width: SUM_WIDTH - AMOUNT_WIDTH - 6 }))
    document.y = top
    tag(line, 'Span', () =>
      write(document, dollars(cents), { ...style, x: x + SUM_WIDTH - AMOUNT_WIDTH - 6, width: AMOUNT_WIDTH, align: 'right' }),
    )
  })
  document.moveDown(0.25)
}

function drawWords(place: PdfTarget, { offer: { terms, note } }: Order): void {
  const { document } = place
  for (const [label, text] of [
    ['Terms', terms],
    ['Note', note],
  ] as const) {
    if (!text) continue
    document.moveDown(0.6)
    reserve(document, 30 + Math.min(60, heightOf(document, text)))
    tag(place, 'H2', () => write(document, label, { face: 'strong', size: 10.5, color: BOTTLE }))
    tag(place, 'P', () => write(document, text))
  }
  document.moveDown(0.8)
  tag(place, 'P', () =>
    write(document, 'This is an order, not a tax invoice. All amounts are Australian dollars; prices are without GST.', {
      size: 9,
      color: FAINT,
    }),
  )
}
