import { type AskedFor, askedFor } from '#server/reading/goods/asked-for.ts'
import { isThing, type NamePart, type PhrasePart, textOf } from '#server/reading/words/parts.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { isEnglish } from '#server/vocabulary/english.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { keysOf } from '#server/vocabulary/key-of.ts'
import { areOneName, builtInEntries, isOwnWord, isTradeWord, lookUp, tradeWordsFrom } from '#server/vocabulary/vocabulary.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { nearestTo } from './edit-distance.ts'

const keys = (words: string): ReadonlySet<string> => new Set(keysOf(words.split(/\s+/)))

/** After the name of seafood these name what is only made of it, as sauces, oils and extracts are, or to go with it. */
const MADE_OF_IT = keys(
  `sauce oil stock broth bouillon extract essence flavour flavouring flavor flavoring seasoning spice rub salt powder marinade glaze dressing
  vinegar batter breading coating crumb ink cracker crisp emulsion fertiliser fertilizer feed food bait`,
)
/** And these a thing for it, or one that only shares the name. */
const THINGS = keys(
  `knife fork tong pick spoon scaler kettle tank aquarium board strap spray zapper repellent trap net rod label sticker bib mat glove apron
  napkin towel light pump poster print costume toy speaker guitar box bag paper cup tray`,
)
/** How boxes and bags of a dish are named; of raw seafood they only say how it comes. */
const CONTAINERS = keys('box bag paper cup tray')
const NO_ANIMAL =
  /\b(?:vegan|vegetarian|veggie|veg|plant[- ]?based|(?:meat|fish|seafood)[- ]?free|faux|konjac|tofish|shaped|scented|colou?red)\b/i
const PREPOSITION = /^(?:in|with|for|from|on|of|to|by|off|without)$/i

/** Groups of what is named after what is in it, and dishes among the goods of the pantry. */
const DISH_GROUPS = new Set(['Savoury pastry', 'Bread', 'Prepared food'])
const PANTRY_DISHES = keys(
  'soup chowder bisque bouillabaisse gumbo laksa ravioli tortellini cannelloni agnolotti pasta risotto paella curry stew dip pate mousse terrine',
)
/** A cut that is no animal's own is what seafood is cut into as well: a steak, and not a blade steak. */
const isDish = ({ kind, category, group, term, head }: Entry): boolean =>
  kind === 'goods' &&
  (DISH_GROUPS.has(group) ||
    (group === 'Pantry' && keysOf([head]).some((word) => PANTRY_DISHES.has(word))) ||
    (category === 'Meat' && term === head))

/** Plants that the vocabulary has beside what they are sold or fried with. */
const PLANTS = new Set(['potato cake', 'finger lime caviar', 'sea grape'])
const isOfSeafood = ({ category, group, term }: Entry): boolean =>
  category === 'Seafood' && group !== 'Seafood services' && !PLANTS.has(term)

const MAX_KEPT = 5000
const kept = new KeptTexts<{ isSeafood: boolean }>(MAX_KEPT)

/**
 * Returns whether words name seafood, whose origin a venue has to say: fish, eels, crustaceans, molluscs, other animals of the water and
 * their roe, in any state, and dishes named after them; not what is only made of or for them (docs/behaviour/seafood.md, What seafood is).
 */
export const isSeafood = (words: string): boolean =>
  kept.get(words, () => ({ isSeafood: mayNameSeafood(words) && (namesSeafood(words) || namesSeafood(corrected(words))) })).isSeafood

let seafoodWords: ReadonlySet<string> | undefined

/** Returns the words in the names of seafood and of dishes named after it. */
const wordsOfSeafood = (): ReadonlySet<string> =>
  (seafoodWords ??= new Set(
    builtInEntries()
      .filter((entry) => isOfSeafood(entry) || isNamedAfterSeafood(entry))
      .flatMap(({ term, synonyms }) => [term, ...synonyms].flatMap((name) => keysOf(wordsIn(name)))),
  ))

/** Returns whether a text has a word of seafood, or one that nobody knows: reading thousands of rows of other goods takes no time then. */
function mayNameSeafood(text: string): boolean {
  const keys = keysOf(wordsIn(text)).filter((key) => /^\p{L}/u.test(key))
  return keys.some((key, at) => {
    const next = keys[at + 1]
    const isKnown = isTradeWord(key) || isEnglish(key)
    return wordsOfSeafood().has(key) || isOwnWord(key) || !isKnown || (next !== undefined && areOneName(key, next))
  })
}

const namesSeafood = (text: string): boolean => askedFor(text).some((item) => isSeafoodItem(text, item))

function isSeafoodItem(text: string, { head, parts }: AskedFor): boolean {
  if (!head || NO_ANIMAL.test(spanOf(text, parts))) return false
  const at = parts.findIndex((part) => isThing(part) && isOfSeafood(part.entry))
  const named = parts[at]
  if (!isOfSeafood(head) && !isDish(head)) return false
  if (!named || !isThing(named)) return (isOfSeafood(head) || isNamedAfterSeafood(head)) && !isMadeOfIt(wordsFrom(text, parts, 0), head)
  return !isAnotherThing(parts[at - 1], named) && !isMadeOfIt(wordsFrom(text, parts, at), named.entry)
}

/** Returns whether the name of a dish begins with that of seafood: "tuna salad". */
function isNamedAfterSeafood({ term, head }: Entry): boolean {
  const entry = term.endsWith(` ${head}`) ? lookUp(term.slice(0, -head.length)) : undefined
  return entry !== undefined && isOfSeafood(entry)
}

const spanOf = (text: string, parts: readonly PhrasePart[]): string => text.slice(parts[0]?.from, parts.at(-1)?.to)

/** Returns the keys of the words after the first, from a part on, up to a preposition. */
function wordsFrom(text: string, parts: readonly PhrasePart[], at: number): string[] {
  const [, ...words] = parts.slice(at).flatMap((part) => wordsIn(textOf(text, part)))
  const end = words.findIndex((word) => PREPOSITION.test(word))
  return keysOf(end < 0 ? words : words.slice(0, end))
}

const isMadeOfIt = (words: readonly string[], named: Entry): boolean =>
  words.some((word) => MADE_OF_IT.has(word) || (THINGS.has(word) && (!CONTAINERS.has(word) || named.group === 'Crumbed and prepared fish')))

/** The oyster of a chicken is a cut, and flakes of anything that is no fish are a shape. */
function isAnotherThing(before: PhrasePart | undefined, { entry }: NamePart): boolean {
  if (!before || !isThing(before) || isOfSeafood(before.entry)) return false
  return before.entry.group === 'Poultry' || entry.term === 'flake'
}

function isSeafoodWord(word: string): boolean {
  const entry = lookUp(word)
  return entry !== undefined && isOfSeafood(entry)
}

const CORRECTABLE = /^[a-z]{5,24}$/

/** Returns a text with each word that nobody knows replaced by the trade's word that is nearest to it, where there is one. */
const corrected = (text: string): string =>
  wordsIn(text)
    .map((typed) => {
      const word = plain(typed)
      if (!CORRECTABLE.test(word) || isTradeWord(word) || isEnglish(word)) return typed
      const nearest = nearestTo(word, [...tradeWordsFrom(word.charAt(0))])
      return nearest.find(isSeafoodWord) ?? nearest[0] ?? typed
    })
    .join(' ')
