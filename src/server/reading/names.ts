import { isNameOfPlace } from '#server/features/places/place-in-search.ts'
import { isSold } from '#server/vocabulary/entry.ts'
import { type FoundName, MAX_NAME_LENGTH } from '#server/vocabulary/name-index.ts'
import { termAt } from '#server/vocabulary/vocabulary.ts'
import { itemAt } from '#shared/item-at.ts'
import { isFiller } from './words/fillers.ts'
import type { PhrasePart } from './words/parts.ts'
import type { Reader, Sheet } from './words/sheet.ts'
import type { TypedWord } from './words/typed-words.ts'

/** Returns the longest name of the vocabulary that begins at each word; none goes beyond a comma. */
export function namesIn(words: readonly TypedWord[]): (FoundName | undefined)[] {
  const names = words.map((_, at) => nameAtWord(words, at, MAX_NAME_LENGTH))
  return names.map((name, at) => name && ((name.length > 1 && beforeCompound(name, names, words, at)) || name))
}

/**
 * Returns the beginning of a name whose end belongs to the next one: in "wagyu beef patties" stand wagyu and beef patties, not wagyu beef. A
 * compound is what its last word is; only one of the same category says so surely.
 */
function beforeCompound({ entry, length }: FoundName, names: readonly (FoundName | undefined)[], words: readonly TypedWord[], at: number) {
  for (let i = 1; i < length; i++) {
    const next = names[at + i]
    const isBeyond = next?.entry.kind === 'goods' && i + next.length > length && next.length > 1
    if (isBeyond && entry.kind === 'goods' && next.entry.category === entry.category) return nameAtWord(words, at, i)
  }
  return undefined
}

function nameAtWord(words: readonly TypedWord[], at: number, most: number): FoundName | undefined {
  const keys: string[] = []
  for (let i = at; i < words.length && keys.length < most && (i === at || !itemAt(words, i).isApart); i++) keys.push(itemAt(words, i).key)
  return termAt(keys, 0)
}

/** Reads names that nothing else may break up, of several words or with a number: "overnight oats", "v60 filter". */
export const sureNameAt: Reader = ({ words, names }, at) => {
  const name = names[at]
  return name && isSure(name, words.slice(at, at + name.length)) ? partOf(name, words, at) : undefined
}

function isSure({ entry, length }: FoundName, words: readonly TypedWord[]): boolean {
  // There are as many words as the name is long.
  const first = itemAt(words, 0).lower
  if (entry.kind === 'unit-word' || (entry.kind === 'brand' && isNameOfPlace(words.map(({ text }) => text).join(' ')))) return false
  if (length === 1) return /\d/.test(first) && !/^\d+(?:am|pm|g|x\d+)$/.test(first)
  if (/^\d/.test(first)) return !/^\d+(?:kg|l|ml)$/.test(first)
  return isSold(entry) && !/^(?:dozen|doz)$/.test(first) && !words.every(({ lower }) => isFiller(lower))
}

/** Reads any other name, as far as its words have not been read. A word that asks for nothing is no name by itself. */
export const nameAt: Reader = ({ words, names }, at, sheet) => {
  const name = fitting(names[at], words, at, sheet)
  if (!name || (name.length === 1 && isFiller(itemAt(words, at).lower))) return undefined
  if (isCommonWord(name, words, at)) return { from: itemAt(words, at).from, to: itemAt(words, at).to, kind: 'filler' }
  return partOf(name, words, at)
}

function fitting(name: FoundName | undefined, words: readonly TypedWord[], at: number, sheet: Sheet): FoundName | undefined {
  if (!name) return undefined
  const free = sheet.slice(at, at + name.length).findIndex((part) => part !== undefined)
  return free < 0 ? name : nameAtWord(words, at, free)
}

function partOf({ entry, length }: FoundName, words: readonly TypedWord[], at: number): PhrasePart {
  const span = { from: itemAt(words, at).from, to: itemAt(words, at + length - 1).to }
  return entry.kind === 'unit-word' ? { ...span, kind: 'filler' } : { ...span, kind: entry.kind, entry }
}

/** Brands that are English words first. Beside a word that asks for nothing they are no brands: "keen to try". */
const COMMON_BRANDS = new Set(
  'belong deputy equal fellow glad indeed keen monster patron praise raid reckon remedy seek smith street vanish'.split(' '),
)
const isCommonWord = ({ entry, length }: FoundName, words: readonly TypedWord[], at: number): boolean =>
  entry.kind === 'brand' &&
  length === 1 &&
  COMMON_BRANDS.has(itemAt(words, at).lower) &&
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && isFiller(word.lower))
