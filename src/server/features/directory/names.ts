import type { Synonyms } from './synonyms.ts'
import { plain, wordsIn } from './words.ts'

/** What else a name goes by, and what a search for it takes as well. */
export type OtherNames = { same: string[]; also: string[] }
/** By the spelling of `keyOf`. */
export type Names = ReadonlyMap<string, OtherNames>

/** A name in several groups goes by what all of them say. */
export function namesOf(thesaurus: Synonyms[]): Names {
  const names = new Map<string, { same: Set<string>; also: Set<string> }>()
  const entry = (name: string) => names.get(keyOf(name)) ?? names.set(keyOf(name), { same: new Set(), also: new Set() }).get(keyOf(name))!
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

/** The spelling that names are compared in: each word plain and in the singular. */
export const keyOf = (name: string): string => wordsIn(name).map(plain).map(singular).join(' ')

/** Not grammar: the spellings of one word come out alike, and that is all. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return word.replace(/(ch|sh|x|z|o|ss)es$/, '$1').replace(/s$/, '')
}
