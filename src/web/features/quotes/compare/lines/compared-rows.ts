import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { hasRule, type PageRules } from './rules/page-rules.ts'

type Line = Comparison['lines'][number]
/** What a line asks for; null where it does not say how much. */
export type Need = Line['need'] | null
/** A line of a comparison with the offers whose price for it counts: those of live offers, and substitutes that are allowed. */
export type ComparedRow = Omit<Line, 'need'> & { need: Need; counting: readonly string[] }

export const comparedRows = ({ lines, offers }: Comparison, { substitutes }: Pick<PageRules, 'substitutes'>): ComparedRow[] =>
  lines.map((line) => ({
    ...line,
    // The cells of a line are in the order of the offers.
    counting: line.cells.flatMap(({ offerId, state }, at) =>
      offers[at]?.state === 'live' && (state === 'priced' || (state === 'substitute' && hasRule(substitutes, offerId, line.lineId)))
        ? offerId
        : [],
    ),
  }))
