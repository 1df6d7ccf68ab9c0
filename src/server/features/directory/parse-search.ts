import { type Term, termsIn } from './terms.ts'
import { wordsIn } from './words.ts'

/** What a search is for. */
export type SearchTerms = {
  /** A supplier answers to all of them. */
  terms: Term[]
  /** Everything as it was typed: a supplier that says just that is the better match. */
  phrase: string
  /** Of these terms, the one that must stand in a supplier's name, category, tags or products: in a description it may mean anything. */
  firm?: Term
}

export const searchTermsOf = (text: string): SearchTerms => ({ terms: termsIn(text), phrase: wordsIn(text).join(' ') })
