import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { areOneName, builtInEntries, isOwnWord } from './vocabulary.ts'

type Name = { name: string; words: string[]; entry: Entry }

/** Names are looked at up to this many for an entry; shorter ones are written more often. */
const MAX_NAMES = 60

let byWord: Map<string, Name[]> | undefined

/** Returns the names of several words that hold a word, by its key. */
const namesWith = (word: string): Name[] => (byWord ??= builtInEntries().reduce(addNames, new Map())).get(word) ?? []

function addNames(names: Map<string, Name[]>, entry: Entry): Map<string, Name[]> {
  for (const name of [entry.term, ...entry.synonyms]) {
    const words = keyOf(name).split(' ')
    if (words.length < 2) continue
    for (const each of words) {
      const known = names.get(each)
      if (known) known.push({ name, words, entry })
      else names.set(each, [{ name, words, entry }])
    }
  }
  return names
}

const following = new Map<string, ReadonlySet<string>>()

/** Returns the words that stand after a word in any built-in name. */
function wordsAfter(word: string): ReadonlySet<string> {
  const known = following.get(word)
  if (known) return known
  const after = new Set(namesWith(word).flatMap(({ words }) => words.filter((_, i) => words[i - 1] === word)))
  // Of words that are in no name there is no end.
  if (after.size > 0) following.set(word, after)
  return after
}

/** Returns whether two words, given by their keys, may stand beside each other in a name, or be one together, as "butter milk" is buttermilk. */
export const areBesideInName = (word: string | undefined, next: string | undefined): boolean =>
  word !== undefined && next !== undefined && ((isOwnWord(word) && isOwnWord(next)) || wordsAfter(word).has(next) || areOneName(word, next))

/**
 * Returns the names of other things in which the name of an entry is but a part: "lemon myrtle" and "lemon tree" for a lemon, "low
 * sugar" for sugar, but no kind of the thing itself, such as "brown sugar".
 */
export function namesOfOthersWith(entry: Entry): string[] {
  const others = [entry.term, ...entry.synonyms].flatMap((name) => {
    const own = keyOf(name).split(' ')
    return namesWith(own[0] ?? '').filter(
      (other) => other.entry.term !== entry.term && other.entry.parent !== entry.term && isPartOf(own, other),
    )
  })
  const shortestFirst = others.toSorted((a, b) => a.words.length - b.words.length)
  return [...new Set(shortestFirst.map(({ name }) => name))].slice(0, MAX_NAMES)
}

/** Returns whether words stand in a name without deciding what it is: before its last word, or anywhere in a quality. */
function isPartOf(own: string[], { words, entry }: Name): boolean {
  const last = words.length - own.length
  const at = words.findIndex((_, i) => own.every((word, k) => words[i + k] === word))
  return at >= 0 && words.length > own.length && (at < last || entry.kind === 'quality')
}
