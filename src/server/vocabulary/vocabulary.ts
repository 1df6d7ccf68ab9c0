import type { CategoryName } from '#contract/options.ts'
import { inSlices } from '#shared/in-slices.ts'
import { itemAt } from '#shared/item-at.ts'
import { categoriesSelling, type Entry } from './entry.ts'
import { entryOfLine, namesOfLine, parentOfLine, readGoodsFile } from './goods-file.ts'
import { keyOf } from './key-of.ts'
import { type FoundName, NameIndex } from './name-index.ts'
import { NamePrefixes } from './name-prefixes.ts'
import { plain, wordsIn } from './words.ts'

const lines = readGoodsFile()
// A number of the index is one of a line.
const builtIn = new NameIndex(lines.map(namesOfLine), (i) => entryOfLine(itemAt(lines, i)))
let own = new NameIndex([], () => {
  throw new Error('There are no own terms.')
})
let ownEntries: Entry[] = []
let ownWords: ReadonlySet<string> = new Set()
const prefixesOfOwn = () => inSlices(() => NamePrefixes.of(ownEntries, namesOf))
let ownPrefixes = prefixesOfOwn()

let version = 0

/** Returns a number that is another one once the owner's terms have been replaced, for what is kept of texts that were read by them. */
export const ownTermsVersion = (): number => version

/** Replaces the terms that the owner of the marketplace has added; they go before built-in ones of the same name. */
export function useOwnTerms(entries: Entry[]): void {
  version++
  ownEntries = entries
  ownWords = spelledIn(entries.flatMap(namesOf))
  ownPrefixes = prefixesOfOwn()
  // A number of the index is one of an entry.
  own = new NameIndex(entries.map(namesOf), (i) => itemAt(entries, i))
}

const namesOf = ({ term, synonyms }: Entry) => [term, ...synonyms]

/** Returns the built-in entry of a name, whatever the owner has added. */
export const lookUpBuiltIn = (name: string): Entry | undefined => builtIn.find(keyOf(name))

/** Returns the entry of a name in any spelling: a term or a synonym, singular or plural, with or without spaces. */
export function lookUp(name: string): Entry | undefined {
  const key = keyOf(name)
  return own.find(key) ?? builtIn.find(key)
}

/** Returns the longest name of the vocabulary that begins at a word of a text, of which each word is given by its `keyOf`. */
export function termAt(keys: readonly string[], at: number): FoundName | undefined {
  const ours = own.size > 0 ? own.longestAt(keys, at) : undefined
  const found = builtIn.longestAt(keys, at)
  return ours && ours.length >= (found?.length ?? 0) ? ours : found
}

/** Returns whether a word, given by its key, stands in a name that the owner has added. */
export const isOwnWord = (key: string): boolean => own.words.has(key)

/** Returns whether two words, given by their keys, are a name when they are written as one: "butter milk" is buttermilk. */
export const areOneName = (word: string, next: string): boolean => own.isName(word + next) || builtIn.isName(word + next)

/** Returns whether a single word is one of the vocabulary or part of a name there, so that it is never corrected. */
export function isTradeWord(word: string): boolean {
  const key = keyOf(word)
  return own.words.has(key) || builtIn.words.has(key) || lookUp(word) !== undefined
}

let kinds: Map<string | undefined, number> | undefined

/** Returns how many built-in entries are kinds of what a term names. */
export function kindsOf(term: string): number {
  kinds ??= new Map([...Map.groupBy(lines, parentOfLine)].map(([parent, ofIt]) => [parent, ofIt.length]))
  return kinds.get(term) ?? 0
}

let categoryWords: Set<string> | undefined

/** Returns whether a word stands in the name of goods or a service of a category: "mixer" is one of Machine Repairs. */
export function isWordOf(category: CategoryName, word: string): boolean {
  categoryWords ??= new Set(
    builtInEntries()
      .filter(({ kind }) => kind !== 'brand')
      .flatMap((entry) => {
        const [likeliest] = categoriesSelling(entry)
        return keyOf(entry.term)
          .split(' ')
          .map((key) => `${likeliest}/${key}`)
      }),
  )
  return categoryWords.has(`${category}/${keyOf(word)}`)
}

let byInitial: Map<string, string[]> | undefined

/** Returns single trade words that begin with a letter, as names spell them: in the singular, in the plural or in both. */
export function tradeWordsFrom(initial: string): readonly string[] {
  byInitial ??= Map.groupBy(spelledIn(lines.flatMap(namesOfLine)), (word) => word.charAt(0))
  return [...(byInitial.get(initial) ?? []), ...[...ownWords].filter((word) => word.startsWith(initial))]
}

const spelledIn = (names: string[]) => new Set(names.flatMap(wordsIn).map(plain))

/** The beginnings of all built-in names, which take a while to build. */
export const builtInPrefixes = inSlices(() => NamePrefixes.of(lines, namesOfLine))

/**
 * Returns the entries with a name that begins with a text, or has a later word that does, the likeliest first; an entry is read when it is
 * asked for. What the whole text names comes before all others, in the plural too.
 */
export function* entriesStartingWith(text: string): Generator<Entry> {
  const given = new Set<string>()
  const named = lookUp(text)
  for (const typed of named ? [text, named.term] : [text]) {
    const ours = ownPrefixes
      .now()
      .startingWith(typed)
      .map((i) => () => itemAt(ownEntries, i))
    const builtInOnes = builtInPrefixes
      .now()
      .startingWith(typed)
      .map((i) => () => builtIn.at(i))
    for (const read of [...(named ? [() => named] : []), ...ours, ...builtInOnes]) {
      const entry = read()
      if (given.has(entry.term)) continue
      given.add(entry.term)
      yield entry
    }
  }
}

/** Returns the built-in entries, in the order of the file; each is the one that is found by its names. */
export const builtInEntries = (): Entry[] => lines.map((_, i) => builtIn.at(i))
