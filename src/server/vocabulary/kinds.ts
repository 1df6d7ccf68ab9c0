import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { lookUp } from './vocabulary.ts'

/** Generations from a kind of goods to what it is a kind of. */
const DEEPEST = 4

/** Whether an entry is another one or a kind of it: skim milk is milk. Oat milk, of another group, is none, and neither is a milk crate. */
export function isKindOf(one: Entry, other: Entry): boolean {
  if (one.term === other.term) return true
  if (one.group !== other.group || isMadeFor(one, other)) return false
  return isBelow(one, other.term)
}

/** Whether a name has another one in it and is something else by its last noun: "milk crate". */
const isMadeFor = ({ term, head }: Entry, other: Entry): boolean =>
  head !== other.head && keyOf(term).split(' ').includes(keyOf(other.head))

function isBelow({ parent }: Entry, term: string, generations = DEEPEST): boolean {
  if (parent === null || generations === 0) return false
  const above = lookUp(parent)
  return parent === term || (above !== undefined && isBelow(above, term, generations - 1))
}
