import type { InstantTerms } from '#contract/price-lists/price-list-settings.ts'
import { partOf } from '#shared/money/part-of.ts'
import type { NamedGoods } from './named-goods.ts'
import { fillLine, type AskedLine, type FilledRow, type PriceBook, type SoldRow } from './price-book.ts'

/** Where prices come from: those that hold for the buyer go before the list, and no discount is taken off them. */
export type PriceSources<Held extends SoldRow, Row extends SoldRow> = {
  held: PriceBook<Held>
  list: PriceBook<Row>
  namedIn: (item: string) => NamedGoods
}
/** A line with its price. */
export type ListedPrice<Row> = { lineId: string; row: Row; packSize: string; unit: string | null; priceCents: number; costCents: number }
export type ListAnswer<Row> = {
  prices: ListedPrice<Row>[]
  goodsCents: number
  /** Whether so many lines have a price, and so much is ordered, that the supplier wants it answered. */
  isEnough: boolean
}

/** Returns the price of a row less a discount, half a cent up. */
export const discounted = (priceCents: number, percent: number): number => partOf(priceCents, 100 - percent, 100)

/** Returns what a list answers to the lines of a request: one price a line, that of the row which costs the need least. */
export function answerFromList<Held extends SoldRow, Row extends SoldRow>(
  lines: readonly (AskedLine & { id: string })[],
  { held, list, namedIn }: PriceSources<Held, Row>,
  terms: Pick<InstantTerms, 'leastPercent' | 'discountPercent' | 'belowMinimum'>,
  minimumCents: number | null,
): ListAnswer<Held | Row> {
  const prices = lines.flatMap((line): ListedPrice<Held | Row>[] => {
    const named = namedIn(line.item)
    const [promised] = fillLine(held, line, named).filled
    if (promised) return [listedPrice(line.id, promised, 0)]
    const [listed] = fillLine(list, line, named).filled
    return listed ? [listedPrice(line.id, listed, terms.discountPercent)] : []
  })
  const goodsCents = prices.reduce((sum, { costCents }) => sum + costCents, 0)
  const isFilled = prices.length > 0 && prices.length * 100 >= lines.length * terms.leastPercent
  return { prices, goodsCents, isEnough: isFilled && (terms.belowMinimum === 'difference' || goodsCents >= (minimumCents ?? 0)) }
}

function listedPrice<Row extends SoldRow>(
  lineId: string,
  { row, packSize, unit, packs }: FilledRow<Row>,
  percent: number,
): ListedPrice<Row> {
  // What is filled in has a price.
  const priceCents = discounted(row.priceCents ?? 0, percent)
  return { lineId, row, packSize, unit, priceCents, costCents: packs * priceCents }
}
