import { BRAND } from '#contract/options.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { gstIn } from '#shared/money/gst.ts'
import { dollars } from '#shared/money/money.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { bytesOf, createPdf, PAGE, writeText, type PdfDocument as Document } from '#server/formats/pdf/document.ts'
import { drawnText, type Face } from '#server/formats/pdf/fonts.ts'
import type { InvoiceRow } from './invoice-queries.ts'

const MARGIN = PAGE.margin
const WIDTH = PAGE.width - 2 * MARGIN
/** Where amounts end. */
const RIGHT = MARGIN + WIDTH
const INK = '#14281f'
const FAINT = '#55645c'

type Style = { face?: Face; size?: number; color?: string; align?: 'left' | 'right'; x?: number; width?: number }

/** Returns an invoice as a PDF that screen readers can read. Without an issuer it says that it is no tax invoice. */
export function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const title = `${headingOf(invoice)} ${invoice.number}`
  const document = createPdf({ title, author: invoice.issuer?.name ?? BRAND, createdAt: new Date(invoice.issuedAt) })
  drawHead(document, invoice)
  drawParties(document, invoice)
  drawLines(document, invoice)
  drawTotals(document, invoice)
  return bytesOf(document)
}

const headingOf = ({ issuer }: InvoiceRow): string => (issuer ? 'Tax invoice' : 'Sandbox invoice, not a tax invoice')

function write(
  document: Document,
  text: string,
  { face = 'text', size = 10.5, color = INK, align = 'left', x = MARGIN, width = WIDTH }: Style,
) {
  writeText(document, text, { face, size, color, align, x, width })
}

function drawHead(document: Document, invoice: InvoiceRow): void {
  write(document, headingOf(invoice), { face: 'display', size: 22 })
  document.moveDown(0.4)
  write(document, `${invoice.number}, issued on ${dayInWords(sydneyDay(new Date(invoice.issuedAt)))}`, { color: FAINT })
  document.moveDown(1.6)
}

function drawParties(document: Document, { issuer, billedTo, supplierId }: InvoiceRow): void {
  const top = document.y
  const column = WIDTH / 2 - 12
  const party = (label: string, lines: (string | null)[], x: number) => {
    document.y = top
    write(document, label, { size: 9, color: FAINT, x, width: column })
    for (const line of lines) if (line !== null) write(document, line, { x, width: column })
    return document.y
  }
  const from = issuer ? [issuer.name, `ABN ${abnInWords(issuer.abn)}`, issuer.address] : [`${BRAND}, sandbox: nothing was charged`]
  const to = [
    nameOr(billedTo.name, `Supplier No. ${supplierId}`),
    billedTo.abn && `ABN ${abnInWords(billedTo.abn)}`,
    billedTo.address,
    billedTo.email,
  ]
  document.y = Math.max(party('From', from, MARGIN), party('To', to, MARGIN + WIDTH / 2 + 12))
  document.moveDown(1.6)
}

/** A name in letters that no font of ours has is not drawn; nobody is to be billed as nobody. */
const nameOr = (name: string, other: string) => (/[\p{L}\p{N}]/u.test(drawnText(name, 'text')) ? name : other)

function rule(document: Document): void {
  document.moveTo(MARGIN, document.y).lineTo(RIGHT, document.y).lineWidth(0.6).strokeColor(INK).stroke()
  document.moveDown(0.5)
}

function row(document: Document, text: string, cents: number, style: Style = {}): void {
  const top = document.y
  write(document, text, { width: WIDTH - 110, ...style })
  const bottom = document.y
  document.y = top
  write(document, dollars(cents), { x: RIGHT - 100, width: 100, align: 'right', ...style })
  document.y = Math.max(bottom, document.y)
  document.moveDown(0.35)
}

function drawLines(document: Document, { lines }: InvoiceRow): void {
  rule(document)
  for (const { description, cents, periodStart, periodEnd } of lines) {
    row(document, description, cents)
    const days = [periodStart, periodEnd].map((time) => dayInWords(sydneyDay(new Date(time))))
    write(document, `${days[0]} to ${days[1]}`, { size: 9, color: FAINT })
    document.moveDown(0.5)
  }
  rule(document)
}

function drawTotals(document: Document, { totalCents, dueCents, paidCents, refundedCents, status, paidAt }: InvoiceRow): void {
  row(document, 'Total, in Australian dollars', totalCents, { face: 'display', size: 12 })
  row(document, 'GST included in it', gstIn(totalCents), { color: FAINT })
  if (totalCents !== dueCents)
    row(document, totalCents < 0 ? 'Credited to the next invoices' : 'Credit from earlier invoices', dueCents - totalCents)
  if (status === 'paid' && paidAt !== null) row(document, `Paid on ${dayInWords(sydneyDay(new Date(paidAt)))}`, paidCents)
  if (refundedCents > 0) row(document, 'Paid back', refundedCents)
  const rest = {
    open: 'Not paid yet.',
    void: 'This invoice was cancelled. There is nothing to pay.',
    uncollectible: 'This invoice was not paid.',
  }
  if (status !== 'paid') write(document, rest[status], {})
}
