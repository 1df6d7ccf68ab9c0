import type { Term } from '#server/features/directory/dictionary/terms.ts'
import { ancestorsOf } from '#server/vocabulary/ancestors.ts'
import { type Entry, isBroad } from '#server/vocabulary/entry.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { MAX_NAME_LENGTH } from '#server/vocabulary/name-index.ts'
import { areBesideInName } from '#server/vocabulary/names-around.ts'
import { lookUp, termAt } from '#server/vocabulary/vocabulary.ts'
import { wordsAround } from './text-words.ts'

/** Words around another one with which it may be the name of something else. */
const AROUND = { before: 3, after: MAX_NAME_LENGTH }

/** Whether so many words of a text, from a place on, are part of the name of something else. */
type IsOther = (text: string, from: number, length: number) => boolean

/**
 * Returns what tells whether words of a text that name a term are part of the name of something else: the lemon of "lemon myrtle tea", the
 * coffee of "coffee cups", the sugar of "low sugar". A kind of the thing is no other: "lemon wedges", "chicken schnitzel". Undefined for what
 * is in no such name.
 */
export function otherSenseOf({ own }: Term): IsOther | undefined {
  const entry = lookUp(own)
  if (!entry || isBroad(entry)) return undefined
  return (text, from, length) => mayBeWithin(text, from, length) && isWithinOther(entry, wordsAround(text, from, AROUND), length)
}

/** Returns whether any name goes on before or after these words. Of most words of a text none does. */
function mayBeWithin(text: string, from: number, length: number): boolean {
  const { words, first } = wordsAround(text, from, { before: 1, after: length + 1 })
  const keys = keysOf(words)
  return [first - 1, first + length - 1].some((at) => areBesideInName(keys[at], keys[at + 1]))
}

function isWithinOther(entry: Entry, { words, first }: { words: string[]; first: number }, length: number): boolean {
  const keys = keysOf(words)
  const last = first + length - 1
  for (let at = 0; at <= first; at++) {
    const found = termAt(keys, at)
    if (!found) continue
    const end = at + found.length - 1
    const isLonger = end >= last && (at < first || end > last)
    // The last word of a name says what it is, but of a quality none does.
    if (isLonger && (end > last || found.entry.kind === 'quality') && !isKindOf(found.entry, entry)) return true
  }
  return false
}

/**
 * Returns whether one entry is the other or a kind of it, as it is in the same group of goods. What no category lists as its own is in
 * groups so broad, with rice and rice flour, that it also has to be said.
 */
function isKindOf(one: Entry, other: Entry): boolean {
  if (one.term === other.term) return true
  if (one.kind === 'quality' || one.group !== other.group) return false
  return one.category !== null || ancestorsOf(one).includes(other.term)
}
