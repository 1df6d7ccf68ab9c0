import type { Comparison } from '#contract/quotes/comparison-results.ts'
import type { ComparisonView, ProposedOrder } from '#web/features/quotes/compare/lines/comparison-view.ts'

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id) => other.includes(id))

/** Returns what an order of the comparison costs, as the comparison says it. With GST only where it says that. */
export function priceOfOrder({ offerId, lineIds }: ProposedOrder, { split, whole, common, partial }: Comparison) {
  const totals = [...(split?.orders ?? []), ...whole.totals, ...common.totals]
  const total = totals.find((one) => one.offerId === offerId && isSame(one.lineIds, lineIds))
  if (total) return { exGstCents: total.exGstCents, totalCents: total.totalCents, isEstimate: total.isEstimate }
  // Every order that can be accepted is one of these.
  return { exGstCents: partial.find((one) => one.offerId === offerId)!.exGstCents, totalCents: null, isEstimate: false }
}

/** Returns an order for the call: the answer that was read, and its lines. */
export const orderToAccept = ({ offerId, lineIds }: ProposedOrder, { columns }: ComparisonView) => ({
  requestId: offerId,
  revision: columns.find((column) => column.offerId === offerId)?.request?.offer.revision ?? null,
  lineIds: [...lineIds],
})
