import type { Basket, Comparison, OrderTotal } from '#contract/quotes/comparison/comparison-results.ts'
import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import type { Answered } from '#web/features/quotes/compare/compare.ts'

/** A request whose answer has a column. */
export type AnsweredRequest = Answered & Pick<ComparedRequest, 'nextDelivery' | 'distanceKm'>
/** A supplier's answer as a column of the comparison, or as a card. */
export type Column = {
  offerId: string
  name: string
  /** Its place among the cells of a line. */
  at: number
  state: Comparison['offers'][number]['state']
  /** Null for prices that did not come as an answer here. */
  request: AnsweredRequest | null
  whole: OrderTotal | null
  common: OrderTotal | null
  partial: Comparison['partial'][number] | null
}

/** Returns a column for each of these answers, and for prices from elsewhere; the best first. */
export function columnsOf(comparison: Comparison, answered: readonly AnsweredRequest[], others: readonly { id: string }[]): Column[] {
  const hidden = new Set(others.map(({ id }) => id))
  const columns = comparison.offers.map(({ offerId, name, state }, at) => ({
    offerId,
    name,
    at,
    state,
    request: answered.find(({ id }) => id === offerId) ?? null,
    whole: totalIn(comparison.whole, offerId),
    common: totalIn(comparison.common, offerId),
    partial: comparison.partial.find((one) => one.offerId === offerId) ?? null,
  }))
  return columns.filter(({ offerId }) => !hidden.has(offerId)).toSorted(byRank(comparison.rankedBy))
}

const totalIn = ({ totals }: Basket, id: string) => totals.find(({ offerId }) => offerId === id) ?? null

/** Returns what can be ordered of all lines goes first, by its total; then whoever has the most lines, then what cannot be ordered any more. */
const byRank = (rankedBy: Comparison['rankedBy']) => (one: Column, other: Column) =>
  groupOf(one) - groupOf(other) || linesOf(other) - linesOf(one) || rankOf(one, rankedBy) - rankOf(other, rankedBy) || one.at - other.at

function groupOf({ whole, partial }: Column): number {
  if (whole) return whole.isRefused ? 1 : 0
  return partial ? 1 : 2
}
const linesOf = ({ whole, partial }: Column) => (whole ?? partial)?.lineIds.length ?? 0
const rankOf = ({ whole, partial }: Column, rankedBy: Comparison['rankedBy']) =>
  (rankedBy === 'total' ? whole?.totalCents : whole?.exGstCents) ?? partial?.exGstCents ?? 0
