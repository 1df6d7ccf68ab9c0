import { placeInSearch } from '#server/features/places/place-in-search.ts'
import { isSold } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import type { StateCode } from '#contract/options.ts'
import type { PartOf } from './parts.ts'
import type { TypedWord } from './typed-words.ts'

const isGoods = (words: string): boolean => {
  const entry = lookUp(words)
  return entry !== undefined && (isSold(entry) || entry.kind === 'quality')
}

export type FoundPlace = { place: PartOf<'place'>['place']; words: readonly TypedWord[] }

/** Returns the place that words name, and which of them do. */
export function placeAmong(words: readonly TypedWord[], inState: StateCode | undefined): FoundPlace | undefined {
  const found = placeInSearch(words.map(({ text }) => text).join(' '), { isGoods, inState })
  if (!found) return undefined
  const { rest, ...place } = found
  const left = rest === '' ? [] : rest.split(' ')
  const length = words.length - left.length
  const from = left.findIndex((text, i) => text !== words[i]!.text)
  const at = from < 0 ? left.length : from
  return { place, words: words.slice(at, at + length) }
}
