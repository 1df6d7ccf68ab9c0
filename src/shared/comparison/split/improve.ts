import { orderFigures } from '#shared/comparison/order.ts'
import { itemAt } from '#shared/item-at.ts'
import { addLine, sharesOf, type Assignment, type Problem, type Share } from './problem.ts'

/** A refused order counts as this much dearer for each cent that it is short, so that lines move to where they are missing. */
const SHORTAGE = 4
const REFUSAL = 1000
const MAX_SWEEPS = 20

/** Returns what an order counts for while lines are moved. */
function penalised({ sellers, isByTotal }: Problem, seller: number, share: Share): number {
  if (share.lineCount === 0) return 0
  const { isRefused, shortCents, exGstCents, totalCents } = orderFigures(itemAt(sellers, seller).terms, share)
  return (isByTotal ? totalCents : exGstCents) + (isRefused ? REFUSAL + SHORTAGE * shortCents : 0)
}

/** Returns an assignment in which no single line is better off elsewhere, each time with the move that saves the most for its line. */
export function improve(problem: Problem, options: readonly (readonly number[])[], from: Assignment): number[] {
  const assignment = [...from]
  const shares = sharesOf(problem, assignment)
  const worth = shares.map((share, seller) => penalised(problem, seller, share))
  const moved = (seller: number, line: number, sign: 1 | -1) => {
    const share = { ...itemAt(shares, seller) }
    addLine(share, itemAt(problem.sellers, seller), line, sign)
    return { share, worth: penalised(problem, seller, share) }
  }
  const settle = (seller: number, to: ReturnType<typeof moved>) => ([shares[seller], worth[seller]] = [to.share, to.worth])
  function moveLine(line: number): boolean {
    const at = itemAt(assignment, line)
    const without = moved(at, line, -1)
    let [best, least] = [{ seller: at, to: without }, 0]
    for (const seller of itemAt(options, line)) {
      if (seller === at) continue
      const to = moved(seller, line, 1)
      const change = to.worth - itemAt(worth, seller) + without.worth - itemAt(worth, at)
      if (change < least) [best, least] = [{ seller, to }, change]
    }
    if (best.seller === at) return false
    settle(at, without)
    settle(best.seller, best.to)
    assignment[line] = best.seller
    return true
  }
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const moves = options.filter((choices, line) => choices.length > 1 && moveLine(line))
    if (moves.length === 0) break
  }
  return assignment
}
