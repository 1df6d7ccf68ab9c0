import { itemAt } from '#shared/item-at.ts'

const HOUR_MS = 3_600_000

/**
 * Returns who has the `places` of a page at a time. An hour has one order, and the pages after the first go on in it until everybody has had a
 * place. Over as many hours as there are candidates, each of them has every place of the first page exactly once; each such round has an
 * order of its own, so that nobody always has the same hour of the day.
 */
export function featuredTurn(candidates: readonly number[], { now, page, places }: { now: Date; page: number; places: number }): number[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const round = Math.floor(hour / candidates.length)
  const shuffled = candidates.map((id) => ({ id, rank: mixed(id, round) })).toSorted((a, b) => a.rank - b.rank || a.id - b.id)
  const passed = (page - 1) * places
  const shown = Math.max(0, Math.min(places, candidates.length - passed))
  // The remainder is an index.
  return Array.from({ length: shown }, (_, place) => itemAt(shuffled, ((hour % candidates.length) + passed + place) % candidates.length).id)
}

/** Returns a number that looks random but is always the same for an id and a round (the finalizer of MurmurHash3). */
function mixed(id: number, round: number): number {
  let bits = Math.imul(id, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
