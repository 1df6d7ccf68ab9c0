import type { Synonyms } from './synonyms.ts'
import { plain, wordsIn } from './words.ts'

/** The other names of a name: `same` mean the same, `also` are found by a search for it too. */
export type OtherNames = { same: string[]; also: string[] }
/** The other names of each name, by its `keyOf`. */
export type Names = ReadonlyMap<string, OtherNames>

/** Builds the index of a thesaurus; a name in several groups has the other names of all of them. */
export function namesOf(thesaurus: Synonyms[]): Names {
  const names = new Map<string, { same: Set<string>; also: Set<string> }>()
  const entry = (name: string) => {
    const key = keyOf(name)
    const others = names.get(key) ?? { same: new Set<string>(), also: new Set<string>() }
    names.set(key, others)
    return others
  }
  for (const { words, also = [] } of thesaurus) {
    for (const word of words) {
      const { same, also: broader } = entry(word)
      for (const other of words) if (keyOf(other) !== keyOf(word)) same.add(other.toLowerCase())
      for (const other of also) broader.add(other.toLowerCase())
    }
    also.forEach(entry)
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
