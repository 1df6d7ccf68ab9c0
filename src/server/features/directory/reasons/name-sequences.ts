import type { Lexemes } from '#server/features/directory/dictionary/lexeme-queries.ts'
import { isStemTrap } from '#server/features/directory/dictionary/stem-traps.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { itemAt } from '#shared/item-at.ts'

/** A word of a text, as it is compared with one of a name: by its stem, or unstemmed; of a stop word, which has no stem, both are the word. */
export type WordKeys = { stem: string; word: string }

/** Where a name stands: the numbers of its first and its last word. */
export type Span = { first: number; last: number; isRelated: boolean }

/** A name as a sequence of keys of words. That of an open one may be the beginning of a longer word. */
type Sequence = { words: string[]; isTrap: boolean; isOpen: boolean; isRelated: boolean }

export function keysOfLexemes({ stems, words }: Lexemes): WordKeys {
  return { stem: bare(stems || words), word: bare(words) }
}

/** Removes the quotes around a lexeme. */
const bare = (lexeme: string): string => lexeme.replace(/^'|'$/g, '')

const keyBy = ({ stem, word }: WordKeys, { isTrap }: Sequence): string => (isTrap ? word : stem)

/** The words of a text that may be part of a name, by their numbers, in their order. */
type LikelyWords = ReadonlyMap<number, WordKeys>

/**
 * Returns what finds the names of a term among the likely words of a text. Names are looked up by their first word, because goods have dozens
 * of them.
 */
export function namesFinder(keysOf: (word: string) => WordKeys, { own, same, also, isOpen, isLoose }: Term) {
  const sequenceOf = (name: string, { isBegun = false, isRelated = false } = {}): Sequence => {
    const isTrap = isStemTrap(name)
    const words = wordsIn(name).map((word) => (isTrap ? keysOf(word).word : keysOf(word).stem))
    return { words, isTrap, isOpen: isBegun, isRelated }
  }
  const each = finderOf([
    sequenceOf(own, { isBegun: isOpen }),
    ...same.map((name) => sequenceOf(name)),
    ...also.map((name) => sequenceOf(name, { isRelated: true })),
  ])
  const apart = isLoose ? wordsIn(own).map((word) => finderOf([sequenceOf(word)])) : []
  return (text: LikelyWords): Span[] => {
    const found = each(text)
    if (found.length > 0 || apart.length === 0) return found
    const parts = apart.map((finder) => finder(text))
    return parts.every((spans) => spans.length > 0) ? parts.flat() : []
  }
}

/** Returns what finds any of several sequences. */
function finderOf(sequences: Sequence[]): (text: LikelyWords) => Span[] {
  const filled = sequences.filter(({ words }) => words.length > 0)
  const isBegunAtOnce = ({ words, isOpen }: Sequence) => isOpen && words.length === 1
  const begun = filled.filter(isBegunAtOnce)
  const byFirst = Map.groupBy(
    filled.filter((sequence) => !isBegunAtOnce(sequence)),
    ({ words }) => itemAt(words, 0),
  )
  const likelyAt = ({ stem, word }: WordKeys) => [
    ...begun,
    ...(byFirst.get(stem) ?? []),
    ...(stem === word ? [] : (byFirst.get(word) ?? [])),
  ]
  return (text) =>
    [...text].flatMap(([first, keys]) =>
      likelyAt(keys)
        .filter((sequence) => standsAt(text, first, sequence))
        .map(({ words, isRelated }) => ({ first, last: first + words.length - 1, isRelated })),
    )
}

function standsAt(text: LikelyWords, first: number, sequence: Sequence): boolean {
  return sequence.words.every((word, i) => {
    const keys = text.get(first + i)
    if (!keys) return false
    const key = keyBy(keys, sequence)
    const mayBeBegun = sequence.isOpen && i === sequence.words.length - 1
    return key === word || (mayBeBegun && (key.startsWith(word) || keys.word.startsWith(word)))
  })
}
