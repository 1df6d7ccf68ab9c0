import { cityCalled, type IsGoods, placeInSearch } from '#server/features/places/place-in-search.ts'
import { isEnglish } from '#server/vocabulary/english.ts'
import { categoriesSelling, type Entry, isSold } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { itemAt } from '#shared/item-at.ts'
import type { Sheet, Typed } from './words/sheet.ts'
import type { TypedWord } from './words/typed-words.ts'

/** Returns whether words are sold rather than a place, as far as the text tells. */
const goodsIn =
  ({ text, names }: Typed): IsGoods =>
  (words) => {
    const entry = lookUp(words)
    if (entry?.kind !== 'brand') return entry !== undefined && (isSold(entry) || entry.kind === 'quality')
    const others = names.flatMap((name) => (name && isGoodsOrService(name.entry) ? [name.entry] : []))
    const city = cityCalled(words)
    if (others.length === 0) return city === undefined
    return !(city?.isCapital && text.trimEnd().endsWith(words)) && others.some((other) => isOfOneTrade(entry, other))
  }

const isGoodsOrService = ({ kind }: Entry) => kind === 'goods' || kind === 'service'

/** A brand that is called as a place is one beside what its makers sell: a Hobart mixer, but milk in Hobart. */
const isOfOneTrade = ({ category }: Entry, other: Entry) => category !== null && categoriesSelling(other).includes(category)

/** Fills in the place that a text names, of which there is at most one. */
export function withPlace(typed: Typed, sheet: Sheet): Sheet {
  const { text, words, inState } = typed
  // "$3000" is no postcode.
  const free = words.flatMap((word, at) => (sheet[at] || text[word.from - 1] === '$' ? [] : [at]))
  const found = placeInSearch(free.map((at) => itemAt(words, at).text).join(' '), { isGoods: goodsIn(typed), inState })
  if (!found) return sheet
  const { rest, ...place } = found
  const left = rest === '' ? [] : rest.split(' ')
  const begins = left.findIndex((word, i) => word !== itemAt(words, itemAt(free, i)).text)
  const start = begins < 0 ? left.length : begins
  const taken = free.slice(start, start + free.length - left.length)
  const [first, last] = [taken[0], taken.at(-1)]
  if (first === undefined || last === undefined || last - first >= taken.length) return sheet
  if (first === last && isCount({ text, words }, first, sheet)) return sheet
  const part = { kind: 'place' as const, place, from: itemAt(words, first).from, to: itemAt(words, last).to }
  return sheet.map((before, at) => (at >= first && at <= last ? part : before))
}

/** Things that are ordered by the thousand: a round number after them is no postcode. */
const BY_THE_THOUSAND =
  /(?:stick|sachet|portion|pod|capsule|bag|cup|lid|napkin|serviette|straw|label|sticker|card|flyer|box|glove|towel)(?:e?s)?$/i

/** Returns whether a number that could be a postcode says how many there are: "sugar sticks 2000", "about 3000 a month", "2025 2400". */
function isCount({ text, words }: Pick<Typed, 'text' | 'words'>, at: number, sheet: Sheet): boolean {
  const [before, word] = [words[at - 1], itemAt(words, at)]
  if (!before || !/^\d+$/.test(word.lower) || word.isApart) return false
  const name = sheet[at - 1] ?? before
  const after = sheet[at + 1]
  if (/^(?:about|around|roughly|approx|approximately|maybe|say|under|over)$/.test(before.lower) && after?.kind === 'period') return true
  return /^\d{4}$/.test(before.lower) || (word.lower.endsWith('00') && BY_THE_THOUSAND.test(text.slice(name.from, name.to)))
}

/** Words of a place that stands within a sentence. */
const MAX_LENGTH_WITHIN = 3

/**
 * Fills in the place of a sentence that has none at its ends or after a preposition: a brand that is a place too, where something is asked for that
 * is not of that brand, "fish hobart", else words that nobody else has read.
 */
export function withPlaceWithin({ words }: Typed, sheet: Sheet): Sheet {
  if (sheet.some((part) => part?.kind === 'place')) return sheet
  const runs = [...brandsIn(words, sheet), ...unreadRuns(words, sheet)]
  for (const { at, to } of runs) {
    const place = wholePlace(words.slice(at, to))
    const part = place && { kind: 'place' as const, place, from: itemAt(words, at).from, to: itemAt(words, to - 1).to }
    if (part) return sheet.map((before, i) => (i >= at && i < to ? part : before))
  }
  return sheet
}

/** A run of words; `to` is exclusive. */
type Run = { at: number; to: number }

/** Returns brands that stand alone beside goods, after a comma or where these are of another category than the brand. */
function brandsIn(words: readonly TypedWord[], sheet: Sheet): Run[] {
  const goods = sheet.flatMap((part) => (part?.kind === 'goods' || part?.kind === 'service' ? [categoriesSelling(part.entry)] : []))
  return sheet.flatMap((part, at) => {
    const [before, next] = [sheet[at - 1], sheet.find((each, i) => i > at && each !== part)]
    if (part?.kind !== 'brand' || before === part || (next && 'entry' in next)) return []
    const { category } = part.entry
    const isOfOthers = !goods.some((categories) => category !== null && categories.includes(category))
    return goods.length > 0 && (words[at]?.isApart || isOfOthers) ? [{ at, to: sheet.lastIndexOf(part) + 1 }] : []
  })
}

/** Returns runs of words that nobody has read, the last and the longest first. A word of English is none by itself. */
function unreadRuns(words: readonly TypedWord[], sheet: Sheet): Run[] {
  const isLeft = (at: number) => sheet[at]?.kind === 'left'
  return Array.from({ length: words.length }, (_, i) => words.length - i).flatMap((to) =>
    Array.from({ length: MAX_LENGTH_WITHIN }, (_, shorter) => to - MAX_LENGTH_WITHIN + shorter).flatMap((at) => {
      const run = words.slice(Math.max(0, at), to)
      const isWhole = at >= 0 && run.every((word, i) => isLeft(at + i) && (i === 0 || !word.isApart))
      return isWhole && !(run.length === 1 && isEnglish(itemAt(run, 0).lower)) ? [{ at, to }] : []
    }),
  )
}

/** Returns the place that words name as a whole, whatever else they may be. */
function wholePlace(words: readonly TypedWord[]) {
  const found = placeInSearch(words.map(({ text }) => text).join(' '), { isGoods: () => false })
  if (found?.rest !== '') return undefined
  const { rest: _, ...place } = found
  return place
}
