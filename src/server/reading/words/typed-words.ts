import { keysOf } from '#server/vocabulary/key-of.ts'
import type { Span } from './parts.ts'

/** A word as typed, with its place in the text. */
export type TypedWord = Span & {
  text: string
  /** Lower case, without apostrophes: "who's" is "whos". */
  lower: string
  /** By which names are compared. */
  key: string
  /** Whether a sign before it ends a name or an item: "milk, bread". */
  isApart: boolean
}

/** Characters that are read; what is beyond is not. */
export const MAX_CHARACTERS = 2000

/** A word, a shortened name, or a sign that means "and". "5kgMushroom" are two words. */
const WORD =
  /\d+(?:kg|g|ml|[Ll])(?=\p{Lu}\p{Ll})|(?:\p{L}\.){2,}|(?:[\p{L}\p{N}\p{M}]|(?<=[\p{L}\p{N}\p{M}])['’‘`](?=[\p{L}\p{N}\p{M}]))+|&/gu
const APART = /[,;:+()[\]?!\n\r|•]|\.(?=\s)|\s[-–—](?=\s)/

/** Returns the words of a text in order. */
export function wordsOf(text: string): TypedWord[] {
  let end = 0
  return [...text.slice(0, MAX_CHARACTERS).matchAll(WORD)].map(({ 0: word, index }) => {
    const isApart = APART.test(text.slice(end, index + 1))
    end = index + word.length
    const lower =
      word === '&'
        ? 'and'
        : word
            .normalize('NFKC')
            .toLowerCase()
            .replace(/['’‘`]/g, '')
    return { from: index, to: end, text: word, lower, key: keysOf([lower])[0] ?? lower, isApart }
  })
}
