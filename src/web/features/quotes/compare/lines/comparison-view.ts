import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { Column } from './columns.ts'
import type { ComparedRow } from './compared-rows.ts'
import type { Others } from './others/use-others.ts'
import type { Rules } from './rules/use-rules.ts'
import type { Names } from './words/row-reason.ts'

/** An order that is about to be accepted. `offeredIds`: lines for which it has something else instead, which are in it once they are ticked. */
export type ProposedOrder = { offerId: string; lineIds: readonly string[]; offeredIds?: readonly string[] }

/** What the table, the cards and the orders show of a comparison. */
export type ComparisonView = {
  comparison: Comparison
  rows: readonly ComparedRow[]
  columns: readonly Column[]
  /** The buyer's lines by their ids. */
  lines: ReadonlyMap<string, RequestLine>
  names: Names
  rules: Rules
  linkKey: string | null
  /** Asks whether these orders are to be accepted; null where the reader cannot. */
  accept: ((orders: readonly ProposedOrder[]) => void) | null
  /** The buyer's own prices from elsewhere; null where the reader is not the account that has sent the request. */
  others: Others | null
  /** Its requests and suppliers are invented: nothing leads to them. */
  isExample: boolean
}
