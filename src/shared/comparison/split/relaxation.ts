import type { Floor, Objective, Range } from './objective.ts'
import { roomsOf, type Grid, type Options } from './options.ts'

/** By which part of its weight a line counts at each seller; the rest counts in the floor of the order. */
export type Slopes = Float64Array

/** A lower bound of what is left to decide, in parts of a cent, with the assignment that it is made of. */
export type Relaxed = {
  bound: number
  /** The member of each line. */
  assignment: Uint8Array
  /** What each line adds to the bound. */
  least: Float64Array
  /** For each member: how much more its lines weigh than its floor expects. */
  excess: Float64Array
}

/**
 * Returns what relaxes the orders of the members, each with at least one line: the least that they cost if every line were bought where its
 * weight times its slope is least and every order cost what is least for it.
 */
export function relaxation(objective: Objective, grid: Grid, options: Options): (slopes: Slopes) => Relaxed {
  const rooms = roomsOf(grid, options)
  const { members, lineCount, weights } = grid
  const floor: Floor = { bound: 0, weight: 0 }
  const range: Range = { low: 0, high: 0, taxable: 0 }
  function floorOf(member: number, slope: number): void {
    if (rooms.isSold[member] === 0) return void ([floor.bound, floor.weight] = [Infinity, 0])
    ;[range.low, range.high, range.taxable] = [rooms.low[member]!, rooms.high[member]!, rooms.taxable[member]!]
    objective.floorOf(members[member]!, range, slope, floor)
  }
  return (slopes) => {
    const [assignment, least, excess] = [new Uint8Array(lineCount), new Float64Array(lineCount), new Float64Array(members.length)]
    let bound = 0
    for (let line = 0; line < lineCount; line++) {
      let [chosen, weight] = [0, Infinity]
      for (let member = 0, at = line; member < members.length; member++, at += lineCount) {
        if (options[at] === 0) continue
        const slanted = slopes[member]! * weights[at]!
        if (slanted < weight) [chosen, weight] = [member, slanted]
      }
      assignment[line] = chosen
      least[line] = weight
      bound += weight
      excess[chosen]! += weights[chosen * lineCount + line]!
    }
    for (let member = 0; member < members.length; member++) {
      floorOf(member, slopes[member]!)
      bound += floor.bound
      excess[member]! -= floor.weight
    }
    return { bound, assignment, least, excess }
  }
}

/** Returns by how much a bound grows when a line goes to a member. */
export const marginOf = ({ lineCount, weights }: Grid, slopes: Slopes, { least }: Relaxed, line: number, member: number): number =>
  slopes[member]! * weights[member * lineCount + line]! - least[line]!

/** Slopes of 0 would make all lines of a seller equal. */
const LEAST_SLOPE = 1 / 1024
const STEPS_WITHOUT_GAIN = 4

/** Returns slopes whose bound is higher, until it exceeds `limit`. */
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
    const slopes = current.slopes.map((slope, member) => Math.min(1, Math.max(LEAST_SLOPE, slope + step * excess[member]!)))
    current = { slopes, relaxed: relaxAt(slopes) }
    if (current.relaxed.bound > best.relaxed.bound) [best, idle] = [current, 0]
    else if (++idle >= STEPS_WITHOUT_GAIN) [current, stride, idle] = [best, stride / 2, 0]
  }
  return best
}
