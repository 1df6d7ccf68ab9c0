import type { Offer, OfferLine } from '#contract/offers.ts'

/** Australia's goods and services tax, in per cent. */
const GST_PERCENT = 10

export type Totals = { goodsCents: number; deliveryCents: number; gstCents: number; totalCents: number }
type Priced = { lines: Pick<OfferLine, 'quantity' | 'priceCents' | 'gst'>[] } & Pick<Offer, 'deliveryCents'>

/** Rounds to whole cents, half a cent upwards. First removes floating-point error, which turns 100.5 into 100.49999999999999. */
const wholeCents = (cents: number) => Math.round(Number(cents.toPrecision(15)))

/** Returns the total of a line, without GST. */
export const lineCents = ({ quantity, priceCents }: Pick<OfferLine, 'quantity' | 'priceCents'>): number => wholeCents(quantity * priceCents)

/** Returns the GST on a taxable amount, not rounded. */
export const gstOn = (cents: number): number => (cents * GST_PERCENT) / 100

const goodsOf = (lines: Priced['lines']) => lines.reduce((cents, line) => cents + lineCents(line), 0)

/** Returns the totals of an offer. Delivery is taxed in the same proportion as the goods. GST is rounded once, for the whole. */
export function totalsOf({ lines, deliveryCents }: Priced): Totals {
  const goodsCents = goodsOf(lines)
  const gstCents = gstOf(lines, deliveryCents)
  return { goodsCents, deliveryCents, gstCents, totalCents: goodsCents + deliveryCents + gstCents }
}

/** Returns the GST on the goods and on additional charges, which are taxed in the same proportion as the goods. */
function gstOf(lines: Priced['lines'], besideCents: number): number {
  const goods = goodsOf(lines)
  const taxable = goodsOf(lines.filter(({ gst }) => gst === 'taxable'))
  return wholeCents(gstOn(taxable + (goods === 0 ? 0 : (besideCents * taxable) / goods)))
}

/** Returns the amount by which the goods are below the supplier's minimum order, both without GST and delivery. */
export const missingToMinimum = ({ lines, minimumCents }: Pick<Priced, 'lines'> & Pick<Offer, 'minimumCents'>): number =>
  Math.max(0, (minimumCents ?? 0) - goodsOf(lines))

/**
 * Returns what a buyer has to pay. If the goods are below the supplier's minimum order, the difference is charged as well, with GST in the
 * same proportion as the goods.
 */
export function payableOf(offer: Priced & Pick<Offer, 'minimumCents'>): Totals & { missingCents: number } {
  const { goodsCents, deliveryCents } = totalsOf(offer)
  const missingCents = missingToMinimum(offer)
  const gstCents = gstOf(offer.lines, deliveryCents + missingCents)
  return { goodsCents, deliveryCents, missingCents, gstCents, totalCents: goodsCents + deliveryCents + missingCents + gstCents }
}
