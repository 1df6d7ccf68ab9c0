import type { SearchReading } from '#contract/search-reading.ts'
import type { Db } from '#server/db/db.ts'
import { headOf } from './head.ts'
import { searchQueryOf, termQueriesOf } from './search-terms.ts'
import { type Corrections, correctionsIn, withCorrections } from './corrections.ts'
import { categoryOf, type Term } from './terms.ts'
import { type SearchTerms, searchTermsOf } from './parse-search.ts'
import { countMatchesInBatch } from './word-queries.ts'
import { wordsIn } from './words.ts'

/** What is searched for in place of what was typed, null where nobody has that either, and what there is to say about it. */
export type Reading = { correctedQuery: SearchTerms | null; said: SearchReading }

/**
 * Asks for what was typed, mistyped words corrected; where nobody answers to that, for as many of the words as some supplier answers to.
 * What is looked for is never left out: where nobody has that, nobody is found. `exact` asks for just what was typed.
 */
export async function searchWithCorrections<Result>(
  db: Db,
  { text, exact, filter }: { text: string; exact?: boolean | undefined; filter: object },
  ask: (query: SearchTerms) => Promise<Result>,
  hasMatches: (result: Result) => boolean,
): Promise<{ result: Result | null; said: SearchReading }> {
  if (searchTermsOf(text).terms.length === 0) return { result: null, said: {} }
  if (exact) return { result: await ask(searchTermsOf(text)), said: {} }
  const corrections = await shared(db, `corrections ${text}`, () => correctionsIn(db, searchTermsOf(text)))
  const corrected = searchTermsOf(withCorrections(text, corrections))
  const result = await ask(corrected)
  if (hasMatches(result)) return { result, said: correctedTo(corrections, corrected, []) }
  const isNarrowed = Object.keys(filter).length > 0
  const { correctedQuery, said } = await shared(db, `without ${isNarrowed} ${text}`, () =>
    withoutSome(db, corrected, corrections, isNarrowed),
  )
  return { result: correctedQuery && (await ask(correctedQuery)), said }
}

/** Filters play no part in this: what they exclude is not read as something else. */
async function withoutSome(db: Db, corrected: SearchTerms, corrections: Corrections, isNarrowed: boolean): Promise<Reading> {
  const { terms, phrase } = corrected
  const head = headOf(phrase, terms)
  const others = nearestFirst(terms, head)
  const [query, ...otherQueries] = await termQueriesOf(db, [head, ...others])
  // Where everybody was asked already, nobody answers to everything.
  const everything = isNarrowed ? (await searchQueryOf(db, corrected)).everything : null
  const found = await countMatchesInBatch(db, everything, query!, otherQueries)
  if (!found) return { correctedQuery: null, said: { ...correctedTo(corrections, corrected, []), ...categorySaid(head) } }
  const leftOut = terms.filter((term) => others.some((other, i) => other === term && !found.answered[i]))
  const said = { ...correctedTo(corrections, corrected, leftOut), ...leftOutSaid(corrections, leftOut) }
  if (leftOut.length === 0) return { correctedQuery: null, said }
  const answered = terms.filter((term) => !leftOut.includes(term))
  const firm = found.isFirm ? { firm: head } : {}
  return { correctedQuery: { terms: answered, phrase: answered.map(({ own }) => own).join(' '), ...firm }, said }
}

const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** The list and the menu of one page ask for the same at once: they share the answer while it is on its way. */
function shared<Result>(db: Db, key: string, make: () => Promise<Result>): Promise<Result> {
  const results = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, results)
  const begun = results.get(key) as Promise<Result> | undefined
  if (begun) return begun
  const result = make().finally(() => results.delete(key))
  results.set(key, result)
  return result
}

/** The terms beside the head, those that stand nearest to it first: they say most about it. */
function nearestFirst(terms: Term[], head: Term): Term[] {
  const at = terms.indexOf(head)
  const others = terms.map((term, i) => ({ term, distance: Math.abs(i - at) })).filter(({ term }) => term !== head)
  return others.toSorted((a, b) => a.distance - b.distance).map(({ term }) => term)
}

/** All that was searched for, as one text, where any of it is a correction. */
function correctedTo(corrections: Corrections, { phrase }: SearchTerms, leftOut: Term[]): SearchReading {
  const without = new Set(leftOut.flatMap(({ own }) => wordsIn(own)))
  const searched = wordsIn(phrase).filter((word) => !without.has(word))
  return [...corrections.values()].some((word) => searched.includes(word)) ? { corrected: searched.join(' ') } : {}
}

/** As they were typed. */
function leftOutSaid(corrections: Corrections, leftOut: Term[]): SearchReading {
  const typed = new Map([...corrections].map(([word, correction]) => [correction, word]))
  const words = leftOut.map(({ own }) => own.split(' ').map((word) => typed.get(word) ?? word))
  return words.length > 0 ? { leftOut: words.map((own) => own.join(' ')) } : {}
}

function categorySaid(head: Term): SearchReading {
  const category = categoryOf(head)
  return category ? { category } : {}
}
