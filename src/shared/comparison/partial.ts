import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { itemAt } from '#shared/item-at.ts'
import { orderTotal } from './baskets.ts'
import { problemOf } from './problem-of.ts'
import { openSplit, type IsOver } from './split/find-split.ts'
import { sharesOf, type Problem } from './split/problem.ts'
import type { FoundSplit } from './split/target.ts'
import { orderFigures } from './order.ts'
import { linesOf, pricedLines, type Table } from './table.ts'

/** Returns the offers that have priced some of the lines but not all, each against the cheapest way to buy just its lines from the others. */
export function partialOffers(table: Table, isOverIn: (parts: number) => IsOver): Comparison['partial'] {
  const whole = pricedLines(table)
  const some = table.live
    .map((offer) => ({ offer, lines: linesOf(table, offer, whole) }))
    .filter(({ lines }) => lines.length < whole.length)
  return some.map(({ offer, lines }, at) => {
    const { offerId, lineIds, exGstCents, isRefused, shortCents } = orderTotal(table, offer, lines)
    const others = table.live.filter((other) => other !== offer)
    const { problem } = problemOf(table, lines, others)
    const { found } = openSplit(problem).least(others.length, isOverIn(some.length - at))
    const cheapest = found && { exGstCents: exGstOf(problem, found), orders: found.orders }
    return { offerId, lineIds, exGstCents, isRefused, shortCents, others: cheapest }
  })
}

function exGstOf(problem: Problem, { assignment }: FoundSplit): number {
  const figures = sharesOf(problem, assignment).map((share, seller) =>
    share.lineCount > 0 ? orderFigures(itemAt(problem.sellers, seller).terms, share).exGstCents : 0,
  )
  return figures.reduce((sum, cents) => sum + cents, 0)
}
