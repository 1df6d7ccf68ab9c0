import type { Offer, OfferLine } from '#contract/quotes/offers.ts'
import { GST_PART, orderFigures, type OrderTerms } from '#shared/comparison/order.ts'

/** What one order costs. All amounts but `gstCents` and `totalCents` are without GST. */
export type Totals = {
  goodsCents: number
  deliveryCents: number
  /** What the goods are short of the supplier's minimum order, which is charged too. */
  differenceCents: number
  gstCents: number
  totalCents: number
}
type Priced = { lines: Pick<OfferLine, 'quantity' | 'priceCents' | 'gst'>[] } & Pick<Offer, 'deliveryCents' | 'minimumCents'>

/** Rounds to whole cents, half a cent upwards. First removes floating-point error, which turns 100.5 into 100.49999999999999. */
const wholeCents = (cents: number) => Math.round(Number(cents.toPrecision(15)))

/** Returns the total of a line, without GST. */
export const lineCents = ({ quantity, priceCents }: Pick<OfferLine, 'quantity' | 'priceCents'>): number => wholeCents(quantity * priceCents)

const goodsOf = (lines: Priced['lines']) => lines.reduce((cents, line) => cents + lineCents(line), 0)

/** The terms that an offer states, and the usual ones besides. */
const termsOf = ({ deliveryCents, minimumCents }: Priced): OrderTerms => ({
  deliveryCents,
  freeDeliveryFromCents: 0,
  deliveryGst: 'goods',
  minimumCents: minimumCents ?? 0,
  belowMinimum: 'difference',
  smallOrderFeeCents: 0,
})

/** Returns what a buyer has to pay for an offer, as `orderFigures` adds it up. Goods below the supplier's minimum order are charged up to it. */
export function totalsOf(offer: Priced): Totals {
  const taxableCents = goodsOf(offer.lines.filter(({ gst }) => gst === 'taxable'))
  const figures = orderFigures(termsOf(offer), { goodsCents: goodsOf(offer.lines), taxableCents })
  const { goodsCents, deliveryCents, differenceCents, gstCents, totalCents } = figures
  return { goodsCents, deliveryCents, differenceCents, gstCents, totalCents }
}

/** Returns the GST of each line with its share of delivery and difference, as `totalsOf` adds it up, but not rounded. */
export function gstOfLines(offer: Priced): number[] {
  const { goodsCents, deliveryCents, differenceCents } = totalsOf(offer)
  const besideCents = deliveryCents + differenceCents
  return offer.lines.map((line) => {
    if (goodsCents === 0) return besideCents / offer.lines.length / GST_PART
    const cents = lineCents(line)
    return line.gst === 'taxable' ? (cents + (besideCents * cents) / goodsCents) / GST_PART : 0
  })
}
