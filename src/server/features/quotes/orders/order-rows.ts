import { apportion } from '#shared/money/apportion.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { partOf } from '#shared/money/part-of.ts'
import { itemAt } from '#shared/item-at.ts'
import type { Order, OrderLine } from './order.ts'

/** What is charged besides the goods, by the names that the files give it. */
export const CHARGES = ['Delivery', 'Difference to the minimum', 'Small order fee'] as const

/** A row of a bill: all of it is taxable, or none. */
export type BillRow = { name: string; line: OrderLine | null; cents: number; isTaxable: boolean; gstCents: number }

/**
 * Returns an order as the rows of a bill, for programs that tax row by row. What is charged besides the goods, where only a part of it is
 * taxable, is two rows. The GST of the rows adds up to that of the order, which is rounded once.
 */
export function billRows(order: Order): BillRow[] {
  const goods = order.lines.map((line) => ({
    name: `${line.item}, ${packInWords(line)}`,
    line,
    cents: line.costCents,
    isTaxable: line.gst === 'taxable',
  }))
  const rows = [...goods, ...chargeRows(order)]
  const gst = apportion(
    order.totals.gstCents,
    rows.map(({ cents, isTaxable }) => (isTaxable ? cents : 0)),
  )
  return rows.map((row, at) => ({ ...row, gstCents: itemAt(gst, at) }))
}

function chargeRows(order: Order) {
  const { deliveryCents, differenceCents, smallOrderFeeCents } = order.totals
  const cents = [deliveryCents, differenceCents, smallOrderFeeCents]
  const taxable = apportion(taxableBeside(order), cents)
  return CHARGES.flatMap((name, at) => [
    ...rowOf(name, itemAt(taxable, at), { isTaxable: true, isAll: taxable[at] === cents[at] }),
    ...rowOf(name, itemAt(cents, at) - itemAt(taxable, at), { isTaxable: false, isAll: taxable[at] === 0 }),
  ])
}

function rowOf(name: string, cents: number, { isTaxable, isAll }: { isTaxable: boolean; isAll: boolean }) {
  if (cents === 0) return []
  const part = isTaxable ? ', the part with GST' : ', the part without GST'
  return [{ name: isAll ? name : name + part, line: null, cents, isTaxable }]
}

/** Returns what of the charges is taxable, to the cent: as `orderFigures` has it. */
function taxableBeside({ lines, offer: { deliveryGst }, totals }: Order): number {
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents } = totals
  const beside = deliveryCents + differenceCents + smallOrderFeeCents
  if (deliveryGst === 'free') return 0
  if (deliveryGst === 'taxable' || goodsCents === 0) return beside
  const taxableCents = lines.reduce((sum, { gst, costCents }) => sum + (gst === 'taxable' ? costCents : 0), 0)
  return partOf(beside, taxableCents, goodsCents)
}
