import { type Term, termsIn } from './terms.ts'
import { wordsIn } from './words.ts'

/** What a search is for. */
export type Wanted = {
  terms: Term[]
  /** How many of the terms a supplier must answer to: all, or as many as anyone does. */
  atLeast: number
  /** Everything as it was typed: a supplier that says just that is the better match. */
  phrase: string
}

export function wantedBy(text: string): Wanted {
  const terms = termsIn(text)
  return { terms, atLeast: terms.length, phrase: wordsIn(text).join(' ') }
}

/** Every choice of `atLeast` terms: to answer to one of them in full is enough. */
export function choices({ terms, atLeast }: Wanted): Term[][] {
  const choose = (from: number, count: number): Term[][] =>
    count === 0
      ? [[]]
      : terms.slice(from, terms.length - count + 1).flatMap((term, i) => choose(from + i + 1, count - 1).map((rest) => [term, ...rest]))
  return choose(0, atLeast)
}
