import { itemAt } from '#shared/item-at.ts'
import { improve } from './improve.ts'
import type { Objective } from './objective.ts'
import { allOptions, choicesOf, gridOf, withChoice, type Grid, type Options } from './options.ts'
import { sharesOf, worthOf, type Assignment, type Problem } from './problem.ts'
import { marginOf, relaxation, tighten, type Relaxed, type Slopes } from './relaxation.ts'
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
/** A state of the search: where lines may go, and the bound of all that is left. */
type State = { options: Options; slopes: Slopes; relaxed: Relaxed }

/** Rounds of tightening before the first decision, and after each. */
const ROUNDS = 30
const ROUNDS_AFTER = 4

/** Returns the whole cents that a bound stands for. Sums of fractions may exceed the true ones by very little. */
export const boundCents = (bound: number, { unit }: Objective): number => Math.ceil((bound - Math.abs(bound) * 1e-12) / unit - 1e-6)

/**
 * Looks for the best assignment in which each of the members, and nobody else, has an order: bounds what is undecided, decides the line that
 * is the most contested, and goes on with each way that could still be better.
 */
export function searchLines(search: Search, members: readonly number[]): void {
  const { problem, objective, target } = search
  const grid = gridOf(problem, objective, members)
  const totalGrid = gridOf(problem, search.total, members)
  const all = allOptions(grid)
  const sellers = ({ assignment }: Relaxed) => Array.from(assignment, (member) => itemAt(members, member))
  function visit(options: Options, start: Slopes, rounds: number): void {
    const relaxAt = relaxation(objective, grid, options)
    const tightened = tighten(relaxAt, start, { limit: target.limit() * objective.unit, rounds, lineCount: grid.lineCount })
    const state = { options, ...tightened }
    if (tightened.relaxed.bound <= target.limit() * objective.unit + objective.unit)
      takeIfWhole(search, members, sellers(tightened.relaxed))
    if (!isOfUse(search, totalGrid, state)) return
    if (search.isOver()) return leaveOpen(search, tightened.relaxed.bound)
    if (rounds === ROUNDS) {
      const open = Array.from({ length: grid.lineCount }, (_, line) => choicesOf(grid, all, line).map((member) => itemAt(members, member)))
      takeIfWhole(search, members, improve(problem, open, sellers(tightened.relaxed)))
    }
    descend(withoutDear(search, grid, state), tightened)
  }
  function descend(options: Options, { slopes, relaxed }: Pick<State, 'slopes' | 'relaxed'>): void {
    const line = mostContested(grid, options, slopes, relaxed)
    if (line === undefined) return
    const choices = choicesOf(grid, options, line).map((member) => ({ member, margin: marginOf(grid, slopes, relaxed, line, member) }))
    for (const { member, margin } of choices.toSorted((a, b) => a.margin - b.margin || a.member - b.member)) {
      const bound = relaxed.bound + margin
      if (boundCents(bound, objective) > target.limit()) continue
      if (search.isOver()) leaveOpen(search, bound)
      else visit(withChoice(grid, options, line, member), slopes, ROUNDS_AFTER)
    }
  }
  visit(
    all,
    members.map(() => 1),
    ROUNDS,
  )
}

function leaveOpen(search: Search, bound: number): void {
  search.openCents = Math.min(search.openCents, boundCents(bound, search.objective))
}

function takeIfWhole({ problem, target }: Search, members: readonly number[], assignment: Assignment): void {
  const shares = sharesOf(problem, assignment)
  if (members.some((seller) => itemAt(shares, seller).lineCount === 0)) return
  const worth = worthOf(problem, shares)
  if (Number.isFinite(worth.rankCents) && worth.rankCents <= target.limit()) target.take({ ...worth, assignment, orders: members.length })
}

function isOfUse({ problem, objective, total, target }: Search, grid: Grid, { options, relaxed: { bound } }: State): boolean {
  const [cents, limit] = [boundCents(bound, objective), target.limit()]
  if (bound === Infinity || cents > limit) return false
  if (cents < limit || !target.found) return true
  const even = grid.members.map(() => 1)
  const leastTotal = () => (problem.isByTotal ? cents : boundCents(relaxation(total, grid, options)(even).bound, total))
  const firsts = () => Array.from({ length: grid.lineCount }, (_, line) => itemAt(grid.members, itemAt(choicesOf(grid, options, line), 0)))
  return target.mayTie(firsts, leastTotal)
}

/** Leaves out the choices with which nothing could be better. */
function withoutDear({ objective, target }: Search, { lineCount, weights }: Grid, { options, slopes, relaxed }: State): Options {
  const limit = target.limit()
  if (limit === Infinity) return options
  const left = options.slice()
  const spare = (limit + 1) * objective.unit - relaxed.bound
  for (let at = 0; at < left.length; at++) {
    if (left[at] === 0) continue
    const line = at % lineCount
    const margin = slopes[(at - line) / lineCount]! * weights[at]! - relaxed.least[line]!
    if (margin >= spare && boundCents(relaxed.bound + margin, objective) > limit) left[at] = 0
  }
  return left
}

/** Returns the line whose two best sellers are the nearest to each other, measured by what it costs; the first of several. */
function mostContested({ members, lineCount, weights }: Grid, options: Options, slopes: Slopes, { least }: Relaxed): number | undefined {
  let [contested, nearest]: [number | undefined, number] = [undefined, Infinity]
  for (let line = 0; line < lineCount; line++) {
    let [best, second] = [Infinity, Infinity]
    for (let member = 0, at = line; member < members.length; member++, at += lineCount) {
      if (options[at] === 0) continue
      const margin = (slopes[member]! * weights[at]! - least[line]!) / (weights[at]! + 1)
      if (margin < best) [best, second] = [margin, best]
      else if (margin < second) second = margin
    }
    if (second < nearest) [contested, nearest] = [line, second]
  }
  return contested
}
