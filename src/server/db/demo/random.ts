import { itemAt } from '#shared/item-at.ts'

/** A stream of numbers from 0 up to 1. */
export type Random = () => number

/** Returns the same stream for the same seed, on every machine: mulberry32, started from an FNV-1a hash. */
export function seededRandom(seed: string): Random {
  let state = 2166136261
  // A character has a code point.
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `from` to `to`, both included. */
export const wholeNumber = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

/** A copy in another order (Fisher and Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = wholeNumber(random, 0, last)
    // Neither number is beyond the last.
    ;[order[last], order[other]] = [itemAt(order, other), itemAt(order, last)]
  }
  return order
}
