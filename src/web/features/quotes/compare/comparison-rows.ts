import { BUYERS_STATE_LABELS } from '#contract/quotes/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { packProblem } from '#web/features/quotes/hints/pack-readings.ts'
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
  'Small order fee (AUD)',
  'GST (AUD)',
  'Landed price (AUD, without GST)',
  'Per',
  'Cheapest',
  'Valid until',
  'Total with GST (AUD)',
]
type CsvCells = (string | number | null)[]

/** Returns the comparison as rows of a spreadsheet: a header, one row for each item and supplier, one for each supplier's
 * total, then the suppliers without prices. A column says where the goods are from, where any quote has an origin or is of seafood. */
export function comparisonRows(items: readonly ComparedItem[], answered: readonly Answered[], others: readonly QuoteRequest[]): CsvCells[] {
  // Every item has a cell for each answered request.
  const quoted = items.flatMap(({ name, quoted, by }) => quoted.map((one, i) => rowOf({ name, by }, answered[i]!, one)))
  const waiting = others.map(({ supplier, status }) => padded([null, supplier.businessName, BUYERS_STATE_LABELS[status]]))
  const rows = [HEADS, ...quoted, ...answered.map(totalOf), ...waiting]
  const origins = items.flatMap(({ quoted }) => quoted.map((one) => one && originInWords(one.line)))
  return origins.every((origin) => origin === null) ? rows : rows.map((row, n) => [...row, ['Origin', ...origins][n] ?? null])
}

function rowOf({ name, by }: Pick<ComparedItem, 'name' | 'by'>, { supplier, status, offer }: Answered, quoted: Quoted | null): CsvCells {
  const who = [name, supplier.businessName, BUYERS_STATE_LABELS[status]]
  if (!quoted) return padded([...who, 'Not quoted'])
  const { line, goodsCents, deliveryCents, differenceCents, feeCents, gstCents, landedCents, measure, reading, isCheapest } = quoted
  const amounts = [line.priceCents, goodsCents, deliveryCents, differenceCents, feeCents, gstCents].map((cents) => inDollars(cents))
  const landed =
    landedCents === null
      ? [null, reading.pack ? null : `Not compared: ${packProblem(reading)}`]
      : [inDollars(landedCents * (by?.count ?? 1), 4), by?.words ?? measure]
  const quote = [line.item, line.packSize, line.unit, line.quantity, ...amounts, ...landed]
  return padded([...who, ...quote, isCheapest ? 'Yes' : null, offer.validUntil])
}

/** The row of everything that a supplier has quoted. */
function totalOf({ supplier, status, offer }: Answered): CsvCells {
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents, gstCents, totalCents, isRefused } = totalsOf(offer)
  const amounts = [goodsCents, deliveryCents, differenceCents, smallOrderFeeCents, gstCents].map((cents) => inDollars(cents))
  const none = { beforeAmounts: Array.from({ length: 4 }, () => null), afterAmounts: [null, null, null] }
  const who = ['Everything', supplier.businessName, BUYERS_STATE_LABELS[status]]
  const why = isRefused ? 'Not delivered: below the minimum order' : null
  return [...who, why, ...none.beforeAmounts, ...amounts, ...none.afterAmounts, offer.validUntil, inDollars(totalCents)]
}

const inDollars = (cents: number, digits = 2) => Number((cents / 100).toFixed(digits))
const padded = (row: CsvCells): CsvCells => [...row, ...Array.from({ length: HEADS.length - row.length }, () => null)]
