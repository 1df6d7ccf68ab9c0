import { itemAt } from '#shared/item-at.ts'
import { improve } from './improve.ts'
import { objectiveOf, type Objective } from './objective.ts'
import { sharesOf, worthOf, type Problem } from './problem.ts'
import { searchLines, type Search } from './search-lines.ts'
import { boundSets, type SetBounds } from './seller-sets.ts'
import { firstTarget, leastTarget, type FoundSplit, type Target } from './target.ts'

/** Whether the time of a search is over. */
export type IsOver = () => boolean
/** What was found, and the least that anything better could cost: equal where it is proven to be the best. */
export type Result = { found: FoundSplit | null; leastCents: number }

export type SplitFinder = {
  /** Returns the least that at most so many orders cost; of equal ones one with the fewest orders. */
  least(most: number, isOver: IsOver): Result
  /** Returns the first of all with exactly so many orders, beginning with one that is known. */
  first(orders: number, known: FoundSplit | null, isOver: IsOver): Result
}

/** Opens the search for who gets which line of an order. Every line needs a seller. */
export function openSplit(problem: Problem): SplitFinder {
  const [rank, total] = [objectiveOf(problem, problem.isByTotal), objectiveOf(problem, true)]
  const bounds = boundSets(problem, rank)
  const search = (target: Target, isOver: IsOver): Search => ({ problem, objective: rank, total, target, isOver, openCents: Infinity })
  return {
    least(most, isOver) {
      const state: { found: FoundSplit | null; orders: number } = { found: null, orders: 1 }
      const running = search(leastTarget(state), isOver)
      if (Number.isFinite(bounds.leastOf(1))) guess(problem, rank, running, most)
      for (state.orders = 1; state.orders <= Math.min(most, problem.sellers.length); state.orders++)
        searchSets(running, bounds, state.orders)
      return resultOf(running)
    },
    first(orders, known, isOver) {
      const running = search(firstTarget(known), isOver)
      searchSets(running, bounds, orders)
      return resultOf(running)
    },
  }
}

const resultOf = ({ target: { found }, openCents }: Search): Result => ({
  found,
  leastCents: Math.min(found?.rankCents ?? Infinity, openCents),
})

/** Sets that are looked at after the time is over, as long as nothing has been found. */
const MAX_SETS_AFTER = 100

function searchSets(search: Search, bounds: SetBounds, orders: number): void {
  const { target } = search
  const least = bounds.leastOf(orders)
  if (!(least <= target.limit()) || least === Infinity) return
  if (target.found && search.isOver()) return void (search.openCents = Math.min(search.openCents, least))
  const { sets, isComplete } = bounds.setsOf(orders, target.limit(), search.isOver)
  for (const [at, { members, cents }] of sets.entries()) {
    if (cents > target.limit()) break
    if (search.isOver() && (target.found || at >= MAX_SETS_AFTER)) {
      search.openCents = Math.min(search.openCents, cents)
      break
    }
    searchLines(search, members)
  }
  if (!isComplete && least <= target.limit()) search.openCents = Math.min(search.openCents, least)
}

/** Returns the sellers of each line among some of them. */
const optionsOf = ({ sellers, lineCount }: Problem, members: readonly number[]): number[][] =>
  Array.from({ length: lineCount }, (_, line) => members.filter((seller) => Number.isFinite(itemAt(sellers, seller).costs[line])))

/** Of the ways to leave one seller out, so many are looked at closely. */
const MAX_TRIALS = 2

/**
 * Finds something good to begin with: the cheapest seller of each line and moves of single lines, then the same without one of the sellers,
 * as long as that is better or there are too many orders.
 */
function guess(problem: Problem, { weights }: Objective, { target, isOver }: Search, most: number): void {
  type Guess = { members: number[]; cents: number }
  function cheapestOf(members: readonly number[]) {
    const options = optionsOf(problem, members)
    if (options.some((choices) => choices.length === 0)) return []
    const cheaper = (line: number) => (a: number, b: number) =>
      itemAt(itemAt(weights, b), line) < itemAt(itemAt(weights, a), line) ? b : a
    const assignment = options.map((choices, line) => choices.reduce(cheaper(line)))
    return [{ options, assignment, cents: worthOf(problem, sharesOf(problem, assignment)).rankCents }]
  }
  function improved({ options, assignment: from }: ReturnType<typeof cheapestOf>[number]): Guess {
    const assignment = improve(problem, options, from)
    const members = [...new Set(assignment)]
    const worth = worthOf(problem, sharesOf(problem, assignment))
    if (members.length <= most && Number.isFinite(worth.rankCents)) target.take({ ...worth, assignment, orders: members.length })
    return { members, cents: worth.rankCents }
  }
  let [best] = cheapestOf([...problem.sellers.keys()]).map(improved)
  while (best && best.members.length > 1 && !(target.found && isOver())) {
    const { members, cents }: Guess = best
    const fewer = members.flatMap((left) => cheapestOf(members.filter((seller) => seller !== left)))
    const tried = fewer.toSorted((a, b) => (a.cents < b.cents ? -1 : Number(a.cents > b.cents))).slice(0, MAX_TRIALS)
    const [next] = tried.map(improved).toSorted((a, b) => (a.cents < b.cents ? -1 : 1))
    if (!next || (next.cents >= cents && members.length <= most && Number.isFinite(cents))) break
    best = next
  }
}
