import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { BuyersRequest, QuoteRequest } from '#contract/quotes/quotes.ts'
import { itemAt } from '#shared/item-at.ts'
import { unitPrice } from '#shared/money/money.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { itemKeys } from './item-keys.ts'
import { joinRows, type SaidOfRows } from './joins.ts'
import { quotedCells, type Quoted } from './quoted.ts'
import { pricedBy, type PricedBy } from './trade-price.ts'

/** A request that has current prices. */
export type Answered = QuoteRequest & { offer: Quote }

/** An item and its quotes in the order of the suppliers, null where a supplier did not quote it. */
export type ComparedItem = {
  name: string
  /** Ids of its lines, which joins refer to. */
  ids: readonly string[]
  /** One id of each row that was joined into this one; for an unjoined row only its own. */
  joined: readonly string[]
  /** The ids that its lines have where they stand by themselves, in the order of the suppliers. */
  apart: readonly string[]
  /** Whether suppliers call it by different names, and nobody but us says that it is one item. */
  isProposed: boolean
  /** What its prices are said for; null where that is one of the measure of each. */
  by: PricedBy | null
  quoted: readonly (Quoted | null)[]
}

type Terms = {
  /** What the buyer has joined and split. */
  said?: SaidOfRows
  /** Ids of the requests that the offers answer, by which lines are named that stand by themselves. */
  requestIds?: readonly string[]
  /** Whether each offer can no longer be accepted: it is shown, but none of its prices is marked as the cheapest. One of an order that is too
   * small to be delivered is treated the same. */
  over?: readonly boolean[]
}

const WITH_PRICES: readonly QuoteState[] = ['quoted', 'revised', 'won']

/** Returns whether the buyer has declined the prices: they can be looked at again, but no longer accepted. */
export const isDeclined = ({ status }: Pick<QuoteRequest, 'status'>) => status === 'declined'

/** Returns whether the supplier has left: its prices can still be read, but no longer accepted. */
export const hasLeft = ({ supplier, status }: QuoteRequest) => supplier.id === null && status === 'passed'

/** Splits requests into those with prices to compare, those whose prices were declined, and the others. */
export function splitByPrices<Request extends BuyersRequest>(requests: readonly Request[]) {
  const hasPrices = (request: Request): request is Request & Answered =>
    request.offer !== null && (WITH_PRICES.includes(request.status) || isDeclined(request) || hasLeft(request))
  const priced = requests.filter(hasPrices)
  return {
    answered: priced.filter((request) => !isDeclined(request)),
    declined: priced.filter(isDeclined),
    others: requests.filter((request) => !hasPrices(request)),
  }
}

/**
 * Returns whether the prices can no longer be accepted: they were valid until a day before `today`, the buyer has declined them, or the
 * supplier has left. Accepted prices are never over.
 */
export const isOver = (request: Answered, today: string): boolean => {
  const { validUntil } = request.offer
  return request.status !== 'won' && (hasLeft(request) || isDeclined(request) || (validUntil !== null && validUntil < today))
}

/** Returns the items of all offers, in the order in which they first appear. */
export function compareOffers(
  offers: readonly Quote[],
  { said = { joined: [], apart: [] }, requestIds = [], over = [] }: Terms = {},
): ComparedItem[] {
  const excluded = excludedOf(offers, over)
  const rows = rowsOf(offers, said.apart, requestIds)
  return joinRows(rows, said.joined, mergedRow).map((item) => {
    const by = pricedBy(item.name, item.quoted)
    return { ...item, by, quoted: withCheapest(item.quoted, excluded, by?.count ?? 1) }
  })
}

/** Returns which offers cannot be accepted: those that are over, and those below a minimum order under which their supplier delivers nothing. */
const excludedOf = (offers: readonly Quote[], over: readonly boolean[]): boolean[] =>
  offers.map((offer, i) => over[i] === true || totalsOf(offer).isRefused)

