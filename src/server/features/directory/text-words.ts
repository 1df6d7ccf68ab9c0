import { WORD } from '#server/vocabulary/words.ts'

/** A word of a text as searches read it, and where it stands. */
export type TextWord = { word: string; from: number; to: number }

/** Returns the words of a text with their places. */
export const textWords = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: own, index }) => ({
    word: own.normalize('NFKC').replace(/['’‘`]/g, ''),
    from: index,
    to: index + own.length,
  }))
