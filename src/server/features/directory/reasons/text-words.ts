import { WORD } from '#server/vocabulary/words.ts'

/** A word of a text as searches read it, and where it stands; two that are beside each other have numbers beside each other, and no others. */
export type NumberedWord = { word: string; at: number; from: number; to: number }

const PLAIN = /^[A-Za-z0-9]+$/
const tidied = (word: string): string => (PLAIN.test(word) ? word : word.normalize('NFKC').replace(/['’‘`]/g, ''))

const ASCII = /^\p{ASCII}*$/u
const LETTER = /[\p{L}\p{N}\p{M}]/u
/** A letter, perhaps with an apostrophe, at the end of what comes before: what follows is not the beginning of a word. */
const IN_WORD = /[\p{L}\p{N}\p{M}]['’‘`]?$/u
const wordFrom = new RegExp(WORD.source, 'uy')

/**
 * Returns the words of a text that begin as `beginnings` says, a global expression of plain letters; no other word is read, for pages have many
 * thousand words of which a search means few.
 */
export function wordsBeginning(text: string, beginnings: RegExp): NumberedWord[] {
  const found: NumberedWord[] = []
  for (const { index: from } of withoutAccents(text).matchAll(beginnings)) {
    const before = found.at(-1)
    if ((before && from < before.to) || IN_WORD.test(text.slice(Math.max(0, from - 2), from))) continue
    wordFrom.lastIndex = from
    const own = wordFrom.exec(text)?.[0]
    if (own === undefined) continue
    const isBeside = before !== undefined && !LETTER.test(text.slice(before.to, from))
    found.push({ word: tidied(own), from, to: from + own.length, at: before ? before.at + (isBeside ? 1 : 2) : 0 })
  }
  return found
}

/** Replaces letters by those without accents, where that leaves every other one in its place. */
const withoutAccents = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/\P{ASCII}/gu, (letter) => oneOf(letter.normalize('NFKD').replace(/\p{M}/gu, '')) ?? letter)
const oneOf = (letters: string) => (letters.length === 1 ? letters : undefined)

/** Letters that so many words take at most, with what is between them. */
const lettersOf = (words: number) => 30 * words

/** Returns the words of a part of a text, with at most so many before it and from its first one on. */
export function wordsAround(text: string, from: number, { before, after }: { before: number; after: number }) {
  const ahead = wordsOf(text.slice(Math.max(0, from - lettersOf(before)), from)).slice(-before)
  return { words: [...ahead, ...wordsOf(text.slice(from, from + lettersOf(after)), after)], first: ahead.length }
}

/** Returns the first words of a text. */
const wordsOf = (text: string, most = Infinity): string[] => Array.from(text.matchAll(WORD).take(most), ([own]) => tidied(own))
