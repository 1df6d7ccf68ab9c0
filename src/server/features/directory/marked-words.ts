import type { Db } from '#server/db/db.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { lexemesOf } from './lexeme-queries.ts'
import { keysOfLexemes, namesFinder, type WordKeys } from './name-sequences.ts'
import { isWithinOther } from './other-sense.ts'
import type { Term } from './terms.ts'
import { textWords } from './text-words.ts'

/** What a supplier was found by. */
export type FoundBy = {
  terms: Term[]
  /** The term without which nothing is a reason; where there is none, each of them is one. */
  head?: Term | undefined
  /** Whether words count that are part of the name of something else, as the lemon of "lemon myrtle". */
  isExact?: boolean | undefined
}

/** Where a text names a term. */
export type Hit = {
  term: Term
  from: number
  to: number
  /** Whether it is only nearly the term or a kind of it, as tiger prawns are of prawns. */
  isRelated: boolean
}

/**
 * Returns what finds the terms in texts by the rules of the search itself: by any of their names, and by the stems of words. Only words that
 * begin as one of a name does can be one, so that few of a page's words are looked up. Each text is split into words once.
 */
export async function hitsFinder(db: Db, { terms, head, isExact }: FoundBy, texts: string[]): Promise<(text: string) => Hit[]> {
  const names = terms.flatMap(({ own, same, also }) => [own, ...same, ...also]).flatMap(wordsIn)
  const initials = new Set(names.map(initialOf))
  const wordsByText = new Map(texts.map((text) => [text, textWords(text)]))
  const looked = new Set(names)
  for (const words of wordsByText.values()) for (const { word } of words) if (initials.has(initialOf(word))) looked.add(word)
  const lexemes = await lexemesOf(db, [...looked])
  const keys = new Map<string, WordKeys>()
  for (const word of looked) keys.set(word, keysOfLexemes(lexemes(word)))
  // All words of names have been looked up.
  const finders = terms.map((term) => ({ term, find: namesFinder((word) => keys.get(word)!, term) }))
  return (text) => {
    const words = wordsByText.get(text) ?? []
    const read = words.map(({ word }) => keys.get(word))
    return finders.flatMap(({ term, find }) => {
      const isThing = !isExact && (head === undefined || term === head)
      return find(read)
        .filter((span) => !isThing || !isWithinOther(term, words, span))
        .map(({ first, last, isRelated }) => ({ term, isRelated, from: words[first]!.from, to: words[last]!.to }))
    })
  }
}

/** Returns the first letter of a word in its plain spelling. */
function initialOf(word: string): string {
  const first = word.charAt(0)
  return first < '\u0080' ? first.toLowerCase() : plain(word).charAt(0)
}
