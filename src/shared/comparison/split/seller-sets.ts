import { itemAt } from '#shared/item-at.ts'
import { boundCents } from './search-lines.ts'
import type { Objective } from './objective.ts'
import type { Problem } from './problem.ts'

/** Sellers who each get an order, and the least that it would cost. */
export type SellerSet = { members: readonly number[]; cents: number }

/** More sets of one number of sellers are not looked at. */
const MAX_SETS = 20_000

/** Steps that are taken even if the time is over, so that something is found. */
const MIN_STEPS = 200

export type SetBounds = {
  /** Returns the least that orders of so many sellers cost. */
  leastOf(count: number): number
  /** Returns the sets of so many sellers that could cost no more than `limit`, the best first, and whether they are all. */
  setsOf(count: number, limit: number, isOver: () => boolean): { sets: SellerSet[]; isComplete: boolean }
}

/** Bounds what sets of sellers cost: each line where it is least in the set, and of each order what it costs at least on top. */
export function boundSets({ sellers, lineCount }: Problem, objective: Objective): SetBounds {
  const floors = sellers.map(({ costs }, seller) => {
    const sold = costs.filter(Number.isFinite)
    if (sold.length === 0) return Infinity
    const high = sold.reduce((sum, cost) => sum + cost, 0)
    const floor = { bound: 0, weight: 0 }
    objective.floorOf(seller, { low: Math.min(...sold), high, taxable: 0 }, 1, floor)
    return floor.bound
  })
  const none = Array.from({ length: lineCount }, () => Infinity)
  const cheaper = (least: readonly number[], seller: number) => {
    const weights = itemAt(objective.weights, seller)
    return least.map((weight, line) => Math.min(weight, weights[line] ?? Infinity))
  }
  // Of each seller: the least that lines and orders cost from this one on.
  const later = sellers.map(() => none)
  const floorsFrom = [...floors]
  for (let seller = sellers.length - 1; seller >= 0; seller--) {
    later[seller] = cheaper(later[seller + 1] ?? none, seller)
    floorsFrom[seller] = Math.min(itemAt(floors, seller), floorsFrom[seller + 1] ?? Infinity)
  }
  const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0)

  function setsOf(count: number, limit: number, isOver: () => boolean) {
    const sets: SellerSet[] = []
    let [isComplete, steps] = [true, 0]
    /** Most of many sellers' combinations are no set that could be better, and looking at them takes time as well. */
    const hasTime = () => ++steps <= MIN_STEPS || !isOver()
    function extend(members: number[], fixed: number, least: readonly number[]): void {
      const missing = count - members.length
      for (let seller = (members.at(-1) ?? -1) + 1; seller <= sellers.length - missing && isComplete; seller++) {
        if (!hasTime()) return void (isComplete = false)
        const [with_, fixedWith] = [cheaper(least, seller), fixed + itemAt(floors, seller)]
        const rest = missing > 1 ? (missing - 1) * itemAt(floorsFrom, seller + 1) : 0
        const reachable = missing > 1 ? with_.map((weight, line) => Math.min(weight, later[seller + 1]?.[line] ?? Infinity)) : with_
        const cents = boundCents(fixedWith + rest + sum(reachable), objective)
        if (!(cents <= limit) || cents === Infinity) continue
        if (missing > 1) extend([...members, seller], fixedWith, with_)
        else if (sets.push({ members: [...members, seller], cents }) >= MAX_SETS) isComplete = false
      }
    }
    extend([], 0, none)
    return { sets: sets.toSorted((a, b) => a.cents - b.cents), isComplete }
  }

  const leastOf = (count: number) => {
    const cheapest = floors.toSorted((a, b) => a - b).slice(0, count)
    return count > sellers.length ? Infinity : boundCents(sum(cheapest) + sum(later[0] ?? none), objective)
  }
  return { leastOf, setsOf }
}
