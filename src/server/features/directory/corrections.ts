import type { Db } from '#server/db/db.ts'
import { nearestTo } from './edit-distance.ts'
import { searchQueryOf, termQueriesOf } from './search-terms.ts'
import { isWord } from './terms.ts'
import type { SearchTerms } from './parse-search.ts'
import { type WordMatch, lookUpWords, suppliersWith } from './word-queries.ts'
import { pluralOf } from '#server/vocabulary/plural-of.ts'
import { isTradeWord, tradeWordsFrom } from '#server/vocabulary/vocabulary.ts'
import { plain, WORD } from '#server/vocabulary/words.ts'

/** The most likely correction of each mistyped word, by its plain spelling. */
export type Corrections = ReadonlyMap<string, string>

/** The words that can be corrected: shorter ones have too many neighbours, longer ones are not typed. */
const CORRECTABLE = /^[a-z]{3,24}$/

/**
 * Returns a correction for each unknown word, which no supplier uses and which is neither a trade nor an English word. The correction is
 * the nearest word that suppliers use or the trade knows; of equally near ones, the one that most suppliers use.
 */
export const correctionsIn = async (db: Db, query: SearchTerms): Promise<Corrections> => correctionsOf(db, await unknownIn(db, query))

/** The same for words that `unknownIn` has returned. */
export const correctionsOf = async (db: Db, unknown: WordMatch[]): Promise<Corrections> =>
  unknown.length === 0 ? new Map() : nearestWords(db, unknown)

/** Returns the words of a search that no supplier uses and that are neither trade nor English words. */
export async function unknownIn(db: Db, query: SearchTerms): Promise<WordMatch[]> {
  const doubtful = query.terms.filter(({ own }) => CORRECTABLE.test(plain(own)) && !isWord(own))
  if (doubtful.length === 0) return []
  // Fills the cache of lexemes for the whole search with one query.
  await searchQueryOf(db, query)
  const words = doubtful.map(({ own }) => plain(own))
  const found = await lookUpWords(db, words, await termQueriesOf(db, doubtful))
  return found.filter(({ isKnown }) => !isKnown)
}

/** Returns the text with its mistyped words corrected, and all else as it was typed. */
export const withCorrections = (text: string, corrections: Corrections): string =>
  text.replace(WORD, (word) => corrections.get(plain(word.replace(/['’‘`]/g, ''))) ?? word)

async function nearestWords(db: Db, unknown: WordMatch[]): Promise<Corrections> {
  const nearest = unknown.map(({ word, alike }) => [word, nearestTo(word, [...alike, ...tradeWordsLike(word)])] as const)
  // A trade word without an equally near rival needs no count.
  const doubtful = nearest.flatMap(([, words]) => (words.length === 1 && words.every(isTradeWord) ? [] : words))
  const users = doubtful.length > 0 ? await suppliersWith(db, [...new Set(doubtful)]) : []
  const suppliers = new Map(users.map((found) => [found.word, found.suppliers]))
  const usersOf = (word: string) => suppliers.get(word) ?? 0
  // A word that no supplier uses any more is not a correction, unless it is a trade word.
  const isUsable = (word: string) => isTradeWord(word) || usersOf(word) > 0
  const corrections = new Map<string, string>()
  for (const [word, words] of nearest) {
    const [best] = words.filter(isUsable).toSorted((a, b) => usersOf(b) - usersOf(a))
    if (best) corrections.set(word, best)
  }
  return corrections
}

/** Returns trade words of similar length; for a typed plural their plurals are included. */
const tradeWordsLike = (typed: string) =>
  tradeWordsFrom(typed.charAt(0))
    .filter((word) => Math.abs(word.length - typed.length) <= 2)
    .flatMap((word) => (typed.endsWith('s') && !word.endsWith('s') ? [word, pluralOf(word)] : [word]))
