import { WORD } from '#server/vocabulary/words.ts'

/** A word of a text as searches read it, and where it stands. */
export type TextWord = { word: string; from: number; to: number }

const PLAIN = /^[A-Za-z0-9]+$/

/** Returns the words of a text with their places. */
export const textWords = (text: string): TextWord[] =>
  Array.from(text.matchAll(WORD), ({ 0: own, index }) => ({ word: tidied(own), from: index, to: index + own.length }))

const tidied = (word: string): string => (PLAIN.test(word) ? word : word.normalize('NFKC').replace(/['’‘`]/g, ''))
