import { FOOD_NAMES } from './food-names.ts'
import { keyOf, type Names, namesOf, type OtherNames } from './names.ts'
import { NOISE_WORDS } from './noise-words.ts'
import { PLACE_NAMES } from './place-names.ts'
import { SERVICE_NAMES } from './service-names.ts'
import { wordsIn } from './words.ts'

/** One thing that is looked for; any of its forms will do. */
export type Term = OtherNames & {
  /** As typed: a word, or the words of a name ("flat white"). */
  own: string
  /** May be the beginning of a longer word: it is the last one and still being typed. A name of the trade is complete: "tea" is not "team". */
  isOpen: boolean
}

const tradeNames = namesOf([...PLACE_NAMES, ...FOOD_NAMES, ...SERVICE_NAMES])
const goods = namesOf([...FOOD_NAMES, ...SERVICE_NAMES])
/** Words in the longest name: "coffee machine repair technician" has as many as any. */
const LONGEST_NAME = 4
/** A text is cut at 200 characters, which may still be a hundred words; the first of these say enough. */
const MOST_TERMS = 12

/** Every single word that the trade has a name with. */
export const TRADE_WORDS = [...new Set([...tradeNames.keys()].flatMap((name) => name.split(' ')))]

/** What a search asks for. Words that tell nothing count only where nothing else is said. */
export function termsIn(text: string): Term[] {
  const terms = readAs(tradeNames, text)
  const telling = terms.filter(({ own }) => !NOISE_WORDS.has(own.toLowerCase()))
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}

/** Whether these words, all of them, are what the trade calls something. */
export const isGoods = (words: string): boolean => goods.has(keyOf(words))

function readAs(names: Names, text: string): Term[] {
  const words = wordsIn(text)
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length;) {
    const { length, ...term } = termAt(words, at, names)
    terms.set(keyOf(term.own), term)
    at += length
  }
  return [...terms.values()]
}

/** The longest name that begins here, or the one word, and how many words it is. */
function termAt(words: string[], at: number, names: Names): Term & { length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length).join(' ')
    const known = names.get(keyOf(own))
    if (known) return { own, ...known, isOpen: false, length }
  }
  return { own: words[at]!, same: [], also: [], isOpen: at === words.length - 1, length: 1 }
}
