import { ancestorsOf } from './ancestors.ts'
import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { lookUp } from './vocabulary.ts'

/**
 * Returns whether an entry is another one or a kind of it: skim milk is milk. Oat milk, of another group, is none, and neither is a milk
 * crate.
 */
export function isKindOf(one: Entry, other: Entry): boolean {
  if (one.term === other.term) return true
  if (isMadeFor(one, other)) return false
  return isWhole(other, one) || (one.group === other.group && ancestorsOf(one).includes(other.term))
}

/**
 * Returns whether an entry stands for the whole group of another one: "coffee beans", for which people say "coffee" and "beans" too, are a
 * group of house blends and single origins. Milk has a group of its own, and is not the one of plant milk.
 */
function isWhole(entry: Entry, { group, category }: Entry): boolean {
  const whole = lookUp(group)
  if (!whole || keyOf(whole.term) !== keyOf(group) || entry.category !== category) return false
  if (entry.term === whole.term) return true
  return keyOf(whole.term).split(' ').includes(keyOf(entry.term)) && lookUp(entry.group) !== entry
}

/** Returns whether a name has another one in it and is something else by its last noun: "milk crate". */
const isMadeFor = ({ term, head }: Entry, other: Entry): boolean =>
  head !== other.head && keyOf(term).split(' ').includes(keyOf(other.head))
