import { required } from '#shared/required.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getSuggestedPrices, SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { Db } from '#server/db/db.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { productsOf, supplierRow, type StoredProduct } from '#server/features/suppliers/queries.ts'
import type { Subject } from '#server/features/quotes/access/access.ts'
import { linesOfRequest } from '#server/features/quotes/thread/request-queries.ts'
import { readPrice } from '#shared/money/price-text.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'
import { listPrices, type Price } from './line-prices.ts'
import { lastQuotes, type LastQuote } from './suggestion-queries.ts'

type Suggestions = Output<typeof getSuggestedPrices>

/**
 * Returns what an answer to the lines of a request can start with: for each the price that holds for this buyer, rows of the price list, the
 * supplier's last price of that item for this buyer, else for anyone, then its product of that name; the bare line where nothing is known
 * (docs/behaviour/quotes.md, Answers to lines).
 */
export async function suggestedPrices(db: Db, { id, supplierId, accountId, contactEmail }: Subject, today: string): Promise<Suggestions> {
  // Only the supplier that received the request is admitted.
  const listingId = required(supplierId, 'The supplier of the request')
  const [lines, fromLists, quotes, products, listing] = await Promise.all([
    linesOfRequest(db, id),
    listPrices(db, { supplierId: listingId, accountId }, today),
    lastQuotes(db, { id, supplierId: listingId, accountId, contactEmail }),
    productsOf(db, listingId),
    supplierRow(db, listingId),
  ])
  const known = new Map<string, Price[]>()
  const add = (item: string, price: Price) => known.set(goodsKey(item), [...(known.get(goodsKey(item)) ?? []), price])
  for (const quote of [...quotes.filter(({ isSameBuyer }) => isSameBuyer), ...quotes.filter(({ isSameBuyer }) => !isSameBuyer)])
    for (const { names, price } of pricesIn(quote)) for (const name of names) add(name, price)
  for (const product of products) add(product.title, ofProduct(product))
  return {
    lines: lines.flatMap((line) => suggestedFor(line, [...fromLists(line), ...latestOf(known.get(goodsKey(line.item)) ?? [])])),
    minimumCents: listing?.minimumOrderCents ?? null,
  }
}

/** Returns the bare lines of a request, for who answers by the link of an email: it opens one request, and tells nothing of others. */
export async function withoutPrices(db: Db, { id }: Subject): Promise<Suggestions> {
  return { lines: (await linesOfRequest(db, id)).flatMap((line) => suggestedFor(line, [])), minimumCents: null }
}

/** What no price that is suggested has, unless it says so. */
const PLAIN = { heldUntil: null, rowId: null, isAlike: false, origin: null, at: null }

/** The newest price that was quoted, and what its product says. */
function latestOf(known: readonly Price[]): Price[] {
  const quoted = known.find(({ from }) => from !== 'product')
  const product = known.find(({ from }) => from === 'product')
  return [quoted, product].filter((price) => price !== undefined)
}

function suggestedFor({ id: requestLineId, item }: Pick<RequestLine, 'id' | 'item'>, found: readonly Price[]): SuggestedPrice[] {
  const nothing: Price = { ...PLAIN, item, packSize: null, unit: null, priceCents: null, gst: null, from: null }
  return (found.length > 0 ? found : [nothing]).map((price) => ({
    requestLineId,
    ...price,
    isSeafood: isSeafood(price.item) || isSeafood(item),
  }))
}

/** Returns the prices of an answer with the names of what they are for: the supplier's and, unless it is a substitute, the buyer's. */
function pricesIn({ lines, asked, at, isSameBuyer }: LastQuote): { names: Set<string>; price: Price }[] {
  const askedById = new Map(asked.map((line) => [line.id, line.item]))
  return lines.map(({ item, packSize, unit, priceCents, gst, requestLineId, isSubstitute, origin = null }) => {
    const buyersName = isSubstitute ? undefined : askedById.get(requestLineId ?? '')
    const names = new Set([item, buyersName ?? item].map((name) => name.trim()))
    return { names, price: { ...PLAIN, item, packSize, unit, priceCents, gst, from: isSameBuyer ? 'buyer' : 'anyone', at, origin } }
  })
}

/** The price of a product is taken only where its text leaves no doubt. */
function ofProduct({ title, price, origin, gst }: Pick<StoredProduct, 'title' | 'price' | 'origin' | 'gst'>): Price {
  const read = price === null ? null : readPrice(price)
  return {
    ...PLAIN,
    item: title,
    packSize: read?.packSize ?? null,
    unit: null,
    priceCents: read?.cents ?? null,
    gst,
    from: 'product',
    origin,
  }
}
