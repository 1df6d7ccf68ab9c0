import { keyOf } from '#server/vocabulary/key-of.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { isDescription, isNamed, type Term, termsIn } from './terms.ts'

/** Words after which a text only describes what comes before them: "training for staff" is training. */
const PREPOSITIONS = new Set('for with without in near from to by at on around that who which'.split(' '))

/** Splits a text into phrases at its prepositions. */
function phrasesIn(text: string): string[] {
  // There is always a phrase to add to.
  const phrases: string[][] = [[]]
  for (const word of wordsIn(text)) {
    if (PREPOSITIONS.has(word.toLowerCase())) phrases.push([])
    else phrases.at(-1)!.push(word)
  }
  return phrases.map((words) => words.join(' ')).filter((phrase) => phrase !== '')
}

/**
 * Returns the head of a search: the term that names what is looked for, while the others only describe it. In English it is the last noun:
 * "coffee cart insurance" is insurance. Names, qualities and broad words are the head only without any other term.
 */
export function headOf(text: string, terms: Term[]): Term {
  const words = terms.filter(({ own }) => isNamed(own))
  const candidates = words.filter(({ own }) => !isDescription(own))
  const phrases = phrasesIn(text).map((phrase) => new Set(termsIn(phrase).map(({ own }) => keyOf(own))))
  const lastOfEach = phrases.map((keys) => candidates.findLast(({ own }) => keys.has(keyOf(own))))
  // Only a search with terms is asked for its head.
  return lastOfEach.find((term) => !!term) ?? candidates.at(-1) ?? terms.findLast((term) => !words.includes(term)) ?? terms.at(-1)!
}
