import { itemAt } from '#shared/item-at.ts'
import type { IsOver } from './find-split.ts'
import type { Problem } from './problem.ts'

/**
 * Returns the smallest set of lines without which the others can be bought, of several the first by its lines. An order of a supplier who
 * refuses small ones has to reach the minimum.
 */
export function linesLeftOut(problem: Problem, most: number, isOver: IsOver): number[] {
  const { sellers, lineCount } = problem
  const sold = sellers.map(({ costs }) => costs.map(Number.isFinite))
  const refuses = sellers.map(({ terms }) => terms.belowMinimum === 'refuse' && terms.minimumCents > 0)
  const missing = (open: readonly number[], from: number) =>
    Array.from({ length: lineCount }, (_, line) => line).filter(
      (line) => !open.some((seller) => sold[seller]?.[line]) && !sold.some((lines, seller) => seller >= from && lines[line]),
    )
  let best: number[] | undefined
  function decide(open: number[], seller: number): void {
    const left = missing(open, open.length < most ? seller : sellers.length)
    if (best && !isFewer(left, best)) return
    if (seller < sellers.length && open.length < most && !(best && isOver())) {
      decide([...open, seller], seller + 1)
      // Somebody who delivers any order can only help, where orders are not counted.
      if (refuses[seller] || most < sellers.length) decide(open, seller + 1)
      return
    }
    const strict = open.filter((each) => refuses[each])
    if (canReachMinimums(problem, strict, isOver() ? STEPS_AFTER : STEPS)) best = missing(open, sellers.length)
  }
  decide([], 0)
  return best ?? []
}

function isFewer(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return one.length < other.length
  const at = one.findIndex((line, index) => line !== other[index])
  return at >= 0 && itemAt(one, at) < itemAt(other, at)
}

/** Lines that are given to and fro in one search, and in one after the time is over; without an answer by then it is no. */
const STEPS = 5000
const STEPS_AFTER = 300

/** Returns whether each of these sellers can get goods of its minimum, no line twice. */
function canReachMinimums({ sellers, lineCount }: Problem, strict: readonly number[], steps: number): boolean {
  const members = strict.map((seller) => itemAt(sellers, seller))
  const missing = members.map(({ terms }) => terms.minimumCents)
  const costsOf = (line: number) => members.map(({ costs }) => itemAt(costs, line)).map((cost) => (Number.isFinite(cost) ? cost : 0))
  const lines = Array.from({ length: lineCount }, (_, line) => costsOf(line))
    .filter((costs) => costs.some((cost) => cost > 0))
    .toSorted((a, b) => Math.max(...b) - Math.max(...a))
  // Of each line: what it and those after it cost at each seller, and at the most.
  let after = { each: strict.map(() => 0), most: 0 }
  const rest = [after]
  for (const costs of lines.toReversed()) {
    after = { each: costs.map((cost, seller) => cost + itemAt(after.each, seller)), most: after.most + Math.max(...costs) }
    rest.unshift(after)
  }
  let left = steps
  function give(at: number): boolean {
    const wanted = missing.reduce((sum, cents) => sum + Math.max(0, cents), 0)
    if (wanted === 0) return true
    const costs = lines[at]
    const { each, most } = itemAt(rest, at)
    if (!costs || wanted > most || missing.some((cents, seller) => cents > itemAt(each, seller)) || --left < 0) return false
    const takers = costs.map((cost, seller) => ({ seller, cost, cents: itemAt(missing, seller) })).filter(({ cost }) => cost > 0)
    for (const { seller, cost, cents } of takers.toSorted((a, b) => b.cents - a.cents)) {
      missing[seller] = cents - cost
      if (give(at + 1)) return true
      missing[seller] = cents
    }
    return false
  }
  return give(0)
}
