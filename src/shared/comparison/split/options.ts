import { itemAt } from '#shared/item-at.ts'
import type { Objective } from './objective.ts'
import type { Problem } from './problem.ts'

/** The lines and some sellers as flat arrays, because they are gone through very often. What is of a seller and a line is at `seller × lines + line`. */
export type Grid = {
  members: readonly number[]
  lineCount: number
  weights: Float64Array
  costs: Float64Array
  isTaxable: Uint8Array
}
/** Where each line may still go: 1 at each seller and line. */
export type Options = Uint8Array
/** What is certain of each seller's order, and what it can be at the most. */
export type Rooms = { low: Float64Array; high: Float64Array; taxable: Float64Array; isSold: Uint8Array }

export function gridOf({ sellers, lineCount }: Problem, { weights }: Objective, members: readonly number[]): Grid {
  const size = members.length * lineCount
  const grid = { weights: new Float64Array(size), costs: new Float64Array(size), isTaxable: new Uint8Array(size) }
  for (const [member, seller] of members.entries()) {
    const { costs, isTaxable } = itemAt(sellers, seller)
    grid.weights.set(itemAt(weights, seller), member * lineCount)
    grid.costs.set(costs, member * lineCount)
    for (let line = 0; line < lineCount; line++) grid.isTaxable[member * lineCount + line] = isTaxable[line] ? 1 : 0
  }
  return { members, lineCount, ...grid }
}

/** Returns every option that there is. */
export const allOptions = ({ costs }: Grid): Options => Uint8Array.from(costs, (cost) => (cost < Infinity ? 1 : 0))

export function choicesOf({ members, lineCount }: Grid, options: Options, line: number): number[] {
  return [...members.keys()].filter((member) => options[member * lineCount + line] === 1)
}

/** Returns the options with one choice for a line. */
export function withChoice({ members, lineCount }: Grid, options: Options, line: number, choice: number): Options {
  const left = options.slice()
  for (let member = 0; member < members.length; member++) if (member !== choice) left[member * lineCount + line] = 0
  return left
}

export function roomsOf({ members, lineCount, costs, isTaxable }: Grid, options: Options): Rooms {
  const count = members.length
  const [low, high, taxable] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const [cheapest, isSold, isCertain] = [new Float64Array(count).fill(Infinity), new Uint8Array(count), new Uint8Array(count)]
  for (let line = 0; line < lineCount; line++) {
    let choices = 0
    for (let at = line; at < options.length; at += lineCount) choices += options[at]!
    for (let member = 0, at = line; member < count; member++, at += lineCount) {
      if (options[at] === 0) continue
      const cost = costs[at]!
      isSold[member] = 1
      high[member]! += cost
      if (choices > 1) cheapest[member] = Math.min(cheapest[member]!, cost)
      else {
        low[member]! += cost
        isCertain[member] = 1
        if (isTaxable[at] === 1) taxable[member]! += cost
      }
    }
  }
  for (let member = 0; member < count; member++) if (isCertain[member] === 0) low[member] = cheapest[member]!
  return { low, high, taxable, isSold }
}
