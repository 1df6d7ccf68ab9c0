import type { Quote, QuotedLine } from '#contract/quotes/supplier-quote.ts'
import { GST_PART, orderFigures, type OrderTerms } from '#shared/comparison/order.ts'

/** What one order costs. All amounts but `gstCents` and `totalCents` are without GST. */
export type Totals = {
  goodsCents: number
  deliveryCents: number
  /** What the goods are short of the supplier's minimum order, where that is charged too. */
  differenceCents: number
  /** What is charged for an order below the minimum, where that is a fee. */
  smallOrderFeeCents: number
  /** What the goods are short of the minimum order, whatever follows from it. */
  shortCents: number
  /** Whether the supplier delivers no order that small. */
  isRefused: boolean
  /** Whether some of it is sold by weight, which is known at delivery only. */
  isEstimate: boolean
  gstCents: number
  totalCents: number
}
type CostedLine = Pick<QuotedLine, 'gst' | 'costCents' | 'isCounted'> & Partial<Pick<QuotedLine, 'isByWeight'>>
export type Priced = { lines: CostedLine[] } & Pick<Quote, 'deliveryCents' | 'minimumCents'> &
  Partial<Pick<Quote, 'belowMinimum' | 'smallOrderFeeCents' | 'freeDeliveryFromCents' | 'deliveryGst'>>

const NOTHING = { goodsCents: 0, deliveryCents: 0, differenceCents: 0, smallOrderFeeCents: 0, shortCents: 0, gstCents: 0, totalCents: 0 }

const countedLines = ({ lines }: Priced) => lines.filter(({ isCounted }) => isCounted)
const goodsOf = (lines: CostedLine[]) => lines.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0)

/** The terms of an offer, with what is meant where it says nothing. */
const termsOf = (quote: Priced): OrderTerms => ({
  deliveryCents: quote.deliveryCents,
  freeDeliveryFromCents: quote.freeDeliveryFromCents ?? 0,
  deliveryGst: quote.deliveryGst ?? 'goods',
  minimumCents: quote.minimumCents ?? 0,
  belowMinimum: quote.belowMinimum ?? 'difference',
  smallOrderFeeCents: quote.smallOrderFeeCents ?? 0,
})

/** Returns whether anything of an offer counts, so that there is a total of it. */
export const hasTotal = (quote: Priced): boolean => quote.lines.some(({ isCounted }) => isCounted)

/**
 * Returns what a buyer has to pay for an offer, as `orderFigures` adds up what counts of it. Where nothing does, there is nothing to order yet,
 * and no delivery of it either.
 */
export function totalsOf(quote: Priced): Totals {
  const counted = countedLines(quote)
  if (counted.length === 0) return { ...NOTHING, isRefused: false, isEstimate: false }
  const goods = { goodsCents: goodsOf(counted), taxableCents: goodsOf(counted.filter(({ gst }) => gst === 'taxable')) }
  const { exGstCents: _, ...figures } = orderFigures(termsOf(quote), goods)
  return { ...figures, isEstimate: counted.some(({ isByWeight }) => isByWeight) }
}

/** Returns the GST of each line with its share of what is charged besides goods, as `totalsOf` adds it up, but not rounded. */
export function gstOfLines(quote: Priced): number[] {
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents } = totalsOf(quote)
  const besideCents = deliveryCents + differenceCents + smallOrderFeeCents
  const deliveryGst = goodsCents === 0 && quote.deliveryGst !== 'free' ? 'taxable' : (quote.deliveryGst ?? 'goods')
  const counted = countedLines(quote).length
  return quote.lines.map(({ gst, costCents, isCounted }) => {
    if (!isCounted) return 0
    const cents = costCents ?? 0
    const isTaxed = deliveryGst === 'taxable' || (deliveryGst === 'goods' && gst === 'taxable')
    const share = goodsCents === 0 ? 1 / counted : cents / goodsCents
    return ((gst === 'taxable' ? cents : 0) + (isTaxed ? besideCents * share : 0)) / GST_PART
  })
}
