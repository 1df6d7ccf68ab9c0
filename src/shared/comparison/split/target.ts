import { itemAt } from '#shared/item-at.ts'
import type { Assignment, Worth } from './problem.ts'

export type FoundSplit = Worth & { assignment: Assignment; orders: number }

/** What a search looks for: what would be better than what it has found, and what it has found. */
export type Target = {
  found: FoundSplit | null
  /** The highest amount, of what is ranked by, with which an assignment could be better. */
  limit(): number
  /** Whether an assignment of that limit could be better, given the first sellers that its lines may have and how little could be paid for it. */
  mayTie(firstSellers: () => Assignment, leastTotal: () => number): boolean
  take(candidate: FoundSplit): void
}

/** Looks for the least amount, and for fewer orders where it is equal; `orders` says how many those of the search have. */
export function leastTarget(state: { found: FoundSplit | null; orders: number }): Target {
  const limit = () => {
    if (!state.found) return Infinity
    return state.found.orders > state.orders ? state.found.rankCents : state.found.rankCents - 1
  }
  return {
    get found() {
      return state.found
    },
    limit,
    mayTie: () => true,
    take(candidate) {
      const { found } = state
      const difference = found ? candidate.rankCents - found.rankCents || candidate.orders - found.orders : -1
      if (difference < 0) state.found = candidate
    },
  }
}

/** Looks for the first by the whole order among assignments with as many orders: least amount, least paid, then line for line the offer that comes first. */
export function firstTarget(start: FoundSplit | null): Target {
  let found = start
  return {
    get found() {
      return found
    },
    limit: () => found?.rankCents ?? Infinity,
    mayTie(firstSellers, leastTotal) {
      if (!found) return true
      const difference = leastTotal() - found.totalCents
      return difference < 0 || (difference === 0 && comesFirst(firstSellers(), found.assignment))
    },
    take(candidate) {
      if (!found || isBefore(candidate, found)) found = candidate
    },
  }
}

function isBefore(one: FoundSplit, other: FoundSplit): boolean {
  const difference = one.rankCents - other.rankCents || one.totalCents - other.totalCents
  return difference < 0 || (difference === 0 && comesFirst(one.assignment, other.assignment))
}

/** Returns whether, at the first line where they differ, one has the seller that comes first. */
function comesFirst(one: Assignment, other: Assignment): boolean {
  const line = one.findIndex((seller, at) => seller !== other[at])
  return line >= 0 && itemAt(one, line) < itemAt(other, line)
}
