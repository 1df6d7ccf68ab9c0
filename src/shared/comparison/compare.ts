import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { commonBasket, wholeBasket } from './baskets.ts'
import { budget, type Clock } from './budget.ts'
import { impossibleOf } from './impossible.ts'
import { partialOffers } from './partial.ts'
import { NO_RULES, type OffersToCompare } from './request.ts'
import { splitOf } from './split.ts'
import { linesOfTable, offersOf, tableOf } from './table.ts'

/** The time that the proof of the best split may take, on one core. */
export const PROOF_MS = 200

/** Whether all that was searched for is proven, or the time of a search was over. */
export type Compared = { comparison: Comparison; isProven: boolean }

/**
 * Compares offers for the lines of an order (docs/behaviour/comparisons.md, Prices from anywhere). This is the only place that does: pages, files and the API show
 * its figures. The search for the split may take `milliseconds` by the clock, those for other numbers of suppliers and for what others ask half
 * of it; then each ends with the best that it has found.
 */
export function compare(request: OffersToCompare, clock: Clock, milliseconds = PROOF_MS): Compared {
  const table = tableOf(request)
  const rules = request.rules ?? NO_RULES
  let isProven = true
  const within = (share: number) => budget(clock, share, () => (isProven = false))
  const { split, bySuppliers } = splitOf(table, rules, { split: () => within(milliseconds), others: () => within(milliseconds / 2) })
  const endOfPartial = clock() + milliseconds / 2
  const comparison = {
    rankedBy: table.isByTotal ? ('total' as const) : ('exGst' as const),
    offers: offersOf(table),
    lines: linesOfTable(table),
    unanswered: table.rows.filter(({ entries }) => !entries.some(({ counts }) => counts)).map(({ line }) => line.id),
    common: commonBasket(table),
    whole: wholeBasket(table),
    partial: partialOffers(table, (parts) => within((endOfPartial - clock()) / parts)),
    split,
    bySuppliers,
    impossible: split ? null : impossibleOf(table, rules, within(milliseconds / 2)),
  }
  return { comparison, isProven }
}
