import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { Db } from '#server/db/db.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import { countMatchesInBatch } from '#server/features/directory/dictionary/word-queries.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { required } from '#shared/required.ts'
import { searchQueryOf, termQueriesOf } from './search-terms.ts'
import { type Corrections, correctionsIn, withCorrections } from './corrections.ts'
import { suppliersNamedIn } from './named-suppliers.ts'
import { type SearchTerms, searchTermsOf } from './parse-search.ts'

/** What is searched for, and what the response says about it where that is not what was typed. */
export type ReadSearch = { terms: SearchTerms; reading: SearchReading }
/** The query to run instead of the typed one, null when that has no matches either, and what the response says about it. */
type Reading = { correctedQuery: SearchTerms | null; reading: SearchReading }

/**
 * Yields how a text may be read, the closest to it first: as typed with its mistyped words corrected, then with as many of its terms as some
 * supplier matches together. The head of the search is never left out. `exact` is the typed text only.
 */
export async function* readingsOf(
  db: Db,
  { text, exact, filter }: { text: string; exact?: boolean | undefined; filter: object },
): AsyncGenerator<ReadSearch> {
  const typed = exact ? searchTermsOf(text) : await termsNaming(db, text)
  if (typed.terms.length === 0) return
  if (exact) return yield { terms: { ...typed, isExact: true }, reading: {} }
  const corrections = await shared(db, `corrections ${text}`, () => correctionsIn(db, typed))
  const corrected = corrections.size === 0 ? typed : await termsNaming(db, withCorrections(text, corrections))
  yield { terms: corrected, reading: correctedTo(corrections, corrected, []) }
  const isNarrowed = Object.keys(filter).length > 0
  const { correctedQuery, reading } = await shared(db, `without ${isNarrowed} ${text}`, () =>
    withoutSome(db, corrected, corrections, isNarrowed),
  )
  if (correctedQuery) yield { terms: correctedQuery, reading }
}

/** Returns the terms of a text, with the suppliers that it names. */
const termsNaming = async (db: Db, text: string): Promise<SearchTerms> =>
  searchTermsOf(text, await shared(db, `names ${text}`, () => suppliersNamedIn(db, text)))

/** Leaves out the terms that no supplier matches, whatever the filters: a term that only the filters exclude is kept. */
async function withoutSome(db: Db, corrected: SearchTerms, corrections: Corrections, isNarrowed: boolean): Promise<Reading> {
  const { terms, head } = corrected
  if (!head) return { correctedQuery: null, reading: {} }
  const others = nearestFirst(terms, head)
  const [query, ...otherQueries] = await termQueriesOf(db, [head, ...others])
  // Without filters the search above has already shown that no supplier matches everything.
  const everything = isNarrowed ? (await searchQueryOf(db, corrected)).everything : null
  const found = await countMatchesInBatch(db, everything, required(query, 'The query of the head'), otherQueries)
  if (!found) return { correctedQuery: null, reading: correctedTo(corrections, corrected, []) }
  const leftOut = terms.filter((term) => others.some((other, i) => other === term && !found.answered[i]))
  const reading = { ...correctedTo(corrections, corrected, leftOut), ...leftOutReading(corrections, leftOut) }
  if (leftOut.length === 0) return { correctedQuery: null, reading }
  const answered = terms.filter((term) => !leftOut.includes(term))
  const firm = found.isFirm ? { firm: head } : {}
  const rest = answered.map(({ own }) => own).join(' ')
  return { correctedQuery: { ...corrected, terms: answered, phrase: rest, ...firm }, reading }
}

const pending = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Shares a running computation between calls with the same key: a page's list and menu need the same one at the same time. */
function shared<Result>(db: Db, key: string, make: () => Promise<Result>): Promise<Result> {
  const results = pending.get(db) ?? new Map<string, Promise<unknown>>()
  pending.set(db, results)
  // A key stands for one computation, so its results have one type.
  const running = results.get(key) as Promise<Result> | undefined
  if (running) return running
  const result = make().finally(() => results.delete(key))
  results.set(key, result)
  return result
}

/** Returns the terms beside the head, the nearest to it first, because these describe it best. */
function nearestFirst(terms: Term[], head: Term): Term[] {
  const at = terms.indexOf(head)
  const others = terms.map((term, i) => ({ term, distance: Math.abs(i - at) })).filter(({ term }) => term !== head)
  return others.toSorted((a, b) => a.distance - b.distance).map(({ term }) => term)
}

/** Returns the text that was searched for if any of its words is a correction. */
function correctedTo(corrections: Corrections, { phrase }: SearchTerms, leftOut: Term[]): SearchReading {
  const without = new Set(leftOut.flatMap(({ own }) => wordsIn(own)))
  const searched = wordsIn(phrase).filter((word) => !without.has(word))
  return [...corrections.values()].some((word) => searched.includes(word)) ? { corrected: searched.join(' ') } : {}
}

/** Returns the terms that were left out, as they were typed. */
function leftOutReading(corrections: Corrections, leftOut: Term[]): SearchReading {
  const typed = new Map([...corrections].map(([word, correction]) => [correction, word]))
  const words = leftOut.map(({ own }) => own.split(' ').map((word) => typed.get(word) ?? word))
  return words.length > 0 ? { leftOut: words.map((own) => own.join(' ')) } : {}
}
