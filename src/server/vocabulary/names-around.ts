import type { Entry } from './entry.ts'
import { keyOf } from './key-of.ts'
import { builtInEntries } from './vocabulary.ts'

type Name = { name: string; words: string[]; entry: Entry }

/** Names are looked at up to this many for an entry; shorter ones are written more often. */
const MOST = 60

let byWord: Map<string, Name[]> | undefined

/** Returns the names of several words that hold a word, by its key. */
function namesWith(word: string): Name[] {
  if (!byWord) {
    byWord = new Map()
    for (const entry of builtInEntries())
      for (const name of [entry.term, ...entry.synonyms]) {
        const words = keyOf(name).split(' ')
        if (words.length < 2) continue
        for (const each of words) {
          const names = byWord.get(each) ?? []
          names.push({ name, words, entry })
          byWord.set(each, names)
        }
      }
  }
  return byWord.get(word) ?? []
}

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
  return [...new Set(shortestFirst.map(({ name }) => name))].slice(0, MOST)
}

/** Whether words stand in a name without deciding what it is: before its last word, or anywhere in a quality. */
function isPartOf(own: string[], { words, entry }: Name): boolean {
  const last = words.length - own.length
  const at = words.findIndex((_, i) => own.every((word, k) => words[i + k] === word))
  return at >= 0 && words.length > own.length && (at < last || entry.kind === 'quality')
}
