import { improve } from './improve.ts'
import type { Objective } from './objective.ts'
import { sharesOf, worthOf, type Assignment, type Problem, type Share } from './problem.ts'
import { relax, tighten, type Options, type Relaxed, type Slopes } from './relaxation.ts'
import type { Target } from './target.ts'

export type Search = {
  problem: Problem
  objective: Objective
  /** What is paid. */
  total: Objective
  target: Target
  isOver: () => boolean
  /** The least bound, in cents, of what the search has left out because its time was over. */
  openCents: number
}

/** Rounds of tightening before the first decision, and after each. */
const ROUNDS = 40
const ROUNDS_AFTER = 4

/** Returns the whole cents that a bound stands for. Sums of fractions may exceed the true ones by very little. */
export const boundCents = (bound: number, { unit }: Objective): number => Math.ceil((bound - Math.abs(bound) * 1e-12) / unit - 1e-6)

/**
 * Looks for the best assignment in which each of the members, and nobody else, has an order: bounds what is undecided, decides the line that
 * is the most contested, and goes on with each way that could still be better.
 */
export function searchLines(search: Search, members: readonly number[], options: Options): void {
  const { problem, objective, target } = search
  const relaxAt = (within: Options) => (slopes: Slopes) => {
    const relaxed = relax(problem, objective, members, within, slopes)
    takeIfWhole(search, members, relaxed.assignment, relaxed.shares)
    return relaxed
  }
  function visit(within: Options, start: Slopes, rounds: number): void {
    const { slopes, relaxed } = tighten(relaxAt(within), start, { limit: target.limit() * objective.unit, rounds })
    if (!isOfUse(search, members, within, relaxed)) return
    if (search.isOver()) return leaveOpen(search, relaxed.bound)
    if (rounds === ROUNDS) takeIfWhole(search, members, improve(problem, within, relaxed.assignment))
    const left = withoutDear(search, within, relaxed)
    const line = mostContested(objective, left, relaxed)
    if (line === undefined) return
    const choices = left[line]!.toSorted((a, b) => relaxed.marginOf(line, a) - relaxed.marginOf(line, b) || a - b)
    for (const seller of choices) {
      const bound = relaxed.bound + relaxed.marginOf(line, seller)
      if (boundCents(bound, objective) > target.limit()) continue
      if (search.isOver()) leaveOpen(search, bound)
      else visit(left.with(line, [seller]), slopes, ROUNDS_AFTER)
    }
  }
  const slopes = problem.sellers.map(() => 1)
  visit(options, slopes, ROUNDS)
}

function leaveOpen(search: Search, bound: number): void {
  search.openCents = Math.min(search.openCents, boundCents(bound, search.objective))
}

function takeIfWhole({ problem, target }: Search, members: readonly number[], assignment: Assignment, known?: Share[]): void {
  const shares = known ?? sharesOf(problem, assignment)
  if (members.some((seller) => shares[seller]!.lineCount === 0)) return
  const worth = worthOf(problem, shares)
  if (Number.isFinite(worth.rankCents) && worth.rankCents <= target.limit()) target.take({ ...worth, assignment, orders: members.length })
}

function isOfUse({ problem, objective, total, target }: Search, members: readonly number[], options: Options, { bound }: Relaxed): boolean {
  const [cents, limit] = [boundCents(bound, objective), target.limit()]
  if (bound === Infinity || cents > limit) return false
  const evenly = problem.sellers.map(() => 1)
  const leastTotal = () => (problem.isByTotal ? cents : boundCents(relax(problem, total, members, options, evenly).bound, total))
  return cents < limit || target.mayTie(options, leastTotal)
}

/** Leaves out the sellers of a line with which nothing could be better. */
function withoutDear({ objective, target }: Search, options: Options, relaxed: Relaxed): Options {
  const limit = target.limit()
  if (limit === Infinity) return options
  return options.map((sellers, line) => {
    if (sellers.length === 1) return sellers
    const left = sellers.filter((seller) => boundCents(relaxed.bound + relaxed.marginOf(line, seller), objective) <= limit)
    return left.length > 0 ? left : sellers
  })
}

/** Returns the line whose two best sellers are the nearest to each other, measured by what it costs; the first of several. */
function mostContested({ weights }: Objective, options: Options, relaxed: Relaxed): number | undefined {
  let [contested, nearest]: [number | undefined, number] = [undefined, Infinity]
  options.forEach((sellers, line) => {
    if (sellers.length < 2) return
    const margins = sellers.map((seller) => relaxed.marginOf(line, seller) / (weights[seller]![line]! + 1))
    const second = margins.toSorted((a, b) => a - b)[1]!
    if (second < nearest) [contested, nearest] = [line, second]
  })
  return contested
}
