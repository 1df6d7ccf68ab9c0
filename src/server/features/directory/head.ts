import { keyOf } from './names.ts'
import { BROAD, QUALITIES } from './qualities.ts'
import { isNamed, type Term, termsIn } from './terms.ts'
import { wordsIn } from './words.ts'

/** What follows one of these says more about what stands before it: "training for staff" is training. */
const PREPOSITIONS = new Set('for with without in near from to by at on around that who which'.split(' '))
const neverMeant = new Set([...QUALITIES, ...BROAD].map(keyOf))

/** The words of a text, divided where a preposition stands. */
function phrasesIn(text: string): string[] {
  const phrases: string[][] = [[]]
  for (const word of wordsIn(text)) {
    if (PREPOSITIONS.has(word.toLowerCase())) phrases.push([])
    else phrases.at(-1)!.push(word)
  }
  return phrases.map((words) => words.join(' ')).filter((phrase) => phrase !== '')
}

/**
 * Returns the term that says what is looked for; the others only say which: English puts the thing last, "coffee cart insurance" is insurance.
 * Names, qualities and broad words are it only when nothing else is said.
 */
export function headOf(text: string, terms: Term[]): Term {
  const words = terms.filter(({ own }) => isNamed(own))
  const telling = words.filter(({ own }) => !neverMeant.has(keyOf(own)))
  const phrases = phrasesIn(text).map((phrase) => new Set(termsIn(phrase).map(({ own }) => keyOf(own))))
  const lastOfEach = phrases.map((keys) => telling.findLast(({ own }) => keys.has(keyOf(own))))
  return lastOfEach.find((term) => !!term) ?? telling.at(-1) ?? terms.findLast((term) => !words.includes(term)) ?? terms.at(-1)!
}
