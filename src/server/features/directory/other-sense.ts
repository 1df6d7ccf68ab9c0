import { ancestorsOf } from '#server/vocabulary/ancestors.ts'
import { type Entry, isBroad } from '#server/vocabulary/entry.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { LONGEST_NAME } from '#server/vocabulary/name-index.ts'
import { lookUp, termAt } from '#server/vocabulary/vocabulary.ts'
import type { Term } from './terms.ts'
import type { TextWord } from './text-words.ts'

/** Words before another one with which they may be the name of something else. */
const BEFORE = 3

/**
 * Returns whether words of a text are part of the name of something else than what a term names: the lemon of "lemon myrtle tea", the coffee of
 * "coffee cups", the sugar of "low sugar". A kind of the thing is no other: "lemon wedges", "chicken schnitzel".
 */
export function isWithinOther({ own }: Term, words: readonly TextWord[], { first, last }: { first: number; last: number }): boolean {
  const entry = lookUp(own)
  if (!entry || isBroad(entry)) return false
  const begin = Math.max(0, first - BEFORE)
  const keys = keysOf(words.slice(begin, first + LONGEST_NAME).map(({ word }) => word))
  for (let at = begin; at <= first; at++) {
    const found = termAt(keys, at - begin)
    if (!found) continue
    const end = at + found.length - 1
    const isLonger = end >= last && (at < first || end > last)
    // The last word of a name says what it is, but of a quality none does.
    if (isLonger && (end > last || found.entry.kind === 'quality') && !isKindOf(found.entry, entry)) return true
  }
  return false
}

/**
 * Whether one entry is the other or a kind of it, as it is in the same group of goods. What no category lists as its own is in groups so broad,
 * with rice and rice flour, that it also has to be said.
 */
function isKindOf(one: Entry, other: Entry): boolean {
  if (one.term === other.term) return true
  if (one.kind === 'quality' || one.group !== other.group) return false
  return one.category !== null || ancestorsOf(one).includes(other.term)
}
