import type { Offer, QuotedLine } from '#contract/quotes/offers.ts'
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
type PricedLine = Pick<QuotedLine, 'gst' | 'costCents' | 'isCounted'> & Partial<Pick<QuotedLine, 'isByWeight'>>
export type Priced = { lines: PricedLine[] } & Pick<Offer, 'deliveryCents' | 'minimumCents'> &
  Partial<Pick<Offer, 'belowMinimum' | 'smallOrderFeeCents' | 'freeDeliveryFromCents' | 'deliveryGst'>>

const NOTHING = { goodsCents: 0, deliveryCents: 0, differenceCents: 0, smallOrderFeeCents: 0, shortCents: 0, gstCents: 0, totalCents: 0 }

const countedLines = ({ lines }: Priced) => lines.filter(({ isCounted }) => isCounted)
const goodsOf = (lines: PricedLine[]) => lines.reduce((cents, { costCents }) => cents + (costCents ?? 0), 0)

/** The terms of an offer, with what is meant where it says nothing. */
const termsOf = (offer: Priced): OrderTerms => ({
  deliveryCents: offer.deliveryCents,
  freeDeliveryFromCents: offer.freeDeliveryFromCents ?? 0,
  deliveryGst: offer.deliveryGst ?? 'goods',
  minimumCents: offer.minimumCents ?? 0,
  belowMinimum: offer.belowMinimum ?? 'difference',
  smallOrderFeeCents: offer.smallOrderFeeCents ?? 0,
})

/** Whether anything of an offer counts, so that there is a total of it. */
export const hasTotal = (offer: Priced): boolean => offer.lines.some(({ isCounted }) => isCounted)

/**
 * Returns what a buyer has to pay for an offer, as `orderFigures` adds up what counts of it. Where nothing does, there is nothing to order yet,
 * and no delivery of it either.
 */
export function totalsOf(offer: Priced): Totals {
  const counted = countedLines(offer)
  if (counted.length === 0) return { ...NOTHING, isRefused: false, isEstimate: false }
  const goods = { goodsCents: goodsOf(counted), taxableCents: goodsOf(counted.filter(({ gst }) => gst === 'taxable')) }
  const { exGstCents: _, ...figures } = orderFigures(termsOf(offer), goods)
  return { ...figures, isEstimate: counted.some(({ isByWeight }) => isByWeight) }
}

/** Returns the GST of each line with its share of what is charged besides goods, as `totalsOf` adds it up, but not rounded. */
export function gstOfLines(offer: Priced): number[] {
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents } = totalsOf(offer)
  const besideCents = deliveryCents + differenceCents + smallOrderFeeCents
  const deliveryGst = goodsCents === 0 && offer.deliveryGst !== 'free' ? 'taxable' : (offer.deliveryGst ?? 'goods')
  const counted = countedLines(offer).length
  return offer.lines.map(({ gst, costCents, isCounted }) => {
    if (!isCounted) return 0
    const cents = costCents ?? 0
    const isTaxed = deliveryGst === 'taxable' || (deliveryGst === 'goods' && gst === 'taxable')
    const share = goodsCents === 0 ? 1 / counted : cents / goodsCents
    return ((gst === 'taxable' ? cents : 0) + (isTaxed ? besideCents * share : 0)) / GST_PART
  })
}
