import { csvOf, type CsvCell } from '#shared/csv.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import type { Order, OrderLine } from './order.ts'

const HEAD = ['Item', 'Pack', 'Quantity', 'Price', 'GST', 'Amount']
const dollars = (cents: number) => cents / 100

/** Returns an order as a table: its lines, then what they come to, in dollars. A column says where they are from, where any has an origin. */
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
  const rows = [HEAD, ...lines.map(lineRow), ...sums.map(([name, cents]): CsvCell[] => [name, null, null, null, null, dollars(cents)])]
  const origins = lines.map(originInWords)
  if (origins.every((origin) => origin === null)) return csvOf(rows)
  const column = ['Origin', ...origins]
  return csvOf(rows.map(([item = null, ...figures], n) => [item, column[n] ?? null, ...figures]))
}

const lineRow = (line: OrderLine): CsvCell[] => [
  line.item,
  packInWords(line),
  line.packs,
  dollars(line.priceCents),
  line.gst === 'taxable' ? 'taxable' : 'GST-free',
  dollars(line.costCents),
]
