import type { Entry } from './entry.ts'
import { lookUp } from './vocabulary.ts'

/** Generations from a kind of goods to what it is a kind of; in terms that somebody added, a kind may be one of itself. */
const DEEPEST = 4

/** Returns the terms of which an entry is a kind, the nearest first: of smoked salmon salmon and fish. */
export function ancestorsOf({ parent }: Entry, generations = DEEPEST): string[] {
  if (parent === null || generations === 0) return []
  const above = lookUp(parent)
  return [parent, ...(above ? ancestorsOf(above, generations - 1) : [])]
}
