import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { entryOf, type Entry } from './cell.ts'
import { termsOf, type ComparedOffer, type Line, type OffersToCompare } from './request.ts'
import type { OrderTerms } from './order.ts'

export type LineRow = { line: Line; entries: Entry[] }
/** The offers and lines of a comparison, each with its number in the request. Rows have an entry for each offer, in their order. */
export type Table = { offers: ComparedOffer[]; terms: OrderTerms[]; rows: LineRow[]; live: number[]; isByTotal: boolean }

/** Returns whether a venue ranks by what it pays, because it cannot claim GST back. */
const ranksByTotal = ({ isGstRegistered }: OffersToCompare) => isGstRegistered === false

export function tableOf(request: OffersToCompare): Table {
  const { lines, offers, rules } = request
  const isByTotal = ranksByTotal(request)
  const allowed = new Set(rules?.substitutes?.map(({ offerId, lineId }) => JSON.stringify([offerId, lineId])))
  const rows = lines.map((line) => ({
    line,
    entries: offers.map((offer) => entryOf(line, offer, { isByTotal, isAllowed: allowed.has(JSON.stringify([offer.id, line.id])) })),
  }))
  const live = [...offers.keys()].filter((offer) => rows.some(({ entries }) => entries[offer]?.counts))
  return { offers, terms: offers.map(termsOf), rows, live, isByTotal }
}

/** Returns the numbers of the lines that some live offer has priced. */
export const pricedLines = ({ rows }: Table): number[] =>
  rows.flatMap(({ entries }, line) => (entries.some(({ counts }) => counts) ? [line] : []))

/** Returns those of some lines that an offer has priced. */
export const linesOf = ({ rows }: Table, offer: number, among: readonly number[]): number[] =>
  among.filter((line) => rows[line]?.entries[offer]?.counts)

export function offersOf({ offers, live }: Table): Comparison['offers'] {
  return offers.map((offer, at) => {
    const isExpired = offer.isExpired === true
    const state = isExpired ? 'expired' : (offer.closed ?? (live.includes(at) ? 'live' : 'unanswered'))
    return { offerId: offer.id, name: offer.name, state, isExpired }
  })
}

export function linesOfTable({ rows }: Table): Comparison['lines'] {
  return rows.map(({ line, entries }) => {
    const counting = entries.filter(({ counts }) => counts)
    return {
      lineId: line.id,
      item: line.item,
      need: line.need,
      every: line.every,
      cells: entries.map(({ cell }) => cell),
      cheapest: leastOf(counting, ({ rankCents }) => rankCents),
      lowestUnit: leastOf(counting, ({ cell }) => cell.unitCents ?? Infinity),
      gstDiffers: new Set(counting.map(({ isTaxable }) => isTaxable)).size > 1,
    }
  })
}

/** Returns the offers whose figure is the least: all of them, where it is equal. */
function leastOf(entries: readonly Entry[], figure: (entry: Entry) => number): string[] {
  const least = Math.min(...entries.map(figure))
  return entries.filter((entry) => figure(entry) === least).map(({ cell }) => cell.offerId)
}
