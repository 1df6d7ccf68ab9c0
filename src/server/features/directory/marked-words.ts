import type { Db } from '#server/db/db.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { type Lexemes, lexemesOf } from './lexeme-queries.ts'
import { isWithinOther } from './other-sense.ts'
import { isStemTrap } from './stem-traps.ts'
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
  /** Whether it is something else that a search for the term finds too, as cheese is by one for haloumi. */
  isRelated: boolean
}

/** A name as a sequence of words; each is compared with a word of a text. */
type Sequence = { words: string[]; isTrap: boolean; isOpen: boolean; isRelated: boolean }

/**
 * Returns what finds the terms in texts by the rules of the search itself: by any of their names, and by the stems of words. Only words that
 * begin as one of a name does can be one, so that few of a page's words are looked up.
 */
export async function hitsFinder(db: Db, { terms, head, isExact }: FoundBy, texts: string[]): Promise<(text: string) => Hit[]> {
  const names = terms.flatMap(({ own, same, also }) => [own, ...same, ...also]).flatMap(wordsIn)
  const initials = new Set(names.map(initialOf))
  const candidates = texts.flatMap((text) => textWords(text).map(({ word }) => word)).filter((word) => initials.has(initialOf(word)))
  const lexemes = await lexemesOf(db, [...new Set([...names, ...candidates])])
  const sequences = terms.map((term) => sequencesOf(lexemes, term))
  return (text) => {
    const words = textWords(text)
    const read = words.map(({ word }) => (initials.has(initialOf(word)) ? lexemes(word) : undefined))
    return terms.flatMap((term, i) => {
      const isThing = !isExact && (head === undefined || term === head)
      const found = spansOf(read, sequences[i]!)
      const meant = isThing ? found.filter((span) => !isWithinOther(term, words, span)) : found
      return meant.map(({ first, last, isRelated }) => ({ term, isRelated, from: words[first]!.from, to: words[last]!.to }))
    })
  }
}

const initialOf = (word: string): string => plain(word).charAt(0)

/** A name's sequences of words that each stand for it, and those that all have to stand somewhere. */
type Sequences = { each: Sequence[]; apart: Sequence[] }

function sequencesOf(lexemes: (word: string) => Lexemes, { own, same, also, isOpen, isLoose }: Term): Sequences {
  const sequenceOf = (name: string, { isBegun = false, isRelated = false } = {}): Sequence => {
    const isTrap = isStemTrap(name)
    return { words: wordsIn(name).map((word) => keyOfWord(lexemes(word), isTrap)), isTrap, isOpen: isBegun, isRelated }
  }
  return {
    each: [
      sequenceOf(own, { isBegun: isOpen }),
      ...same.map((name) => sequenceOf(name)),
      ...also.map((name) => sequenceOf(name, { isRelated: true })),
    ],
    apart: isLoose ? wordsIn(own).map((word) => sequenceOf(word)) : [],
  }
}

/** Where a name stands: the numbers of its first and its last word. */
type Span = { first: number; last: number; isRelated: boolean }

function spansOf(read: (Lexemes | undefined)[], { each, apart }: Sequences): Span[] {
  const found = each.flatMap((sequence) => placesOf(read, sequence))
  if (found.length > 0 || apart.length === 0) return found
  const parts = apart.map((sequence) => placesOf(read, sequence))
  return parts.every((places) => places.length > 0) ? parts.flat() : []
}

function placesOf(read: (Lexemes | undefined)[], { words, isTrap, isOpen, isRelated }: Sequence): Span[] {
  if (words.length === 0) return []
  return read.flatMap((_, at) =>
    words.every((word, i) => isWord(read[at + i], word, { isTrap, isBegun: isOpen && i === words.length - 1 }))
      ? [{ first: at, last: at + words.length - 1, isRelated }]
      : [],
  )
}

function isWord(read: Lexemes | undefined, word: string, { isTrap, isBegun }: { isTrap: boolean; isBegun: boolean }): boolean {
  if (!read) return false
  const key = keyOfWord(read, isTrap)
  return key === word || (isBegun && (key.startsWith(word) || bare(read.words).startsWith(word)))
}

/** Returns the stem of a word; of a stop word, which has none, and of a stem trap the word itself. */
const keyOfWord = ({ stems, words }: Lexemes, isTrap: boolean): string => bare(isTrap ? words : stems || words)

/** Removes the quotes around a lexeme. */
const bare = (lexeme: string): string => lexeme.replace(/^'|'$/g, '')
