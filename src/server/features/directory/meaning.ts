import type { Db } from '#server/db/db.ts'
import { areKnown, frequencies, similarWords } from './search-queries.ts'
import { type Term, TRADE_WORDS } from './terms.ts'
import { type Wanted, wantedBy } from './wanted.ts'
import { plain } from './words.ts'

/** With more words than this, what the first of them say is enough to go by. */
const MOST_WEIGHED = 6
/** Shorter words have too many neighbours, longer ones nobody types. */
const CORRECTABLE = /^[a-z]{3,24}$/

/**
 * What a search most likely means when nobody answers to it as typed: mistyped words corrected, then as many of its words as somebody does answer to.
 * Nothing when it says what it means and only the filters stand in its way, and when no word of it means anything.
 */
export async function meaningOf(db: Db, wanted: Wanted): Promise<Wanted | null> {
  const [asTyped, ...eachKnown] = await areKnown(db, [wanted, ...wanted.terms.map(alone)])
  if (asTyped) return null
  const unknown = wanted.terms.filter((_, i) => !eachKnown[i])
  const corrections = await correctionsOf(db, unknown)
  const words = wanted.terms.flatMap((term, i) => (eachKnown[i] ? term.own : (corrections.get(term) ?? [])))
  const corrected = wantedBy(words.join(' '))
  return answerable(db, { ...corrected, terms: corrected.terms.slice(0, MOST_WEIGHED) })
}

const alone = (term: Term): Wanted => ({ terms: [term], atLeast: 1, phrase: term.own })

/** As many of the terms as any supplier answers to at once. */
async function answerable(db: Db, { terms, phrase }: Wanted): Promise<Wanted | null> {
  if (terms.length === 0) return null
  const fewer = terms.map((_, dropped) => ({ terms, phrase, atLeast: terms.length - dropped }))
  const known = await areKnown(db, fewer)
  return fewer.find((_, i) => known[i]) ?? null
}

/** The nearest word that suppliers answer to; of equally near ones the one that most of them do. */
async function correctionsOf(db: Db, terms: Term[]): Promise<Map<Term, string>> {
  const typed = new Map(terms.map((term) => [plain(term.own), term] as const).filter(([word]) => CORRECTABLE.test(word)))
  if (typed.size === 0) return new Map()
  const similar = await similarWords(db, [...typed.keys()], TRADE_WORDS)
  const near = similar.filter((found) => found.changes <= mostChanges(found.typed))
  const suppliers = await frequencies(db, near.map(({ word }) => word).map(wantedBy))
  const ranked = near.map((found, i) => ({ ...found, suppliers: suppliers[i]! })).filter((found) => found.suppliers > 0)
  ranked.sort((a, b) => a.distance - b.distance || b.suppliers - a.suppliers)
  return new Map(ranked.toReversed().map((found) => [typed.get(found.typed)!, found.word]))
}

/** One slip in a short word, two in one of five letters, three from nine on; two letters that changed places are two. */
const mostChanges = (word: string) => (word.length < 5 ? 1 : word.length < 9 ? 2 : 3)
