import type { Objective } from './objective.ts'
import { addLine, emptyShare, type Assignment, type Problem, type Share } from './problem.ts'

/** The sellers that each line may still go to. */
export type Options = readonly (readonly number[])[]
/** By which part of its weight a line counts at each seller; the rest counts in the floor of the order. */
export type Slopes = readonly number[]

/** A lower bound of what is left to decide, in parts of a cent, with the assignment that it is made of. */
export type Relaxed = {
  bound: number
  assignment: Assignment
  shares: Share[]
  /** For each line and option: by how much the bound grows when it is chosen. */
  marginOf(line: number, seller: number): number
  /** For each seller: how much more its lines weigh than its floor expects. */
  excess: number[]
}

type Room = { share: Share; low: number; high: number; isSold: boolean }

/**
 * Returns the least that the orders of `members` cost, each with at least one line, if every line were bought where its weight times its
 * slope is least and every order cost what is least for it.
 */
export function relax(problem: Problem, objective: Objective, members: readonly number[], options: Options, slopes: Slopes): Relaxed {
  const { sellers } = problem
  const rooms = roomsOf(problem, options)
  const shares = sellers.map(emptyShare)
  const [assignment, least] = [[] as number[], [] as number[]]
  const weights = sellers.map(() => 0)
  options.forEach((choices, line) => {
    let [chosen, weight] = [choices[0]!, Infinity]
    for (const seller of choices) {
      const slanted = slopes[seller]! * objective.weights[seller]![line]!
      if (slanted < weight) [chosen, weight] = [seller, slanted]
    }
    assignment.push(chosen)
    least.push(weight)
    weights[chosen]! += objective.weights[chosen]![line]!
    addLine(shares[chosen]!, sellers[chosen]!, line)
  })
  let bound = least.reduce((sum, weight) => sum + weight, 0)
  const excess = sellers.map(() => 0)
  for (const seller of members) {
    const { isSold, low, high, share } = rooms[seller]!
    const floor = isSold ? objective.floorOf(seller, { low, high, taxable: share.taxableCents }, slopes[seller]!) : NOWHERE
    bound += floor.bound
    excess[seller] = weights[seller]! - floor.weight
  }
  const marginOf = (line: number, seller: number) => slopes[seller]! * objective.weights[seller]![line]! - least[line]!
  return { bound, assignment, shares, marginOf, excess }
}

const NOWHERE = { bound: Infinity, weight: 0 }

/** Returns what is certain of each order, and what it can be at the most. */
function roomsOf({ sellers }: Problem, options: Options): Room[] {
  const rooms = sellers.map((): Room => ({ share: emptyShare(), low: Infinity, high: 0, isSold: false }))
  options.forEach((choices, line) => {
    for (const seller of choices) {
      const room = rooms[seller]!
      const cost = sellers[seller]!.costs[line]!
      room.isSold = true
      room.high += cost
      if (choices.length === 1) addLine(room.share, sellers[seller]!, line)
      else room.low = Math.min(room.low, cost)
    }
  })
  return rooms.map((room) => (room.share.lineCount > 0 ? { ...room, low: room.share.goodsCents } : room))
}

/** Slopes of 0 would make all lines of a seller equal. */
const LEAST_SLOPE = 1 / 1024
const STEPS_WITHOUT_GAIN = 4

/** Returns slopes whose bound is higher, until it exceeds `limit`; `onRelaxed` gets each that is tried. */
export function tighten(
  relaxAt: (slopes: Slopes) => Relaxed,
  start: Slopes,
  { limit, rounds }: { limit: number; rounds: number },
): { slopes: Slopes; relaxed: Relaxed } {
  let best = { slopes: start, relaxed: relaxAt(start) }
  let [current, stride, idle] = [best, 1, 0]
  for (let round = 1; round < rounds && best.relaxed.bound <= limit; round++) {
    const { excess, bound } = current.relaxed
    const square = excess.reduce((sum, each) => sum + each * each, 0)
    if (square === 0) break
    const goal = Number.isFinite(limit) ? limit + 1 : bound * 1.01 + 1
    const step = (stride * Math.max(goal - bound, 1)) / square
    const slopes = current.slopes.map((slope, seller) => Math.min(1, Math.max(LEAST_SLOPE, slope + step * excess[seller]!)))
    current = { slopes, relaxed: relaxAt(slopes) }
    if (current.relaxed.bound > best.relaxed.bound) [best, idle] = [current, 0]
    else if (++idle >= STEPS_WITHOUT_GAIN) [current, stride, idle] = [best, stride / 2, 0]
  }
  return best
}
