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
}

export const searchTermsOf = (text: string): SearchTerms => ({ terms: termsIn(text), phrase: wordsIn(text).join(' ') })
