import { type Entry, isSold } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { headOf } from './head.ts'
import { type Term, termsIn } from './terms.ts'
import { wordsIn } from '#server/vocabulary/words.ts'

/** A parsed search. */
export type SearchTerms = {
  /** A supplier must match all of them. */
  terms: Term[]
  /** The whole text as typed: a supplier with exactly this phrase is a better match. */
  phrase: string
  /** The term that must match in a supplier's name, category, tags or products, because in a description it may mean anything. */
  firm?: Term
  /** What is looked for, where the trade has a word for it. */
  goods?: { term: Term; entry: Entry }
  /** Searched as typed, whatever the words mean. */
  isExact?: true
}

export function searchTermsOf(text: string): SearchTerms {
  const terms = termsIn(text)
  const phrase = wordsIn(text).join(' ')
  if (terms.length === 0) return { terms, phrase }
  const term = headOf(phrase, terms)
  const entry = lookUp(term.own)
  return { terms, phrase, ...(entry && isSold(entry) && { goods: { term, entry } }) }
}
