import { MAX_SUGGESTED, type AnswerSuggestions, type SuggestedLine } from '#contract/quotes/answer-suggestions.ts'
import type { StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import { readPrice } from '#shared/money/price-text.ts'
import type { Db } from '#server/db/db.ts'
import { productsOf, supplierRow, type StoredProduct } from '#server/features/suppliers/queries.ts'
import type { Subject } from '#server/features/quotes/access/access.ts'
import { required } from '#shared/required.ts'
import { lastQuotes, type LastQuote } from './suggestion-queries.ts'

export const NO_SUGGESTIONS: AnswerSuggestions = { lines: [], minimumCents: null }

/**
 * Returns what an answer to a request can start with: the lines that this buyer was quoted last, then the supplier's products with the price
 * of the last quote for each, else with the product's own (docs/behaviour/quotes.md, Quote requests).
 */
export async function suggestionsFor(db: Db, { id, supplierId, accountId, contactEmail }: Subject): Promise<AnswerSuggestions> {
  const listingId = required(supplierId, 'The supplier of a request that is answered')
  const [quotes, products, listing] = await Promise.all([
    lastQuotes(db, { id, supplierId: listingId, accountId, contactEmail }),
    productsOf(db, listingId),
    supplierRow(db, listingId),
  ])
  return { lines: linesFrom(quotes, products), minimumCents: listing?.minimumOrderCents ?? null }
}

/** Returns one line for each item; the first found has the latest price. */
function linesFrom(quotes: LastQuote[], products: Pick<StoredProduct, 'title' | 'price' | 'gst'>[]): SuggestedLine[] {
  const priceTexts = new Map(products.map(({ title, price }) => [keyOf(title), price]))
  const quotedLine = (line: StoredQuoteLine, { at, isSameBuyer }: LastQuote): SuggestedLine => {
    const { item, packSize, unit, priceCents, gst } = line
    const priceText = priceTexts.get(keyOf(item)) ?? null
    return { item, packSize, unit, priceCents, gst, priceText, quoted: { at, toThisBuyer: isSameBuyer } }
  }
  const toAnyone = new Map<string, SuggestedLine>()
  for (const quote of quotes)
    for (const line of quote.lines) if (!toAnyone.has(keyOf(line.item))) toAnyone.set(keyOf(line.item), quotedLine(line, quote))
  const toThisBuyer = quotes.find(({ isSameBuyer }) => isSameBuyer)
  const lines = [
    ...(toThisBuyer?.lines.map((line) => quotedLine(line, toThisBuyer)) ?? []),
    ...products.map((product) => toAnyone.get(keyOf(product.title)) ?? productLine(product)),
  ]
  const items = lines.map(({ item }) => keyOf(item))
  return lines.filter(({ item }, at) => items.indexOf(keyOf(item)) === at).slice(0, MAX_SUGGESTED)
}

/** A product that has not been quoted yet: its price only where the text leaves no doubt. */
function productLine({ title, price, gst }: Pick<StoredProduct, 'title' | 'price' | 'gst'>): SuggestedLine {
  const read = price === null ? null : readPrice(price)
  return {
    item: title,
    packSize: read?.packSize ?? null,
    unit: null,
    priceCents: read?.cents ?? null,
    gst,
    priceText: price,
    quoted: null,
  }
}

const keyOf = (item: string) => item.trim().toLowerCase()
