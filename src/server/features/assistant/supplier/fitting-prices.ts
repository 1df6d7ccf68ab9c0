import type { ResponseOf } from '#contract/api.ts'
import { read } from '#server/reading/read.ts'
import { dollars } from '#shared/money/money.ts'
import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { readPrice } from '#shared/money/price-text.ts'
import type { ListingFacts } from './listing-facts.ts'
import { isSameGoods, type Named, namedIn, unknownOf } from './same-goods.ts'

/** A price that the supplier has typed or quoted. */
export type Price = {
  item: string
  /** With what it buys: "$31.50 / kg". */
  price: string
  /** What it buys, where that is sure: "6 x 1 L". */
  pack: string | null
}

type PricedGoods = Price & { named: Named[] }
type PricedLine = ResponseOf<'GET /api/suppliers/:id/saved-answers'>[number]['offer']['lines'][number]
type Product = ResponseOf<'GET /api/suppliers/:id/featured-products'>[number]

/** Of what is asked for so many prices are proposed. */
const MAX_PRICES = 4

/** Returns the supplier's prices, one of each item: those of its products, then those that it has quoted, the newest first. */
export async function pricesOf(facts: ListingFacts): Promise<PricedGoods[]> {
  const [products, saved, requests] = await Promise.all([facts.products(), facts.savedAnswers(), facts.requests()])
  const quotes = [...requests.flatMap(({ offer: quote }) => quote ?? []), ...saved.map(({ offer: quote }) => quote)]
  const prices = [...products.flatMap(ofProduct), ...quotes.flatMap(({ lines }) => lines.map(ofLine))]
  // The first of each item counts.
  const byItem = new Map(prices.toReversed().map((price) => [price.item.toLowerCase(), price]))
  return [...byItem.values()].toReversed().map((price) => ({ ...price, named: namedIn(price.item) }))
}

/** Returns the prices of what is asked for. Of several those are left that have its other words in their names too: "thickened". */
export function fittingPrices(prices: readonly PricedGoods[], asked: Named): Price[] {
  const fitting = prices.filter(({ named }) => named.some((sold) => isSameGoods(sold, asked)))
  const described = fitting.filter(({ named }) => unknownOf(asked).some((word) => named.some(({ words }) => words.has(word))))
  return (described.length > 0 ? described : fitting).slice(0, MAX_PRICES)
}

const ofProduct = ({ title, price }: Product): Price[] =>
  price === null ? [] : [{ item: title, price, pack: readPrice(price)?.packSize ?? packIn(title) }]

/** Returns a price with what it buys: "$54.00 for 5 kg, GST-free". */
export const priceText = ({ packSize, priceCents, gst }: Pick<PricedLine, 'packSize' | 'priceCents' | 'gst'>): string =>
  `${dollars(priceCents)} for ${packSize}${gst === 'taxable' ? ' before GST' : ', GST-free'}`

const ofLine = ({ item, packSize, priceCents, gst }: Pick<PricedLine, 'item' | 'packSize' | 'priceCents' | 'gst'>): Price => ({
  item,
  price: priceText({ packSize, priceCents, gst }),
  pack: packSizeOf(packSize) ? packSize : null,
})

/** Returns the pack in a title, if it has one: "Oat milk barista 6 x 1 L". */
function packIn(title: string): string | null {
  const amounts = read(title).flatMap((part) => (part.kind === 'amount' && part.amount.contents ? [title.slice(part.from, part.to)] : []))
  return amounts.length === 1 ? (amounts[0] ?? null) : null
}
