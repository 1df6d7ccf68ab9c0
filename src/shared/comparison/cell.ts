import type { Cell, Change } from '#contract/quotes/comparison/comparison-results.ts'
import { partOf } from '#shared/money/part-of.ts'
import { fromThousandths, thousandths, unitCentsOf, wholePacks } from './amounts.ts'
import { changeOf } from './change.ts'
import { GST_PART } from './order.ts'
import type { ComparedOffer, Line, Price } from './request.ts'

/** A cell of the table with what the totals need of it. */
export type Entry = {
  cell: Cell
  /** The cost of the need as the comparison ranks it: with its own GST where it ranks by what is paid. */
  rankCents: number
  costCents: number
  isTaxable: boolean
  /** Whether it is in the totals: a price of a live offer for the whole need, of the thing itself or of a substitute that is allowed. */
  counts: boolean
  /** The price that the cell shows; null without one. */
  price: Price | null
}
type Context = { isByTotal: boolean; isAllowed: boolean }
type Figures = {
  packs: number
  costCents: number
  unitCents: number
  surplus: number
  rankCents: number
  isShort: boolean
  change: Change | null
}
type Candidate = { price: Price; figures: Figures }

/** Returns the cell of a line and an offer: of its several prices the one with the least cost of the need. Packs of several prices are not mixed. */
export function entryOf(line: Line, offer: ComparedOffer, context: Context): Entry {
  const prices = offer.prices.filter(({ lineId }) => lineId === line.id)
  const own = prices.filter(({ substitute }) => substitute === null)
  const isSubstitute = own.length === 0
  const shown = isSubstitute ? prices : own
  const [best] = shown.flatMap((price) => candidateOf(line, price, context.isByTotal)).toSorted(byCost)
  if (!best) return withoutFigures(offer, stateWithout(line, offer, shown))
  const state = offer.isExpired ? 'expired' : best.figures.isShort ? 'short' : isSubstitute ? 'substitute' : 'priced'
  const isLive = !offer.isExpired && offer.closed === undefined
  const counts = isLive && (state === 'priced' || (state === 'substitute' && context.isAllowed))
  return { ...entryWith(offer, state, best), counts }
}

function stateWithout(line: Line, offer: ComparedOffer, prices: readonly Price[]): Cell['state'] {
  if (offer.askedLineIds?.includes(line.id) === false) return 'not-asked'
  if (prices.length > 0) return offer.isExpired ? 'expired' : 'not-comparable'
  return offer.closed === 'passed' || offer.passedLineIds?.includes(line.id) ? 'passed' : 'unanswered'
}

function withoutFigures({ id }: ComparedOffer, state: Cell['state']): Entry {
  const none = { packs: null, costCents: null, unitCents: null, surplus: null, substitute: null, isEstimate: false, change: null }
  return { cell: { offerId: id, state, ...none }, rankCents: 0, costCents: 0, isTaxable: false, counts: false, price: null }
}

function entryWith({ id }: ComparedOffer, state: Cell['state'], { price, figures }: Candidate): Omit<Entry, 'counts'> {
  const { packs, costCents, unitCents, surplus, change, rankCents } = figures
  const { substitute, isByWeight, origin = null, isSeafood = false } = price
  // Of most goods it does not matter, and nothing is said of it.
  const from = (isSeafood || origin !== null) && { origin, isSeafood }
  const shown = { packs, costCents, unitCents, surplus, substitute, isEstimate: isByWeight === true, change, ...from }
  return { cell: { offerId: id, state, ...shown }, rankCents, costCents, isTaxable: price.gst === 'taxable', price }
}

/** A price for the whole need goes before one of which too little can be had. */
const byCost = ({ figures: a }: Candidate, { figures: b }: Candidate) =>
  Number(a.isShort) - Number(b.isShort) || a.rankCents - b.rankCents || a.unitCents - b.unitCents

function candidateOf(line: Line, price: Price, isByTotal: boolean): Candidate[] {
  if (line.need === null || price.contents === null || price.contents.measure !== line.need.measure) return []
  const [need, contents] = [thousandths(line.need.amount), thousandths(price.contents.amount)]
  const isByWeight = price.isByWeight === true
  const packs = isByWeight ? fromThousandths(partOf(need, 1000, contents)) : wholePacks(need, contents)
  const costCents = isByWeight ? partOf(price.priceCents, need, contents) : packs * price.priceCents
  const figures = {
    packs,
    costCents,
    unitCents: unitCentsOf(price.priceCents, contents),
    surplus: isByWeight ? 0 : fromThousandths(packs * contents - need),
    rankCents: isByTotal && price.gst === 'taxable' ? partOf(costCents, GST_PART + 1, GST_PART) : costCents,
    isShort: price.packs !== null && (isByWeight ? thousandths(price.packs) * contents < need * 1000 : price.packs < packs),
    change: changeOf(line, { costCents, priceCents: price.priceCents, contents }),
  }
  return [{ price, figures }]
}
