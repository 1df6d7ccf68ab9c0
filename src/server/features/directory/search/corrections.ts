import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/db.ts'
import { nearestTo } from '#server/features/directory/dictionary/edit-distance.ts'
import { isWord, type Term } from '#server/features/directory/dictionary/terms.ts'
import { type WordMatch, lookUpWords, suppliersWith } from '#server/features/directory/dictionary/word-queries.ts'
import { wordsOfRanges } from '#server/features/directory/ranges/range-queries.ts'
import { searchQueryOf, termQueriesOf } from './search-terms.ts'
import type { SearchTerms } from './parse-search.ts'
import { pluralOf } from '#server/vocabulary/plural-of.ts'
import { isTradeWord, tradeWordsFrom } from '#server/vocabulary/vocabulary.ts'
import { plain, WORD } from '#server/vocabulary/words.ts'

/** The most likely correction of each mistyped word, by its plain spelling. */
export type Corrections = ReadonlyMap<string, string>

/** The words that can be corrected: shorter ones have too many neighbours, longer ones are not typed. */
const CORRECTABLE = /^[a-z]{3,24}$/

/** Words of a search that no supplier uses and that are neither trade nor English words, and the corrections of those that have one. */
export type UnknownWords = { words: string[]; corrections: Corrections }

const NONE: UnknownWords = { words: [], corrections: new Map() }

/** What searches have found is good for as long as their words may wait to be counted. */
const LATELY_MS = 10_000
const MAX_LATELY = 500
const lately = new WeakMap<Db, LRUCache<string, UnknownWords>>()

/**
 * Returns a correction for each unknown word, which no supplier uses, not in a price list that it shows either, and which is neither a trade
 * nor an English word. The correction is the nearest word that suppliers use or the trade knows; of equally near ones, the one that most suppliers use.
 */
export const correctionsIn = async (db: Db, query: SearchTerms): Promise<Corrections> =>
  (await lookUp(db, query, doubtfulIn(query))).corrections

/** Returns the unknown words of a search, as one has found them a moment ago, else by looking them up. */
export async function unknownIn(db: Db, query: SearchTerms): Promise<UnknownWords> {
  const doubtful = doubtfulIn(query)
  return lately.get(db)?.get(keyOfTerms(doubtful)) ?? lookUp(db, query, doubtful)
}

const doubtfulIn = ({ terms }: SearchTerms): Term[] => terms.filter(({ own }) => CORRECTABLE.test(plain(own)) && !isWord(own))

/** Words that nobody knows have no other names, so that these tell the terms apart. */
const keyOfTerms = (doubtful: Term[]): string => doubtful.map(({ own, isOpen }) => own + (isOpen ? '*' : '')).join(' ')

async function lookUp(db: Db, query: SearchTerms, doubtful: Term[]): Promise<UnknownWords> {
  if (doubtful.length === 0) return NONE
  // Fills the cache of lexemes for the whole search with one query.
  await searchQueryOf(db, query)
  const words = doubtful.map(({ own }) => plain(own))
  const unused = (await lookUpWords(db, words, await termQueriesOf(db, doubtful))).filter(({ isKnown }) => !isKnown)
  const listed =
    unused.length === 0
      ? null
      : await wordsOfRanges(
          db,
          unused.map(({ word }) => word),
        )
  const unknown = unused.filter(({ word }) => !listed?.has(word))
  const corrections = unknown.length === 0 ? NONE.corrections : await nearestWords(db, unknown)
  const found = { words: unknown.map(({ word }) => word), corrections }
  const known = lately.get(db) ?? new LRUCache({ max: MAX_LATELY, ttl: LATELY_MS })
  lately.set(db, known.set(keyOfTerms(doubtful), found))
  return found
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
