import type { Floor, Objective, Range } from './objective.ts'
import { roomsOf, type Grid, type Options } from './options.ts'

/** The part of its weight by which a line counts at each seller; the rest counts in the floor of the order. */
export type Slopes = readonly number[]

/** A lower bound of what is left to decide, in parts of a cent. */
export type Bound = {
  bound: number
  /** For each member: how much more its lines weigh than its floor expects. */
  excess: number[]
}
/** What a bound is made of: the member of each line, and what each line adds. */
export type Detail = { assignment: Uint8Array; least: Float64Array }
export type Relaxed = Bound & Detail
type RelaxAt = (slopes: Slopes, detail?: Detail) => Bound

/**
 * Returns what relaxes the orders of the members, each with at least one line: the least that they cost if every line were bought where its
 * weight times its slope is least and every order cost what is least for it. It is called very often, so it writes the detail only where asked.
 */
export function relaxation(objective: Objective, grid: Grid, options: Options): RelaxAt {
  const rooms = roomsOf(grid, options)
  const { members, lineCount, weights } = grid
  const count = members.length
  const floor: Floor = { bound: 0, weight: 0 }
  const range: Range = { low: 0, high: 0, taxable: 0 }
  function setFloor(member: number, slope: number): void {
    floor.bound = Infinity
    floor.weight = 0
    if (rooms.isSold[member] === 0) return
    range.low = rooms.low[member]!
    range.high = rooms.high[member]!
    range.taxable = rooms.taxable[member]!
    objective.floorOf(members[member]!, range, slope, floor)
  }
  return (slopes, detail) => {
    const excess = Array.from<number>({ length: count }).fill(0)
    let bound = 0
    for (let line = 0; line < lineCount; line++) {
      let chosen = 0
      let weight = Infinity
      for (let member = 0, at = line; member < count; member++, at += lineCount) {
        const slanted = options[at] === 0 ? Infinity : slopes[member]! * weights[at]!
        if (slanted >= weight) continue
        chosen = member
        weight = slanted
      }
      bound += weight
      excess[chosen]! += weights[chosen * lineCount + line]!
      if (!detail) continue
      detail.assignment[line] = chosen
      detail.least[line] = weight
    }
    for (let member = 0; member < count; member++) {
      setFloor(member, slopes[member]!)
      bound += floor.bound
      excess[member]! -= floor.weight
    }
    return { bound, excess }
  }
}

/** Returns by how much a bound grows when a line goes to a member. */
export const marginOf = ({ lineCount, weights }: Grid, slopes: Slopes, { least }: Detail, line: number, member: number): number =>
  slopes[member]! * weights[member * lineCount + line]! - least[line]!

/** Slopes of 0 would make all lines of a seller equal. */
const MIN_SLOPE = 1 / 1024
const STEPS_WITHOUT_GAIN = 4

/** Returns slopes whose bound is higher, until it exceeds `limit`. */
export function tighten(
  relaxAt: RelaxAt,
  start: Slopes,
  { limit, rounds, lineCount }: { limit: number; rounds: number; lineCount: number },
): { slopes: Slopes; relaxed: Relaxed } {
  let best = { slopes: start, relaxed: relaxAt(start) }
  let [current, stride, idle] = [best, 1, 0]
  for (let round = 1; round < rounds && best.relaxed.bound <= limit; round++) {
    const { excess, bound } = current.relaxed
    const square = excess.reduce((sum, each) => sum + each * each, 0)
    if (square === 0) break
    const goal = Number.isFinite(limit) ? limit + 1 : bound * 1.01 + 1
    const step = (stride * Math.max(goal - bound, 1)) / square
    const slopes = current.slopes.map((slope, member) => Math.min(1, Math.max(MIN_SLOPE, slope + step * (excess[member] ?? 0))))
    current = { slopes, relaxed: relaxAt(slopes) }
    if (current.relaxed.bound > best.relaxed.bound) {
      best = current
      idle = 0
    } else if (++idle >= STEPS_WITHOUT_GAIN) [current, stride, idle] = [best, stride / 2, 0]
  }
  const detail = { assignment: new Uint8Array(lineCount), least: new Float64Array(lineCount) }
  return { slopes: best.slopes, relaxed: { ...relaxAt(best.slopes, detail), ...detail } }
}
