import type { Synonyms } from './synonyms.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'

/** The other names of a name: `same` mean the same, `also` are found by a search for it too. */
export type OtherNames = { same: string[]; also: string[] }
/** The other names of each name, by its `keyOf`. */
export type Names = ReadonlyMap<string, OtherNames>

/** Builds the index of a thesaurus; a name in several groups has the other names of all of them. */
export function namesOf(thesaurus: Synonyms[]): Names {
  const names = new Map<string, { same: Set<string>; also: Set<string> }>()
  const entry = (key: string) => {
    const others = names.get(key) ?? { same: new Set<string>(), also: new Set<string>() }
    names.set(key, others)
    return others
  }
  for (const { words, also = [] } of thesaurus) {
    // A key costs more than everything else here, and a group compares each of its words with all others.
    const keyed = words.map((word) => ({ key: keyOf(word), name: word.toLowerCase() }))
    for (const { key } of keyed) {
      const { same, also: broader } = entry(key)
      for (const other of keyed) if (other.key !== key) same.add(other.name)
      for (const other of also) broader.add(other.toLowerCase())
    }
    for (const name of also) entry(keyOf(name))
  }
  return new Map([...names].map(([key, { same, also }]) => [key, { same: [...same], also: [...also.difference(same)] }]))
}

/** Returns the key by which names are compared: each word plain and in the singular. */
export const keyOf = (name: string): string => wordsIn(name).map(plain).map(singular).join(' ')

/** Maps singular and plural of a word to the same text, which need not be the correct singular. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return word.replace(/(ch|sh|x|z|o|ss)es$/, '$1').replace(/s$/, '')
}
