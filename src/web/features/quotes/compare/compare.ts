import type { Offer, OfferLine } from '#contract/offers.ts'
import { packSizeOf, type Measure } from '#contract/pack-size.ts'
import type { QuoteState } from '#contract/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { gstOn, lineCents } from '#contract/totals.ts'
import { itemKeys } from './item-names.ts'

/** A request whose prices hold now. */
export type Answered = QuoteRequest & { offer: Offer }

/** What a supplier asks for an item. Money is in cents without GST, but for `gstCents`. */
export type Quoted = {
  line: OfferLine
  goodsCents: number
  /** Its share of the delivery fee. */
  deliveryCents: number
  gstCents: number
  /** How much comes of it; nothing where the pack size does not say. */
  amount: number | null
  measure: Measure | null
  /** Goods and delivery for one kilo, litre or piece. */
  landedCents: number | null
  /** Nobody asks less for the same measure, and somebody asks more or as much. */
  isCheapest: boolean
}

/** An item and what each supplier asks for it, in the order of the suppliers; nothing where it was not quoted. */
export type ComparedItem = { name: string; quoted: (Quoted | null)[] }

const WITH_PRICES: readonly QuoteState[] = ['quoted', 'revised', 'won']

/** The supplier has left: its prices are still there to be read, but not to be taken. */
const hasLeftPrices = ({ supplier, status }: QuoteRequest) => supplier.id === null && status === 'passed'

/** The requests that have prices to compare, and the others. */
export function splitByPrices(requests: readonly QuoteRequest[]): { answered: Answered[]; others: QuoteRequest[] } {
  const hasPrices = (request: QuoteRequest): request is Answered =>
    request.offer !== null && (WITH_PRICES.includes(request.status) || hasLeftPrices(request))
  return { answered: requests.filter(hasPrices), others: requests.filter((request) => !hasPrices(request)) }
}

/** The items of all offers, in the order in which they first appear. */
export function compared(offers: readonly Offer[]): ComparedItem[] {
  const keys = itemKeys(offers.map(({ lines }) => lines))
  const names = new Map<string, string>()
  offers.forEach(({ lines }, i) => lines.forEach(({ item }, at) => names.has(keys[i]![at]!) || names.set(keys[i]![at]!, item)))
  const columns = offers.map((offer, i) => new Map(quotedLines(offer).map((quoted, at) => [keys[i]![at]!, quoted])))
  return Array.from(names, ([key, name]) => ({ name, quoted: withCheapest(columns.map((column) => column.get(key) ?? null)) }))
}

function quotedLines({ lines, deliveryCents }: Offer): Quoted[] {
  const packs = lines.map(({ packSize, unit }) => packSizeOf(packSize, unit))
  const amounts = lines.map(({ quantity }, at) => (packs[at] ? packs[at].amount * quantity : null))
  const costs = lines.map(lineCents)
  const isOneMeasure = new Set(packs.map((pack) => pack?.measure)).size === 1
  const shares = sharesOf(deliveryCents, costs, isOneMeasure ? amounts : [])
  const goods = sum(costs)
  return lines.map((line, at) => {
    const [goodsCents, share, amount] = [costs[at]!, shares[at]!, amounts[at]!]
    // As the offer's own total has it: delivery is taxed in proportion to the cost.
    const taxed = goodsCents + (goods > 0 ? (deliveryCents * goodsCents) / goods : 0)
    return {
      line,
      goodsCents,
      deliveryCents: share,
      gstCents: line.gst === 'taxable' ? gstOn(taxed) : 0,
      amount,
      measure: packs[at]?.measure ?? null,
      landedCents: amount ? (goodsCents + share) / amount : null,
      isCheapest: false,
    }
  })
}

/** A fee spread over the amounts where all are of one measure and known, else over what the goods cost, else evenly. */
function sharesOf(fee: number, costs: number[], amounts: (number | null)[]): number[] {
  const known = amounts.filter((amount) => amount !== null)
  const weights = [known.length === costs.length ? known : [], costs, costs.map(() => 1)].find((some) => sum(some) > 0)!
  return weights.map((weight) => (fee * weight) / sum(weights))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Prices of different measures say nothing of each other, and one alone is not the cheapest of anything. */
function withCheapest(quoted: (Quoted | null)[]): (Quoted | null)[] {
  const given = quoted.filter((one) => one !== null)
  const prices = given.map(({ landedCents }) => landedCents)
  const isOneMeasure = new Set(given.map(({ measure }) => measure)).size === 1
  if (given.length < 2 || !isOneMeasure || prices.includes(null)) return quoted
  const least = Math.min(...(prices as number[]))
  return quoted.map((one) => one && { ...one, isCheapest: one.landedCents! - least < 0.005 })
}

/** Whose everything costs least, goods and delivery without GST: only where all quote as much of every item. */
export function cheapestOverall(items: readonly ComparedItem[], offers: number): boolean[] {
  const none = Array.from({ length: offers }, () => false)
  const isSameBasket = items.every(({ quoted }) => {
    const first = quoted[0]
    return quoted.every((one) => one?.amount && one.measure === first?.measure && Math.abs(one.amount / first!.amount! - 1) < 0.001)
  })
  if (offers < 2 || !isSameBasket) return none
  const totals = none.map((_, i) => Math.round(sum(items.map(({ quoted }) => quoted[i]!.goodsCents + quoted[i]!.deliveryCents))))
  return totals.map((total) => total === Math.min(...totals))
}
