import type { Offer } from '#contract/offers.ts'
import type { QuoteState } from '#contract/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { payableOf } from '#shared/totals.ts'
import { itemKeys } from './item-keys.ts'
import { joinRows, type Joins } from './joins.ts'
import { quotedLines, type Quoted } from './quoted.ts'

/** A request whose prices hold now. */
export type Answered = QuoteRequest & { offer: Offer }

/** An item and what each supplier asks for it, in the order of the suppliers; nothing where it was not quoted. */
export type ComparedItem = {
  name: string
  /** Of its lines, for joins. */
  ids: readonly string[]
  /** One id of each row that was joined to this one; its own alone where none was. */
  joined: readonly string[]
  quoted: readonly (Quoted | null)[]
}

type Terms = {
  /** Rows that the buyer says are one item. */
  joins?: Joins
  /** For each offer, whether it can be taken no more: it is shown, but no price of it is the cheapest. */
  over?: readonly boolean[]
}

const WITH_PRICES: readonly QuoteState[] = ['quoted', 'revised', 'won']

/** The supplier has left: its prices are still there to be read, but not to be taken. */
export const hasLeft = ({ supplier, status }: QuoteRequest) => supplier.id === null && status === 'passed'

/** The requests that have prices to compare, and the others. */
export function splitByPrices(requests: readonly QuoteRequest[]): { answered: Answered[]; others: QuoteRequest[] } {
  const hasPrices = (request: QuoteRequest): request is Answered =>
    request.offer !== null && (WITH_PRICES.includes(request.status) || hasLeft(request))
  return { answered: requests.filter(hasPrices), others: requests.filter((request) => !hasPrices(request)) }
}

/** Whether the prices can be taken no more: they held until a day before `today`, or the supplier has left. What was accepted is not over. */
export const isOver = (request: Answered, today: string): boolean => {
  const { validUntil } = request.offer
  return request.status !== 'won' && (hasLeft(request) || (validUntil !== null && validUntil < today))
}

/** The items of all offers, in the order in which they first appear. */
export function compared(offers: readonly Offer[], { joins = [], over = [] }: Terms = {}): ComparedItem[] {
  return joinRows(rowsOf(offers), joins, mergedRow).map((item) => ({ ...item, quoted: withCheapest(item.quoted, over) }))
}

function rowsOf(offers: readonly Offer[]): ComparedItem[] {
  const keys = itemKeys(offers.map(({ lines }) => lines))
  const columns = offers.map((offer, i) => quotedLines(offer).map((quoted, at) => ({ ...keys[i]![at]!, quoted })))
  const rows = [...new Set(columns.flat().map(({ row }) => row))]
  return rows.map((row) => {
    const lines = columns.map((column) => column.find((line) => line.row === row))
    const ids = lines.flatMap((line) => line?.id ?? [])
    const name = lines.find((line) => line !== undefined)!.quoted.line.item
    return { name, ids, joined: ids.slice(0, 1), quoted: lines.map((line) => line?.quoted ?? null) }
  })
}

/** Whether no supplier has both: each has one place in a row. */
export const canJoin = (one: ComparedItem, other: ComparedItem): boolean => one.quoted.every((quoted, i) => !quoted || !other.quoted[i])

const mergedRow = (one: ComparedItem, other: ComparedItem): ComparedItem | undefined =>
  canJoin(one, other)
    ? {
        name: one.name,
        ids: [...one.ids, ...other.ids],
        joined: [...one.joined, ...other.joined],
        quoted: one.quoted.map((quoted, i) => quoted ?? other.quoted[i]!),
      }
    : undefined

/** Prices of different measures say nothing of each other, and one alone is not the cheapest of anything. */
function withCheapest(quoted: readonly (Quoted | null)[], over: readonly boolean[]): (Quoted | null)[] {
  const holds = (one: Quoted | null, i: number): one is Quoted => one !== null && !over[i]
  const given = quoted.filter(holds)
  const prices = given.map(({ landedCents }) => landedCents)
  const isOneMeasure = new Set(given.map(({ measure }) => measure)).size === 1
  if (given.length < 2 || !isOneMeasure || prices.includes(null)) return [...quoted]
  const least = Math.min(...(prices as number[]))
  return quoted.map((one, i) => one && { ...one, isCheapest: holds(one, i) && isAlike(one.landedCents!, least) })
}

/** But for the last digits of a computer's division. */
const isAlike = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(one, other)

/** For whose everything the least has to be paid, with GST: only where all quote as much of every item. */
export function cheapestOverall(items: readonly ComparedItem[], offers: readonly Offer[], over: readonly boolean[] = []): boolean[] {
  const held = offers.flatMap((_, i) => (over[i] ? [] : i))
  const isSameBasket = items.map(({ quoted }) => held.map((i) => quoted[i] ?? null)).every(isSameAmount)
  if (held.length < 2 || !isSameBasket) return offers.map(() => false)
  const totals = offers.map((offer) => payableOf(offer).totalCents)
  const least = Math.min(...held.map((i) => totals[i]!))
  return totals.map((total, i) => !over[i] && total === least)
}

/** What nobody quotes is no part of the basket. */
const isSameAmount = (quoted: readonly (Quoted | null)[]) => {
  const [first] = quoted
  return (
    quoted.every((one) => one === null) ||
    quoted.every((one) => one?.amount && one.measure === first?.measure && isAlike(one.amount, first!.amount!))
  )
}
