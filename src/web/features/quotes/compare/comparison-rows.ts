import { BUYERS_STATE_LABELS } from '#contract/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { packProblem } from '#web/features/quotes/pack-readings.ts'
import type { Answered, ComparedItem } from './compare.ts'
import type { Quoted } from './quoted.ts'

const HEADS = [
  'Item',
  'Supplier',
  'Status',
  'Quoted as',
  'Pack size',
  'Unit',
  'Quantity',
  'Price per pack (AUD)',
  'Goods (AUD)',
  'Share of delivery (AUD)',
  'To reach the minimum order (AUD)',
  'GST (AUD)',
  'Landed price (AUD, without GST)',
  'Per',
  'Cheapest',
  'Valid until',
]
type Row = (string | number | null)[]

/** Returns the comparison as rows of a spreadsheet: a header, one row for each item and supplier, then the suppliers without prices. */
export function comparisonRows(items: readonly ComparedItem[], answered: readonly Answered[], others: readonly QuoteRequest[]): Row[] {
  // Every item has a cell for each answered request.
  const quoted = items.flatMap(({ name, quoted }) => quoted.map((one, i) => rowOf(name, answered[i]!, one)))
  const waiting = others.map(({ supplier, status }) => padded([null, supplier.businessName, BUYERS_STATE_LABELS[status]]))
  return [HEADS, ...quoted, ...waiting]
}

function rowOf(item: string, { supplier, status, offer }: Answered, quoted: Quoted | null): Row {
  const who = [item, supplier.businessName, BUYERS_STATE_LABELS[status]]
  if (!quoted) return padded([...who, 'Not quoted'])
  const { line, goodsCents, deliveryCents, missingCents, gstCents, landedCents, measure, reading, isCheapest } = quoted
  const amounts = [line.priceCents, goodsCents, deliveryCents, missingCents, gstCents].map((cents) => inDollars(cents))
  // A quote has a landed price if its pack size could be read.
  const landed = reading.pack ? [inDollars(landedCents!, 4), measure] : [null, `Not compared: ${packProblem(reading)}`]
  return [...who, line.item, line.packSize, line.unit, line.quantity, ...amounts, ...landed, isCheapest ? 'Yes' : null, offer.validUntil]
}

const inDollars = (cents: number, digits = 2) => Number((cents / 100).toFixed(digits))
const padded = (row: Row): Row => [...row, ...Array.from({ length: HEADS.length - row.length }, () => null)]
