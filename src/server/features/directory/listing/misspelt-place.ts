import { nearestTo } from '#server/features/directory/dictionary/edit-distance.ts'
import { knownPlaces } from '#server/features/places/known-places.ts'
import { type PhrasePart, textOf } from '#server/reading/words/parts.ts'
import { isEnglish } from '#server/vocabulary/english.ts'
import { isTradeWord, tradeWordsFrom } from '#server/vocabulary/vocabulary.ts'

/** Words after which stands a place, and the letters of a name that can be corrected: a shorter one has too many neighbours. */
const BEFORE_A_PLACE = /^(?:in|near|around)$/i
const CORRECTABLE = /^[a-z]{5,24}$/i

/** Returns a search with its place spelt as the nearest one, the largest of several; undefined where none is misspelt. */
export function withPlaceCorrected(search: string, parts: readonly PhrasePart[]): string | undefined {
  const part = parts.find((each, i) => {
    const before = parts[i - 1]
    return (
      each.kind === 'left' && before !== undefined && BEFORE_A_PLACE.test(textOf(search, before)) && isCorrectable(textOf(search, each))
    )
  })
  const name = part && placeLike(textOf(search, part).toLowerCase())
  return name === undefined ? undefined : search.slice(0, part?.from) + name + search.slice(part?.to)
}

const isCorrectable = (word: string): boolean => CORRECTABLE.test(word) && !isEnglish(word) && !isTradeWord(word)

function placeLike(word: string): string | undefined {
  const { cities, suburbs } = knownPlaces()
  // A word that may be goods is no place, "milk in cartns", but Melbourne is also a beer.
  const goods = tradeWordsFrom(word.charAt(0)).filter((name) => !cities.has(name) && !suburbs.has(name))
  if (nearestTo(word, likeIn(word, goods)).length > 0) return undefined
  // Both are in the order of population.
  return nearestTo(word, likeIn(word, [...cities.keys(), ...suburbs.keys()]))[0]
}

const likeIn = (word: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(word.charAt(0)) && !name.includes(' ') && Math.abs(name.length - word.length) <= 2)
