import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { itemAt } from '#shared/item-at.ts'
import { orderTotal } from './baskets.ts'
import { openByRules, problemOf } from './problem-of.ts'
import { NO_RULES, type Rules } from './request.ts'
import type { IsOver } from './split/find-split.ts'
import { linesLeftOut } from './split/left-out.ts'
import { linesOf, pricedLines, type Table } from './table.ts'

/** Returns why no orders buy all lines, and the fewest lines without which the others can be bought; null where nobody has priced anything. */
export function impossibleOf(table: Table, rules: Rules, isOver: IsOver): Comparison['impossible'] {
  const whole = pricedLines(table)
  if (whole.length === 0) return null
  const leftOut = ({ most, ...under }: Rules) => {
    const { problem, lines } = problemOf(table, whole, table.live, openByRules(table, { most, ...under }))
    return linesLeftOut(problem, most ?? Infinity, isOver).map((at) => itemAt(lines, at))
  }
  const without = leftOut(rules)
  const isByRules = leftOut(NO_RULES).length === 0
  return { why: isByRules ? [] : refusals(table, whole, without), without: without.map((line) => itemAt(table.rows, line).line.id) }
}

/** Returns the offers that refuse small orders and alone price one of these lines, with what all their lines are short of the minimum. */
function refusals(table: Table, whole: readonly number[], without: readonly number[]) {
  const isAlone = (offer: number, line: number) =>
    itemAt(table.rows, line).entries.every(({ counts }, other) => counts === (other === offer))
  const refusing = table.live.filter((offer) => itemAt(table.terms, offer).belowMinimum === 'refuse')
  return refusing
    .filter((offer) => without.some((line) => isAlone(offer, line)))
    .map((offer) => {
      const { offerId, shortCents } = orderTotal(table, offer, linesOf(table, offer, whole))
      return { offerId, shortCents }
    })
}
