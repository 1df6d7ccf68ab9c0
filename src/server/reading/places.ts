import { cityCalled, type IsGoods, placeInSearch } from '#server/features/places/place-in-search.ts'
import { categoriesSelling, type Entry, isSold } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import type { Sheet, Typed } from './sheet.ts'

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
  const found = placeInSearch(free.map((at) => words[at]!.text).join(' '), { isGoods: goodsIn(typed), inState })
  if (!found) return sheet
  const { rest, ...place } = found
  const left = rest === '' ? [] : rest.split(' ')
  const begins = left.findIndex((word, i) => word !== words[free[i]!]!.text)
  const start = begins < 0 ? left.length : begins
  const taken = free.slice(start, start + free.length - left.length)
  const [first, last] = [taken[0], taken.at(-1)]
  if (first === undefined || last === undefined || last - first >= taken.length) return sheet
  if (first === last && isCount({ text, words }, first, sheet)) return sheet
  const part = { kind: 'place' as const, place, from: words[first]!.from, to: words[last]!.to }
  return sheet.map((before, at) => (at >= first && at <= last ? part : before))
}

/** Things that are ordered by the thousand: a round number after them is no postcode. */
const BY_THE_THOUSAND =
  /(?:stick|sachet|portion|pod|capsule|bag|cup|lid|napkin|serviette|straw|label|sticker|card|flyer|box|glove|towel)(?:e?s)?$/i

/** Whether a number that could be a postcode says how many there are: "sugar sticks 2000", "2025 2400". */
function isCount({ text, words }: Pick<Typed, 'text' | 'words'>, at: number, sheet: Sheet): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (!before || !/^\d+$/.test(word.lower) || word.isApart) return false
  const name = sheet[at - 1] ?? before
  return /^\d{4}$/.test(before.lower) || (word.lower.endsWith('00') && BY_THE_THOUSAND.test(text.slice(name.from, name.to)))
}
