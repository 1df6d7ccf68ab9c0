import { isEnglish } from '#server/vocabulary/english.ts'
import { isTradeWord, lookUp } from '#server/vocabulary/vocabulary.ts'
import { plain } from '#server/vocabulary/words.ts'
import { isPlaceName } from '#server/features/places/place-in-search.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'
import { NUMBER_WORDS } from './amounts/amount-words.ts'
import { isFiller } from './words/fillers.ts'
import type { SupplierName } from './words/parts.ts'
import type { Reader } from './words/sheet.ts'
import { type TypedWord, wordsOf } from './words/typed-words.ts'

/** What to look up, so that the names that a text may hold are known: names in full, their first words, and single words of them. */
export type NamesToLookUp = { whole: string[]; beginnings: string[]; words: string[] }

/** Words of a text in which names are looked for, words of the longest name, and of the longest part of one. */
const WORDS_READ = 24
const MAX_NAME_LENGTH = 6
const MAX_PART_LENGTH = 4
/** A part that more suppliers have in their names than these is distinctive for none. */
const NAMESAKES = 4

/** A word as it stands in the key of a name. */
const inKey = ({ lower }: TypedWord): string => plain(lower).replace(/[^a-z0-9]+/g, '')
const keyOfRun = (words: readonly TypedWord[]): string => words.map(inKey).join(' ')

/** Returns whether a word by itself is taken for nothing else. */
const isUnknown = (word: TypedWord): boolean => isUncommon(word) && !isEnglish(word.lower) && !isPlaceName(word.lower)

/** Returns whether a word names nothing that is sold and is none of those around: "moon" in "Half Moon". It may be any English word. */
function isUncommon({ lower }: TypedWord): boolean {
  return /^\p{L}{3,}$/u.test(lower) && NUMBER_WORDS[lower] === undefined && !isFiller(lower) && !isTradeWord(lower)
}

/** Returns whether the words of a part can be meant for one supplier only: no goods, no place, nothing that people say. */
function isDistinctive(words: readonly TypedWord[]): boolean {
  const [only, another] = words
  return only !== undefined && (another ? words.some((word) => isUncommon(word) && !isPlaceName(word.lower)) : isUnknown(only))
}

/**
 * Returns whether a text has a word that names nothing sold, so that it is a name rather than goods: "Half Moon Bakery", but not "Organic
 * Milk".
 */
export const isOwnName = (text: string): boolean => wordsOf(text).some(isUncommon)

/** Returns runs of words from each word on, the longest first, none beyond a comma. */
function runsAt(words: readonly TypedWord[], at: number, longest: number): TypedWord[][] {
  const apart = words.findIndex((word, i) => i > at && word.isApart)
  const most = Math.min(longest, (apart < 0 ? words.length : apart) - at)
  return Array.from({ length: Math.max(0, most) }, (_, shorter) => words.slice(at, at + most - shorter))
}

/** Words that a supplier follows, surely and maybe, and words that follow one: "does … deliver", "reviews of …", "… minimum order". */
const SURELY_BEFORE = new Set('at from does do is are has have can will ask call ring contact compare'.split(' '))
const MAYBE_BEFORE = new Set('of for about with by to and vs versus than'.split(' '))
const AFTER = new Set(
  'deliver delivers delivery minimum min phone number email website contact contacts reviews rating cut cutoff vs'.split(' '),
)
/** What is asked about a supplier: "delivery days of …", "contact details for …". */
const ASKED = new Set('days hours order reviews review rating number details address phone email website minimum'.split(' '))
const ARTICLES = new Set('the a an any some all my our your their this that these those it they them'.split(' '))

/**
 * Returns whether the words around a run speak of a supplier, where the run could be the beginning of a name: two words or more, which together name
 * nothing that is sold. "Does cray boat deliver" speaks of one; "cray boat" alone may be a boat.
 */
function isSpokenOf(words: readonly TypedWord[], at: number, { length }: readonly TypedWord[]): boolean {
  const run = words.slice(at, at + length).map(({ lower }) => lower)
  const [before = '', after = ''] = [words[at - 1]?.lower, words[at + length]?.lower]
  const isAsked = /^(?:of|for)$/.test(before) && ASKED.has(words[at - 2]?.lower ?? '')
  const isSure = isAsked || SURELY_BEFORE.has(before) || AFTER.has(after)
  if (length < 2 || !(isSure || MAYBE_BEFORE.has(before))) return false
  const isName = run.every((word) => /^\p{L}+$/u.test(word) && !ARTICLES.has(word)) && run.some((word) => !isFiller(word))
  return isName && (isSure || ![run[0], run.at(-1)].some((word) => isFiller(word ?? ''))) && lookUp(run.join(' ')) === undefined
}

/** Returns what to look up for a text, as little as a few hundred keys of an index for the longest. */
export function namesToLookUp(text: string): NamesToLookUp {
  const words = wordsOf(text).slice(0, WORDS_READ)
  const [whole, beginnings, single] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const at of words.keys()) {
    for (const run of runsAt(words, at, MAX_NAME_LENGTH)) {
      const isPart = run.length <= MAX_PART_LENGTH && isDistinctive(run)
      const isPartOrSpokenOf = isPart || (run.length <= MAX_PART_LENGTH && isSpokenOf(words, at, run))
      if (run.length > 1 || isPart || words.length === 1) whole.add(keyOfRun(run))
      if (isPartOrSpokenOf || (run.length === words.length && run.length > 1)) beginnings.add(keyOfRun(run))
      if (isPart && run.length === 1) for (const key of run.map(inKey)) if (key !== '') single.add(key)
    }
  }
  return { whole: [...whole], beginnings: [...beginnings], words: [...single] }
}

/** Reads a supplier: its name in full, a part of it that is distinctive, or its first words where a supplier is spoken of. */
export const supplierAt: Reader = ({ words, suppliers }, at) => {
  if (suppliers.length === 0) return undefined
  for (const run of runsAt(words, at, MAX_NAME_LENGTH)) {
    const key = keyOfRun(run)
    const named = suppliers.filter((supplier) => supplier.key === key)
    const isInFull = named.length > 0 && (run.length > 1 || words.length === 1 || isDistinctive(run))
    const isSpoken = isSpokenOf(words, at, run)
    const found = isInFull ? named : isSpoken || isDistinctive(run) ? suppliersWithPart(suppliers, key, run.length) : []
    if (found.length > 0) {
      return { kind: 'supplier', suppliers: found, isInFull, isSpokenOf: isSpoken, from: itemAt(run, 0).from, to: lastItem(run).to }
    }
  }
  return undefined
}

function suppliersWithPart(suppliers: readonly SupplierName[], part: string, length: number): SupplierName[] {
  if (length > MAX_PART_LENGTH) return []
  const found = suppliers.filter(({ key }) => key.startsWith(`${part} `) || (length === 1 && key.split(' ').includes(part)))
  return found.length <= NAMESAKES ? found : []
}

/** Returns the suppliers whose names are or begin with all of a text, whether or not it could mean something else: "cover plate". */
export function suppliersCalled(text: string, suppliers: readonly SupplierName[]): SupplierName[] {
  const words = wordsOf(text)
  const key = keyOfRun(words)
  return suppliers.filter((supplier) => supplier.key === key || (words.length > 1 && supplier.key.startsWith(`${key} `)))
}
