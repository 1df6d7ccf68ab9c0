import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { leastRank, orderTotal, rankOf, wholeBasket } from './baskets.ts'
import { openByRules, problemOf, type TableProblem } from './problem-of.ts'
import type { Rules } from './request.ts'
import { openSplit, type IsOver } from './split/find-split.ts'
import type { FoundSplit } from './split/target.ts'
import { pricedLines, type Table } from './table.ts'

type Budgets = { split: () => IsOver; others: () => IsOver }
type Best = { found: FoundSplit; gapCents: number }
type Split = NonNullable<Comparison['split']>

/** Returns the best way to buy all lines, and the best with each number of suppliers up to that one, to two at least. */
export function splitOf(table: Table, rules: Rules, budgets: Budgets): Pick<Comparison, 'split' | 'bySuppliers'> {
  const lines = pricedLines(table)
  if (lines.length === 0) return { split: null, bySuppliers: [] }
  const searched = problemOf(table, lines, table.live, openByRules(table, rules))
  const { best, byOrders } = bestOrders(searched, rules, budgets)
  const bySuppliers = byOrders.map((found) => {
    const orders = ordersOf(table, searched, found)
    const short = orders.map(({ offerId, lineIds }) => ({ offerId, lineIds }))
    return { suppliers: found.orders, exGstCents: sumOf(orders, 'exGstCents'), orders: short }
  })
  return { split: best && splitWith(table, ordersOf(table, searched, best.found), best.gapCents), bySuppliers }
}

function splitWith(table: Table, orders: Split['orders'], gapCents: number): Split {
  const sums = {
    exGstCents: sumOf(orders, 'exGstCents'),
    gstCents: sumOf(orders, 'gstCents'),
    totalCents: sumOf(orders, 'totalCents'),
  }
  const single = leastRank(table, wholeBasket(table).totals)
  return { orders, ...sums, savesCents: Number.isFinite(single) ? single - rankOf(table, sums) : null, gapCents }
}

const sumOf = (orders: Split['orders'], figure: 'exGstCents' | 'gstCents' | 'totalCents') =>
  orders.reduce((sum, order) => sum + order[figure], 0)

function ordersOf(table: Table, { lines, offers }: TableProblem, { assignment }: FoundSplit): Split['orders'] {
  return offers.flatMap((offer, seller) => {
    const own = lines.filter((_, at) => assignment[at] === seller)
    return own.length > 0 ? [orderTotal(table, offer, own)] : []
  })
}

/** Finds the best orders, and those with each number of suppliers. Several stand only where they save what the rules ask for. */
function bestOrders({ problem }: TableProblem, { most, savesAtLeastCents }: Rules, budgets: Budgets) {
  const split = openSplit(problem)
  const highest = Math.min(most ?? Infinity, problem.sellers.length)
  const isOver = budgets.split()
  const single = split.first(1, null, isOver).found
  const { found, leastCents } = split.least(highest, isOver)
  const highestRank = single && savesAtLeastCents ? single.rankCents - savesAtLeastCents : Infinity
  const stands = (one: FoundSplit | null) => one !== null && (one.orders === 1 || one.rankCents <= highestRank)
  const chosen = stands(found) ? found : single
  if (!chosen) return { best: null, byOrders: [] }
  const least = chosen === found ? leastCents : Math.min(leastCents > highestRank ? chosen.rankCents : leastCents, chosen.rankCents)
  const first = chosen.orders === 1 && single ? single : (split.first(chosen.orders, chosen, isOver).found ?? chosen)
  const best: Best = { found: first, gapCents: first.rankCents - Math.min(least, first.rankCents) }
  const isOverOthers = budgets.others()
  const byOrders: FoundSplit[] = []
  for (let orders = 1; orders <= Math.min(highest, Math.max(2, first.orders)); orders++) {
    const one = orders === first.orders ? first : orders === 1 ? single : split.first(orders, null, isOverOthers).found
    if (one && stands(one)) byOrders.push(one)
  }
  return { best, byOrders }
}
