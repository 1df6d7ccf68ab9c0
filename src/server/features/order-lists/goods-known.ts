import type { CategoryName } from '#contract/options.ts'
import { askedFor } from '#server/reading/goods/asked-for.ts'
import { type Entry, isBroad } from '#server/vocabulary/entry.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import type { GoodsKnown } from '#shared/order-line/line-amounts.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'

/** Measures of the vocabulary by which goods are bought by number. */
const COUNTED = new Set<Entry['measure']>(['piece', 'loaf', 'dozen'])
const POURED = new Set<Entry['measure']>(['L', 'bottle'])
/** Categories of which pieces may be weighed one by one. */
const PORTIONED = new Set<CategoryName | null>(['Meat', 'Seafood', 'Fresh Produce', 'Baked Goods'])

/** Returns what decides an item, if all of it names one thing. */
export function headOf(item: string): Entry | undefined {
  const [only, another] = askedFor(item)
  return only?.head && !another && only.head.kind !== 'quality' && !isBroad(only.head) ? only.head : undefined
}

/** Returns what the trade knows of an item. */
function goodsOf(item: string): GoodsKnown {
  const { category = null, measure = null, head = '' } = headOf(item) ?? {}
  const isVessel = category === 'Packaging' || (category === 'Cleaning' && measure === 'carton')
  const isCounted = isVessel || COUNTED.has(measure)
  // Tea bags are pieces, though tea is weighed.
  const isBagged = /\bbags?$/.test(head)
  const isPoured = POURED.has(measure) || category === 'Beverages'
  const usual = isPoured ? 'L' : measure === 'kg' ? 'kg' : null
  return { category, isCounted, isVessel, isPortioned: PORTIONED.has(category), measure: isCounted || isBagged ? 'piece' : usual }
}

/** What the vocabulary of the trade tells the reader of order lines. */
export const goodsKnown: LineKnowledge = {
  goodsOf,
  isGoods(word, next) {
    const [both, one] = [lookUp(`${word} ${next}`), lookUp(word)]
    // Foil trays and kraft bags are packaging; of lids a carton is only what they come in.
    if (!both) return one?.category === 'Packaging' && /^(?:trays|bags|tubs|buckets|jars|bottles|cans|tins|pouches|punnets)$/.test(next)
    // An avocado tray is another name of avocados, a tea bag is none of tea.
    return both.kind === 'goods' && both.head !== one?.head
  },
}
