import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { isEnglish } from './english.ts'
import { FOOD_NAMES } from './food-names.ts'
import { GOODS } from './goods.ts'
import { keyOf, type Names, namesOf, type OtherNames } from './names.ts'
import { NOISE_WORDS } from './noise-words.ts'
import { PLACE_NAMES } from './place-names.ts'
import { QUALITIES } from './qualities.ts'
import { SERVICE_NAMES } from './service-names.ts'
import { wordsIn } from './words.ts'

/** One thing that is looked for; any of its forms will do. */
export type Term = OtherNames & {
  /** As typed: a word, or the words of a name ("flat white"). */
  own: string
  /** May be the beginning of a longer word: it is the last one and still being typed. A known word is complete: "tea" is not "team". */
  isOpen: boolean
}

const manyWorded = QUALITIES.filter((name) => name.includes(' ')).map((name) => ({ words: [name] }))
const tradeNames = namesOf([...PLACE_NAMES, ...FOOD_NAMES, ...SERVICE_NAMES, ...GOODS, ...manyWorded])
const goods = namesOf([...FOOD_NAMES, ...SERVICE_NAMES, ...GOODS])
/** The names of several words by what they are when written as one: "kitchenhand" is "kitchen hand". */
const writtenAsOne = new Map([...tradeNames.keys()].filter((name) => name.includes(' ')).map((name) => [name.replaceAll(' ', ''), name]))
const goodsCategories = new Map(GOODS.flatMap(({ words, category }) => words.map((word) => [keyOf(word), category] as const)))
const categoryNames = new Map<string, CategoryName>(CATEGORIES.map((name) => [keyOf(name), name]))
/** Words in the longest name: "coffee machine repair technician" has as many as any. */
const LONGEST_NAME = 4
/** A text is cut at 200 characters, which may still be a hundred words; the first of these say enough. */
const MOST_TERMS = 12

/** Every single word that the trade has a name with, in the singular. */
export const TRADE_WORDS: ReadonlySet<string> = new Set([...tradeNames.keys()].flatMap((name) => name.split(' ')))

/** Whether the trade or the English language has this word. */
export const isWord = (text: string): boolean => TRADE_WORDS.has(keyOf(text)) || writtenAsOne.has(keyOf(text)) || isEnglish(text)

/** Whether it is what the trade or the language calls something, not just a name that a supplier uses. */
export const isNamed = (text: string): boolean => tradeNames.has(keyOf(text)) || writtenAsOne.has(keyOf(text)) || isEnglish(text)

/** What a search asks for. Words that tell nothing count only where nothing else is said. */
export function termsIn(text: string): Term[] {
  const terms = readAs(tradeNames, text)
  const telling = terms.filter(({ own }) => !NOISE_WORDS.has(own.toLowerCase()))
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}

/** Whether these words, all of them, are what the trade calls something. */
export const isGoods = (words: string): boolean => goods.has(keyOf(words))

/** Where the trade lists it, whether or not anybody sells it. */
export function categoryOf({ own, same, also }: Term): CategoryName | undefined {
  const keys = [own, ...same, ...also].map(keyOf)
  const listed = keys.map((key) => goodsCategories.get(key)).find((category) => !!category)
  return listed ?? keys.map((key) => categoryNames.get(key)).find((category) => !!category)
}

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
  const own = words[at]!
  const apart = names === tradeNames && writtenAsOne.get(keyOf(own))
  if (apart) {
    const { same, also } = names.get(apart)!
    return { own, same: [apart, ...same], also, isOpen: false, length: 1 }
  }
  const isOpen = at === words.length - 1 && (names !== tradeNames || !isEnglish(own))
  return { own, same: [], also: [], isOpen, length: 1 }
}
