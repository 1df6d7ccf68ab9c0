import type { Db } from '#server/db/db.ts'
import { lexemesOf } from '#server/features/directory/dictionary/lexeme-queries.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { required } from '#shared/required.ts'
import { keysOfLexemes, namesFinder, type WordKeys } from './name-sequences.ts'
import { otherSenseOf } from './other-sense.ts'
import { type NumberedWord, wordsBeginning } from './text-words.ts'

/** What a supplier was found by. */
export type FoundBy = {
  terms: Term[]
  /** The term without which nothing is a reason; where there is none, each of them is one. */
  head?: Term | undefined
  /** Whether words count that are part of the name of something else, as the lemon of "lemon myrtle". */
  isExact?: boolean | undefined
  /** What is looked for, where the trade has a word for it. */
  goods?: { entry: Entry } | undefined
}

/** Where a text names a term. */
export type Hit = {
  term: Term
  from: number
  to: number
  /** Whether it is only nearly the term or a kind of it, as tiger prawns are of prawns. */
  isRelated: boolean
}

/** Finds the terms in texts, whose words it learns before. */
export type HitsFinder = { learn(texts: Iterable<string>): Promise<void>; hitsIn(text: string): Hit[] }

/**
 * Returns what finds the terms in texts by the rules of the search itself: by any of their names, and by the stems of words. Only words that
 * begin as one of a name does can be one, so that few of a page's words are looked up.
 */
export async function hitsFinder(db: Db, { terms, head, isExact }: FoundBy): Promise<HitsFinder> {
  const keys = new Map<string, WordKeys>()
  const lookUp = async (words: Iterable<string>) => {
    const unknown = [...new Set(words)].filter((word) => !keys.has(word))
    const lexemes = await lexemesOf(db, unknown)
    for (const word of unknown) keys.set(word, keysOfLexemes(lexemes(word)))
  }
  const names = [...new Set(terms.flatMap(({ own, same, also }) => [own, ...same, ...also]).flatMap(wordsIn))]
  await lookUp(names)
  // All words of names have been looked up.
  const keysOf = (word: string) => required(keys.get(word), 'The keys of a word')
  const beginnings = beginningsOf(names.map(keysOf))
  const finders = terms.map((term) => {
    const isThing = !isExact && (head === undefined || term === head)
    return { term, find: namesFinder(keysOf, term), isOther: isThing ? otherSenseOf(term) : undefined }
  })
  const split = new Map<string, NumberedWord[]>()
  return {
    async learn(texts) {
      const unread = [...new Set(texts)].filter((text) => !split.has(text))
      const words = unread.map((text) => [text, wordsBeginning(text, beginnings)] as const)
      for (const [text, ofText] of words) split.set(text, ofText)
      await lookUp(words.flatMap(([, ofText]) => ofText.map(({ word }) => word)))
    },
    hitsIn(text) {
      const words = split.get(text) ?? []
      if (words.length === 0) return []
      const likely = new Map(words.map(({ at, word }) => [at, keysOf(word)]))
      const places = new Map(words.map((word) => [word.at, word]))
      return finders.flatMap(({ term, find, isOther }) =>
        find(likely).flatMap(({ first, last, isRelated }) => {
          // A span begins and ends at likely words.
          const [{ from }, { to }] = [required(places.get(first), 'The place of a word'), required(places.get(last), 'The place of a word')]
          return isOther?.(text, from, last - first + 1) ? [] : [{ term, from, to, isRelated }]
        }),
      )
    },
  }
}

/** Letters by which words are told apart; a stem may differ from its word in so many of its last ones. */
const MAX_BEGINNING_LENGTH = 4
const STEM_MAY_DIFFER = 2

/** Returns how words begin that may be one of a name: as its stem without the end, which stands for another one in some words. */
function beginningsOf(names: WordKeys[]): RegExp {
  const beginningOf = (key: string) => key.slice(0, Math.max(1, Math.min(MAX_BEGINNING_LENGTH, key.length - STEM_MAY_DIFFER)))
  const all = [...new Set(names.flatMap(({ stem, word }) => [beginningOf(stem), beginningOf(word)]))].filter((text) => text !== '')
  // A text without a name has no beginning of one.
  return all.length === 0 ? /(?!)/g : new RegExp(all.map((beginning) => RegExp.escape(beginning)).join('|'), 'gi')
}
