import type { Db } from '#server/db/db.ts'
import { keyOf } from './names.ts'
import { nearestTo } from './slips.ts'
import { searchQueryOf, termQueriesOf } from './search-terms.ts'
import { isWord, TRADE_WORDS } from './terms.ts'
import type { Wanted } from './wanted.ts'
import { areKnown, suppliersWith, wordsLike } from './word-queries.ts'
import { plain, wordsIn } from './words.ts'

/** What a word that was mistyped most likely means, by its plain spelling. */
export type Corrections = ReadonlyMap<string, string>

/** Shorter words have too many neighbours, longer ones nobody types. */
const CORRECTABLE = /^[a-z]{3,24}$/

/**
 * Returns a correction for each word that is none: no supplier uses it, and neither the trade nor the language has it. It is the nearest word
 * that suppliers use or the trade knows; of equally near ones the one that most suppliers use.
 */
export async function correctionsIn(db: Db, wanted: Wanted): Promise<Corrections> {
  const doubtful = wanted.terms.filter(({ own }) => CORRECTABLE.test(plain(own)) && !isWord(own))
  if (doubtful.length === 0) return new Map()
  // All that the search will ask for is read at once.
  await searchQueryOf(db, wanted)
  const known = await areKnown(db, await termQueriesOf(db, doubtful))
  const typed = doubtful.filter((_, i) => !known[i]).map(({ own }) => plain(own))
  return typed.length === 0 ? new Map() : nearestWords(db, typed)
}

export const withCorrections = (text: string, corrections: Corrections): string =>
  corrections.size === 0
    ? text
    : wordsIn(text)
        .map((word) => corrections.get(plain(word)) ?? word)
        .join(' ')

async function nearestWords(db: Db, typed: string[]): Promise<Corrections> {
  const used = await wordsLike(db, typed)
  const nearest = typed.map((word) => {
    const usedLike = used.filter((found) => found.typed === word).map((found) => found.word)
    return nearestTo(word, [...usedLike, ...tradeWordsLike(word)])
  })
  const candidates = [...new Set(nearest.flat())]
  if (candidates.length === 0) return new Map()
  const suppliers = new Map((await suppliersWith(db, candidates)).map((found) => [found.word, found.suppliers]))
  // A word that no supplier uses any more is no correction, unless the trade has it.
  const isUsable = (word: string) => suppliers.get(word)! > 0 || TRADE_WORDS.has(keyOf(word))
  const best = nearest.map((words) => words.filter(isUsable).toSorted((a, b) => suppliers.get(b)! - suppliers.get(a)!)[0])
  return new Map(typed.flatMap((word, i) => (best[i] ? [[word, best[i]] as const] : [])))
}

/** The trade's words are known in the singular; what was typed in the plural stays in it. */
const tradeWordsLike = (typed: string) =>
  [...TRADE_WORDS]
    .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
    .flatMap((word) => (typed.endsWith('s') ? [word, `${word}s`] : [word]))
