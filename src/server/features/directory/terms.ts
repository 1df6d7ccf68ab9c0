import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { isEnglish } from '#server/vocabulary/english.ts'
import { FOOD_NAMES } from './food-names.ts'
import { GOODS, goodsIn } from './goods.ts'
import { NAME_CATEGORIES } from './name-categories.ts'
import { keyOf, type Names, namesOf, type OtherNames } from './names.ts'
import { NOISE_WORDS } from '#server/vocabulary/noise-words.ts'
import { PLACE_NAMES } from './place-names.ts'
import { QUALITIES } from './qualities.ts'
import { SERVICE_NAMES } from './service-names.ts'
import { wordsIn } from '#server/vocabulary/words.ts'

/** A term of a search, which matches in any of its forms. */
export type Term = OtherNames & {
  /** As typed: a word, or the words of a name ("flat white"). */
  own: string
  /** Whether it may be the beginning of a longer word: the last one is still being typed. A known word is complete: "tea" is not "team". */
  isOpen: boolean
}

const manyWorded = QUALITIES.filter((name) => name.includes(' ')).map((name) => ({ words: [name] }))
const tradeNames = namesOf([...PLACE_NAMES, ...FOOD_NAMES, ...SERVICE_NAMES, ...GOODS, ...manyWorded])
const goods = namesOf([...FOOD_NAMES, ...SERVICE_NAMES, ...GOODS])
/** Names of several words by their spelling as one word: "kitchenhand" is "kitchen hand". */
const writtenAsOne = new Map([...tradeNames.keys()].filter((name) => name.includes(' ')).map((name) => [name.replaceAll(' ', ''), name]))
const goodsCategories = new Map(GOODS.flatMap(({ words, category }) => words.map((word) => [keyOf(word), category] as const)))
const nameCategories = new Map(
  goodsIn(NAME_CATEGORIES).flatMap(({ words, category }) => words.map((word) => [keyOf(word), category] as const)),
)
const categoryNames = new Map<string, CategoryName>(CATEGORIES.map((name) => [keyOf(name), name]))
/** Words in the longest name, such as "coffee machine repair technician". */
const LONGEST_NAME = 4
/** The terms of a search at most: a text of 200 characters may be a hundred words, of which the first are enough. */
const MOST_TERMS = 12

/** Every single word of the trade's names, in the singular. */
export const TRADE_WORDS: ReadonlySet<string> = new Set([...tradeNames.keys()].flatMap((name) => name.split(' ')))

/** Returns whether the word is a trade or an English word. */
export const isWord = (text: string): boolean => TRADE_WORDS.has(keyOf(text)) || writtenAsOne.has(keyOf(text)) || isEnglish(text)

/** Returns whether the text is a complete name of the trade or an English word, rather than a name that a supplier uses. */
export const isNamed = (text: string): boolean => tradeNames.has(keyOf(text)) || writtenAsOne.has(keyOf(text)) || isEnglish(text)

/** Returns the terms of a search. Noise words are terms only when there are no others. */
export function termsIn(text: string): Term[] {
  const terms = readAs(tradeNames, text)
  const meaningful = terms.filter(({ own }) => !NOISE_WORDS.has(own.toLowerCase()))
  return (meaningful.length > 0 ? meaningful : terms).slice(0, MOST_TERMS)
}

/** Returns whether the words as a whole are the name of goods or a service. */
export const isGoods = (words: string): boolean => goods.has(keyOf(words))

/** Returns the category that lists a term, whether or not any supplier has it. */
export function categoryOf({ own, same, also }: Term): CategoryName | undefined {
  const ownKeys = [own, ...same].map(keyOf)
  const keys = [...ownKeys, ...also.map(keyOf)]
  // Names that are found besides the own ones may be other goods: a barista is not barista training.
  return (
    firstOf(ownKeys, goodsCategories) ?? firstOf(ownKeys, nameCategories) ?? firstOf(keys, goodsCategories) ?? firstOf(keys, categoryNames)
  )
}

const firstOf = (keys: string[], categories: ReadonlyMap<string, CategoryName | null>): CategoryName | undefined =>
  keys.map((key) => categories.get(key)).find((category) => !!category) ?? undefined

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

/** Returns the longest name that begins at a word, or that word alone, with its length in words. */
function termAt(words: string[], at: number, names: Names): Term & { length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length).join(' ')
    const known = names.get(keyOf(own))
    if (known) return { own, ...known, isOpen: false, length }
  }
  // `at` is the index of a word.
  const own = words[at]!
  const apart = names === tradeNames && writtenAsOne.get(keyOf(own))
  if (apart) {
    // `writtenAsOne` has only names of the trade.
    const { same, also } = names.get(apart)!
    return { own, same: [apart, ...same], also, isOpen: false, length: 1 }
  }
  const isOpen = at === words.length - 1 && (names !== tradeNames || !isEnglish(own))
  return { own, same: [], also: [], isOpen, length: 1 }
}
