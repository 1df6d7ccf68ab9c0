import type { Basket, OrderTotal } from '#contract/quotes/comparison/comparison-results.ts'
import { itemAt } from '#shared/item-at.ts'
import { orderFigures } from './order.ts'
import { linesOf, pricedLines, type Table } from './table.ts'

/** Returns what an order of some lines from one offer costs. It has priced all of them. */
export function orderTotal({ offers, terms, rows }: Table, offer: number, lines: readonly number[]): OrderTotal {
  const entries = lines.map((line) => itemAt(itemAt(rows, line).entries, offer))
  const sum = (some: typeof entries) => some.reduce((cents, { costCents }) => cents + costCents, 0)
  const goods = { goodsCents: sum(entries), taxableCents: sum(entries.filter(({ isTaxable }) => isTaxable)) }
  const { exGstCents, gstCents, totalCents, ...figures } = orderFigures(itemAt(terms, offer), goods)
  const isEstimate = entries.some(({ cell }) => cell.isEstimate)
  const lineIds = lines.map((line) => itemAt(rows, line).line.id)
  return { offerId: itemAt(offers, offer).id, lineIds, ...figures, isEstimate, exGstCents, gstCents, totalCents }
}

/** Returns the figure that a comparison ranks by. */
export const rankOf = (
  { isByTotal }: Pick<Table, 'isByTotal'>,
  { exGstCents, totalCents }: Pick<OrderTotal, 'exGstCents' | 'totalCents'>,
) => (isByTotal ? totalCents : exGstCents)

/** Returns the least figure of the orders that no supplier refuses; infinite without one. */
export const leastRank = (table: Table, totals: readonly OrderTotal[]): number =>
  Math.min(...totals.filter(({ isRefused }) => !isRefused).map((total) => rankOf(table, total)))

function basketOf(table: Table, lines: readonly number[], offers: readonly number[]): Basket {
  const totals = lines.length === 0 ? [] : offers.map((offer) => orderTotal(table, offer, lines))
  const least = leastRank(table, totals)
  const cheapest = totals.filter((total) => !total.isRefused && rankOf(table, total) === least).map(({ offerId }) => offerId)
  return { lineIds: lines.map((line) => itemAt(table.rows, line).line.id), totals, cheapest }
}

/** Returns the totals over the lines that every live offer has priced. */
export function commonBasket(table: Table): Basket {
  const lines = pricedLines(table).filter((line) => table.live.every((offer) => itemAt(itemAt(table.rows, line).entries, offer).counts))
  return basketOf(table, lines, table.live)
}

/** Returns the totals over all lines that somebody has priced, of the offers that have priced all of them. */
export function wholeBasket(table: Table): Basket {
  const lines = pricedLines(table)
  return basketOf(
    table,
    lines,
    table.live.filter((offer) => linesOf(table, offer, lines).length === lines.length),
  )
}
