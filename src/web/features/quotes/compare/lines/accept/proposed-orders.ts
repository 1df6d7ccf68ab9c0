import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { totalsOf } from '#shared/money/totals.ts'
import type { AnsweredRequest, Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparisonView, ProposedOrder } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { itemAt } from '#shared/item-at.ts'

/** What an order costs. Without GST only where the comparison says it. */
export type OrderPrice = { exGstCents: number | null; totalCents: number; isEstimate: boolean; shortCents: number; isRefused: boolean }

/** Returns the lines for which an offer has a substitute that was not allowed yet, `lineIds` being those that count. */
export const offeredInstead = ({ at }: Pick<Column, 'at'>, lineIds: readonly string[], { lines }: Pick<Comparison, 'lines'>): string[] =>
  lines.flatMap(({ lineId, cells }) => (cells[at]?.state === 'substitute' && !lineIds.includes(lineId) ? lineId : []))

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id) => other.includes(id))

/**
 * Returns what an order costs: the figures of the comparison where it has an order of these lines, else what the answer itself comes to for
 * them. Null where neither is known.
 */
export function priceOfOrder({ offerId, lineIds }: ProposedOrder, { comparison, columns }: ComparisonView): OrderPrice | null {
  const { split, whole, common } = comparison
  const totals = [...(split?.orders ?? []), ...whole.totals, ...common.totals]
  const total = totals.find((one) => one.offerId === offerId && isSame(one.lineIds, lineIds))
  if (total) return total
  const column = columns.find((one) => one.offerId === offerId)
  return column?.request ? ofAnswer(column, column.request, lineIds, comparison) : null
}

/** The answer's own total, with the prices that the comparison shows for these lines. */
function ofAnswer(column: Column, { offer }: AnsweredRequest, lineIds: readonly string[], { lines }: Comparison): OrderPrice | null {
  const shown = lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, cells }) => ({ lineId, cell: itemAt(cells, column.at) }))
  const chosen = shown.flatMap(
    ({ lineId, cell }) =>
      offer.lines.find(
        (line) => line.requestLineId === lineId && line.costCents === cell.costCents && line.isSubstitute === (cell.substitute !== null),
      ) ?? [],
  )
  if (chosen.length < lineIds.length) return null
  return { exGstCents: null, ...totalsOf({ ...offer, lines: chosen.map((line) => ({ ...line, isCounted: true })) }) }
}

/** Returns an order for the call: the answer that was read, and its lines. */
export const orderToAccept = ({ offerId, lineIds }: ProposedOrder, { columns }: ComparisonView) => ({
  requestId: offerId,
  revision: columns.find((column) => column.offerId === offerId)?.request?.offer.revision ?? null,
  lineIds: [...lineIds],
})
