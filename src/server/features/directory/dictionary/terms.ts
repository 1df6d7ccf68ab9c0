import { isEnglish } from '#server/vocabulary/english.ts'
import { type Entry, isBroad, isSold } from '#server/vocabulary/entry.ts'
import { keyOf, keysOf } from '#server/vocabulary/key-of.ts'
import { NOISE_WORDS } from '#server/vocabulary/noise-words.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'
import { otherGoodsIn } from '#server/vocabulary/other-goods.ts'
import type { FoundName } from '#server/vocabulary/name-index.ts'
import { isTradeWord, lookUp, termAt } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { itemAt } from '#shared/item-at.ts'
import { PLACE_NAMES } from './place-names.ts'

/**
 * The other names of a name: `same` mean the same, `also` are nearly it or kinds of it, and `others` are other things that a search for it finds
 * too.
 */
type OtherNames = { same: string[]; also: string[]; others: string[] }
/** A term of a search, which matches in any of its forms. */
export type Term = OtherNames & {
  /** As typed: a word, or the words of a name ("flat white"). */
  own: string
  /** Whether it may be the beginning of a longer word: the last one is still being typed. A known word is complete: "tea" is not "team". */
  isOpen: boolean
  /** Whether its words may stand apart in a listing: "vegan pastries" are pastries that are vegan, but a flat white is not a white. */
  isLoose: boolean
}

const placeNames = new Map(PLACE_NAMES.flatMap((names) => names.map((name) => [keyOf(name), names] as const)))
const placeWords = new Set([...placeNames.keys()].flatMap((key) => key.split(' ')))
/** Keys of words at the end of a name that only say that somebody sells it. */
const SELLERS = new Set(['supplier', 'wholesaler', 'distributor'])
/** Words in the longest name of a state. */
const MAX_PLACE_LENGTH = 3
/** The terms of a search at most: a text of 200 characters may be a hundred words, of which the first are enough. */
export const MAX_TERMS = 12

/** Returns whether the word is a trade or an English word. */
export const isWord = (text: string): boolean => isTradeWord(text) || placeWords.has(keyOf(text)) || isEnglish(text)

/** Returns whether the text is a complete name of the trade or an English word, rather than a name that a supplier uses. */
export const isNamed = (text: string): boolean => lookUp(text) !== undefined || placeNames.has(keyOf(text)) || isEnglish(text)

/** Returns whether the words as a whole are the name of goods or a service; a brand's name may be anything, as Hobart is a city first. */
export function isGoods(words: string): boolean {
  const kind = lookUp(words)?.kind
  return kind === 'goods' || kind === 'service'
}

/** Returns whether the words as a whole describe goods: "organic", "gluten free". */
export function isQuality(words: string): boolean {
  const entry = lookUp(words)
  return entry?.kind === 'quality' && !isBroad(entry)
}

/** Returns whether the words as a whole say too little to be looked for without others: "machine", "suppliers". */
export function isBroadWord(words: string): boolean {
  const entry = lookUp(words)
  return entry !== undefined && isBroad(entry)
}

/** Returns whether the words as a whole only describe or measure goods: "organic", "machine", "dozen". */
export function isDescription(words: string): boolean {
  const entry = lookUp(words)
  return entry !== undefined && !isSold(entry)
}

/** Texts whose terms are kept: searches are made of the same words over and over, and each is looked at in several places. */
const MAX_KEPT = 2_000
const kept = new KeptTexts<readonly Term[]>(MAX_KEPT)

/** Returns the terms of a search. Noise words are terms only when there are no others. */
export const termsIn = (text: string): readonly Term[] => kept.get(text, () => termsAnew(text))

function termsAnew(text: string): Term[] {
  const words = wordsIn(text)
  const keys = keysOf(words)
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length;) {
    const { names, also, others, isLoose, length } = nameAt(keys, at)
    const own = words.slice(at, at + length).join(' ')
    const key = keys.slice(at, at + length).join(' ')
    // "Full cream milk" is milk, but most milk is not that.
    const wider = names.filter((name) => key.endsWith(` ${keyOf(name)}`))
    const same = names.filter((name) => keyOf(name) !== key && !wider.includes(name))
    const isOpen = names.length === 0 && at === words.length - 1 && !isEnglish(own)
    terms.set(key, { own, same, also: [...wider, ...also], others, isOpen, isLoose })
    at += length
  }
  const all = [...terms.values()]
  const meaningful = all.filter(({ own }) => !NOISE_WORDS.has(own.toLowerCase()))
  return (meaningful.length > 0 ? meaningful : all).slice(0, MAX_TERMS)
}

type NameInText = { names: string[]; also: string[]; others: string[]; isLoose: boolean; length: number }

/** Returns all names of the longest known one that begins at a word; of an unknown word none. */
function nameAt(keys: string[], at: number): NameInText {
  const found = soldAt(keys, at)
  for (let length = MAX_PLACE_LENGTH; length >= (found?.length ?? 1); length--) {
    const names = at + length <= keys.length && placeNames.get(keys.slice(at, at + length).join(' '))
    if (names) return { names, also: [], others: [], isLoose: false, length }
  }
  if (!found) return { names: [], also: [], others: [], isLoose: false, length: 1 }
  const { term, synonyms, alsoFound } = found.entry
  const others = otherGoodsIn(found.entry)
  const also = alsoFound.filter((name) => !others.includes(name))
  return { names: [term, ...synonyms], also, others, isLoose: isLoose(found.entry), length: found.length }
}

/** Returns the longest name that begins at a word, without who sells it: of "coffee suppliers" the coffee. */
function soldAt(keys: string[], at: number): FoundName | undefined {
  const found = termAt(keys, at)
  if (!found || found.length === 1) return found
  const last = at + found.length - 1
  return SELLERS.has(itemAt(keys, last)) ? termAt(keys.slice(0, last), at) : found
}

function isLoose({ kind, term, synonyms, alsoFound, parent }: Entry): boolean {
  if (kind === 'brand' || !term.includes(' ')) return false
  const isPlain = synonyms.length === 0 && alsoFound.length === 0
  return isPlain || (parent !== null && term.endsWith(` ${parent}`) && isQuality(term.slice(0, -parent.length - 1)))
}
