import type { NeedAmount } from '#shared/order-line/line-amounts.ts'
import { packSizeOf } from '#shared/pack-size/pack-size.ts'

/** An amount that stands in an item, and that of one of the things in it: 1 in "12 x 1 L". */
export type NamedAmount = NeedAmount & { inner: number }

/** What an item names, as the reader of the trade's words reads it. */
export type NamedGoods = {
  /** What decides it, by the one name that all its names have; the words themselves where nobody knows them. */
  goods: string
  /** The noun that decides: `chicken` of "chicken breast"; null where nobody knows it. */
  head: string | null
  /** The goods that the last word of its name is by itself, as `lid` of "cup lids"; null where that is these goods, or none. */
  noun: string | null
  /** Other goods that are offered to whoever looks for these. */
  kindred: readonly string[]
  brands: readonly string[]
  /** Its qualities and whatever else is said of it, so that nothing that a name says is passed over. */
  qualities: readonly string[]
  /** Sizes of the thing itself: "12oz" of cups. */
  sizes: readonly string[]
  amounts: readonly NamedAmount[]
}

/** Goods with their sizes, which depend on how they are packed. */
export type SizedGoods = NamedGoods & { allSizes: readonly string[] }

type Packed = { packSize?: string | null; contents: NeedAmount | null }

const isAmount = (one: number, other: number) => Math.abs(one - other) < 0.0005

/**
 * Returns goods with their sizes. An amount in the name is one, unless it is what the pack holds or what one of the things in it does: butter
 * of 250 g that is sold by the piece has a size, milk of 2 L that is sold by the bottle of 2 L has none.
 */
export function sized(named: NamedGoods, { packSize = null, contents }: Packed): SizedGoods {
  const pack = packSize === null ? null : packSizeOf(packSize)
  const isOfPack = ({ amount, measure, inner }: NamedAmount) =>
    [
      [contents?.amount, contents?.measure],
      [pack?.amount, pack?.measure],
      [pack?.inner, pack?.measure],
    ].some(([held, of]) => of === measure && typeof held === 'number' && (isAmount(held, amount) || isAmount(held, inner)))
  const amounts = named.amounts.filter((amount) => !isOfPack(amount)).map(({ amount, measure }) => `${amount} ${measure}`)
  return { ...named, allSizes: [...new Set([...named.sizes, ...(pack?.sizes ?? []), ...amounts])] }
}

/** Whether two lists have the same members, whatever their order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** Whether names end in words for different goods, so that they are hardly two names of one: cup lids are found with coffee cups, and are none. */
const isOtherNoun = (one: NamedGoods, other: NamedGoods): boolean => one.noun !== null && other.noun !== null && one.noun !== other.noun

/** Whether what is sold is what is asked for but for its size. A line that names no brand takes any. */
export const isSameButSize = (asked: NamedGoods, sold: NamedGoods): boolean =>
  asked.goods === sold.goods &&
  !isOtherNoun(asked, sold) &&
  (asked.brands.length === 0 || isSameSet(asked.brands, sold.brands)) &&
  isSameSet(asked.qualities, sold.qualities)

/** Whether goods are offered beside others: they are found with them, or the name of one only says more at its end. */
export const isKindred = (asked: NamedGoods, sold: NamedGoods): boolean =>
  asked.goods === sold.goods ||
  asked.kindred.includes(sold.goods) ||
  sold.kindred.includes(asked.goods) ||
  isLonger(asked, sold) ||
  isLonger(sold, asked)

/** Whether goods are others of which more is said at the end of the name: chicken breast fillets are chicken breast. */
const isLonger = (one: NamedGoods, other: NamedGoods): boolean =>
  other.goods.startsWith(`${one.goods} `) && one.head !== null && (other.head === one.head || other.head === one.goods)
