import { csvOf, type CsvCell } from '#shared/csv.ts'
import { packInWords } from '#shared/money/offer-line-words.ts'
import type { Order, OrderLine } from './order.ts'

const HEAD = ['Item', 'Pack', 'Quantity', 'Price', 'GST', 'Amount']
const dollars = (cents: number) => cents / 100

/** Returns an order as a table: its lines, then what they come to, in dollars. */
export function orderCsv({
  lines,
  totals: { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents, gstCents, totalCents },
}: Order): string {
  const sums: [name: string, cents: number][] = [
    ['Goods', goodsCents],
    ['Delivery', deliveryCents],
    ['Difference', differenceCents],
    ['Small order fee', smallOrderFeeCents],
    ['GST', gstCents],
    ['Total', totalCents],
  ]
  return csvOf([HEAD, ...lines.map(lineRow), ...sums.map(([name, cents]) => [name, null, null, null, null, dollars(cents)])])
}

const lineRow = (line: OrderLine): CsvCell[] => [
  line.item,
  packInWords(line),
  line.packs,
  dollars(line.priceCents),
  line.gst === 'taxable' ? 'taxable' : 'GST-free',
  dollars(line.costCents),
]