function rowsOf(offers: readonly Quote[], apart: readonly string[], requestIds: readonly string[]): ComparedItem[] {
  // Every line of every offer has a key, and every row has a line.
  const keys = itemKeys(offers.map(({ lines }) => lines))
  const columns = offers.map((offer, i) =>
    quotedCells(offer).map((quoted, at) => {
      const { row, id } = itemAt(itemAt(keys, i), at)
      const alone = `${id}@${requestIds[i] ?? i}`
      return apart.includes(id) ? { row: alone, id: alone, alone, quoted } : { row, id, alone, quoted }
    }),
  )
  const rows = [...new Set(columns.flat().map(({ row }) => row))]
  return rows.map((row) => {
    const cells = columns.map((column) => column.find((line) => line.row === row))
    const lines = cells.filter((line) => line !== undefined)
    const ids = [...new Set(lines.map(({ id }) => id))]
    const names = lines.map(({ quoted }) => quoted.line.item)
    return {
      name: itemAt(names, 0),
      ids,
      joined: ids.slice(0, 1),
      apart: lines.map(({ alone }) => alone),
      isProposed: new Set(names.map(spokenName)).size > 1,
      by: null,
      quoted: cells.map((line) => line?.quoted ?? null),
    }
  })
}

/** Names that are spelled alike need no second look. */
const spokenName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/** Returns whether two rows can be joined: no supplier may have quoted both, because a row has one cell per supplier. */
export const canJoin = (one: ComparedItem, other: ComparedItem): boolean => one.quoted.every((quoted, i) => !quoted || !other.quoted[i])

const mergedRow = (one: ComparedItem, other: ComparedItem): ComparedItem | undefined =>
  canJoin(one, other)
    ? {
        name: one.name,
        ids: [...one.ids, ...other.ids],
        joined: [...one.joined, ...other.joined],
        apart: [...one.apart, ...other.apart],
        isProposed: false,
        by: null,
        quoted: one.quoted.map((quoted, i) => quoted ?? other.quoted[i] ?? null),
      }
    : undefined

/** Marks the cheapest quotes of a row: only if at least two offers can be accepted and all of them have prices of the same measure. */
function withCheapest(quoted: readonly (Quoted | null)[], over: readonly boolean[], count: number): (Quoted | null)[] {
  const holds = (one: Quoted | null, i: number): one is Quoted => one !== null && !over[i]
  const valid = quoted.filter(holds)
  const prices = valid.flatMap(({ landedCents }) => landedCents ?? [])
  const isOneMeasure = new Set(valid.map(({ measure }) => measure)).size === 1
  if (valid.length < 2 || !isOneMeasure || prices.length < valid.length) return [...quoted]
  const least = unitPrice(Math.min(...prices) * count)
  // Prices that read the same are marked the same, although fractions of a cent that are not shown may differ.
  return quoted.map(
    (one, i) => one && { ...one, isCheapest: holds(one, i) && one.landedCents !== null && unitPrice(one.landedCents * count) === least },
  )
}

/** Compares with a tolerance for floating-point errors. */
const isAlike = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(one, other)

/** Returns which offers have the lowest total with GST; none unless all offers that can be accepted quote the same amount of every item. */
export function cheapestOverall(items: readonly ComparedItem[], offers: readonly Quote[], over: readonly boolean[] = []): boolean[] {
  const excluded = excludedOf(offers, over)
  const valid = offers.flatMap((_, i) => (excluded[i] ? [] : i))
  const isSameBasket = items.map(({ quoted }) => valid.map((i) => quoted[i] ?? null)).every(isSameAmount)
  if (valid.length < 2 || !isSameBasket) return offers.map(() => false)
  const totals = offers.map((offer) => totalsOf(offer).totalCents)
  const least = Math.min(...totals.filter((_, i) => !excluded[i]))
  return totals.map((total, i) => !excluded[i] && total === least)
}

/** An item that none of the offers quotes is ignored. */
const isSameAmount = (quoted: readonly (Quoted | null)[]) => {
  const [first] = quoted
  return (
    quoted.every((one) => one === null) ||
    quoted.every((one) => one?.amount && first?.amount && one.measure === first.measure && isAlike(one.amount, first.amount))
  )
}
